<?php
// Times sabre/vobject on a file: every card is read, and its numbers looked at. Prints cards and seconds.
require '/usr/share/php/Sabre/VObject/autoload.php';

$start = hrtime(true);
$cards = 0;
$numbers = 0;
$splitter = new Sabre\VObject\Splitter\VCard(fopen($argv[1], 'r'));
while ($card = $splitter->getNext()) {
    foreach ($card->select('TEL') as $number) {
        $numbers += $number->getValue() === '' ? 0 : 1;
    }
    $cards++;
}
echo $cards, "\t", (hrtime(true) - $start) / 1e9, "\n";
