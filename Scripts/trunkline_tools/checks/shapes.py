"""Measures how time and memory grow with files of many shapes, among them those that are built to fill memory or a disk.

    Scripts/check shapes [SHAPE ...] [--command PATH] [--scale X] [--exponent 1.15] [--memory MB]

Each shape is read at n, 2n and 4n, in an address space of 1.5 GB. The table gives, for each, the bytes of the file at 4n, the
processor time, memory, the largest temporary file and the database, and the exponents of time and memory: 1 is in proportion,
2 is the square. It fails if an exponent is larger than allowed, a command crashes, or a temporary file or database is larger than
its budget: 16 MB and 200 times the file. Exponents count above a floor of 0.15 s and 32 MB over those of an empty run. --scale
makes the files smaller or larger. Needs Python 3.8 and the command, which is built unless a path is given.
"""

import base64
import gzip
import io
import math
import os
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import zipfile
from pathlib import Path

from ..project import command, parser

MEGABYTE = 1 << 20
ADDRESS_SPACE = 1536 * MEGABYTE
TIME_FLOOR, MEMORY_FLOOR = 0.15, 32.0
TIME_LIMIT = 300
SHAPES = {}


def shape(name, n, ending, then=None):
    """A shape: a function that gives the bytes of a file of about n things."""
    def note(function):
        SHAPES[name] = (n, ending, function, then)
        return function
    return note


def number(i):
    return f"650-253-{i % 9000 + 1000}"


def rows(n):
    return "".join(f"Ada {i},{number(i)}\n" for i in range(n))


HEAD = "Name,Phone\n"

# Tables of text.
shape("csv rows", 10_000, "csv")(lambda n: HEAD + rows(n))
shape("csv open quotes", 10_000, "csv")(lambda n: HEAD + '"a\n' * n)
shape("csv open quotes only", 20_000, "csv")(lambda n: HEAD + rows(1) + '"' + "a\n" * n)
shape("csv one long cell", 1_000_000, "csv")(lambda n: HEAD + f'"{"x" * n}",1\n' + rows(1))
shape("csv one wide row", 200_000, "csv")(lambda n: HEAD + rows(1) + "a," * n + "\n")
shape("csv wide rows", 100, "csv")(lambda n: HEAD + ("a," * 2000 + "\n") * n)
shape("csv wide header", 2_000, "csv")(lambda n: ",".join(f"Phone {i}" for i in range(n)) + "\n" + rows(1))
shape("csv blank lines", 500_000, "csv")(lambda n: HEAD + rows(1) + "\n" * n)
shape("csv empty cells", 200_000, "csv")(lambda n: HEAD + rows(1) + ",\n" * n)
shape("csv stray quotes", 20_000, "csv")(lambda n: HEAD + 'a"b,c"d"\n' * n)
shape("csv null bytes", 500_000, "csv")(lambda n: HEAD + rows(1) + "\0" * n)
shape("csv digits", 300_000, "csv")(lambda n: HEAD + f'Ada,{"1" * n}\n')
shape("csv many numbers a cell", 20_000, "csv")(lambda n: HEAD + f'Ada,"{" / ".join(number(i) for i in range(n))}"\n')

# Cards.
CARD = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nTEL:650-253-1000\r\nEND:VCARD\r\n"
shape("cards", 5_000, "vcf")(lambda n: CARD * n)
shape("card of many numbers", 5_000, "vcf")(lambda n: CARD.replace("END", "".join(f"TEL:{number(i)}\r\n" for i in range(n)) + "END"))
shape("card of folded lines", 200_000, "vcf")(lambda n: CARD.replace("END", "NOTE:" + "a\r\n " * n + "\r\nEND"))
shape("card with a photo", 1_000_000, "vcf")(lambda n: CARD.replace("END", "PHOTO;ENCODING=b:" + "A" * n + "\r\nEND"))
shape("cards in cards", 20_000, "vcf")(lambda n: "BEGIN:VCARD\r\n" * n + CARD)
shape("cards without an end", 20_000, "vcf")(lambda n: "BEGIN:VCARD\r\nFN:Ada\r\n" * n)
shape("card of parameters", 20_000, "vcf")(lambda n: CARD.replace("TEL:", "TEL" + ";TYPE=x" * n + ":"))

# JSON.
PERSON = '{"name":"Ada","phone":"650-253-1000"}'
shape("json records", 5_000, "jsonl")(lambda n: "\n".join('{"name":"Ada %d","phone":"%s"}' % (i, number(i)) for i in range(n)))
shape("json one wide record", 20_000, "json")(lambda n: '[{"phone":"1",' + ",".join(f'"k{i}":"v"' for i in range(n)) + "}," + PERSON + "]")
shape("json deep nesting", 200_000, "json")(lambda n: '[{"phone":"1","x":' + '{"a":' * n + "1" + "}" * n + "}," + PERSON + "]")
shape("json deep lists", 300_000, "json")(lambda n: '[{"phone":"1","x":' + "[" * n + "]" * n + "}," + PERSON + "]")
shape("json open lists", 500_000, "json")(lambda n: "[" + PERSON + ',{"phone":' + "[" * n)
shape("json long list", 50_000, "json")(lambda n: '[{"phone":[' + ",".join(f'"{number(i)}"' for i in range(n)) + "]}]")
shape("json list of words", 100_000, "json")(lambda n: '[{"phone":"1","tags":[' + ",".join('"a"' for _ in range(n)) + "]}]")
shape("json names of their own", 6_000, "jsonl")(lambda n: "\n".join('{"phone":"%s","k%d":"v"}' % (number(i), i) for i in range(n)))
shape("json one long string", 2_000_000, "json")(lambda n: '[{"phone":"1","x":"' + "y" * n + '"},' + PERSON + "]")
shape("json one long name", 1_000_000, "json")(lambda n: '[{"phone":"1","' + "y" * n + '":"v"},' + PERSON + "]")
shape("json escapes", 200_000, "json")(lambda n: '[{"phone":"1","x":"' + "\\u00e9" * n + '"},' + PERSON + "]")
shape("json record beyond the limit", 4_000_000, "json")(lambda n: "[" + PERSON + ',{"phone":[' + "1," * n + "1]}," + PERSON + "]")
shape("json equal names", 20_000, "json")(lambda n: '[{"phone":"1",' + ",".join('"x":"v"' for i in range(n)) + "}," + PERSON + "]")
shape("json empty lists", 3_000, "jsonl")(lambda n: "\n".join('{"phone":"%s",%s}' % (number(i), ",".join(f'"a{k}":[]' for k in range(10))) for i in range(n)))
shape("json damaged records", 10_000, "jsonl")(lambda n: PERSON + "\n" + '{"phone" "1"}\n' * n)

# LDIF.
ENTRY = "dn: cn=Ada\ncn: Ada\nmobile: 650-253-1000\n"
shape("ldif entries", 5_000, "ldif")(lambda n: "\n".join(ENTRY.replace("1000", str(1000 + i % 9000)) for i in range(n)))
shape("ldif base64", 1_000_000, "ldif")(lambda n: ENTRY + "description:: " + base64.b64encode(b"x" * n).decode() + "\n\n" + ENTRY)
shape("ldif folded lines", 300_000, "ldif")(lambda n: ENTRY + "description: a" + "\n b" * n + "\n\n" + ENTRY)
shape("ldif many values", 20_000, "ldif")(lambda n: ENTRY + "".join(f"mail: a{i}@example.com\n" for i in range(n)) + "\n" + ENTRY)
shape("ldif many attributes", 20_000, "ldif")(lambda n: ENTRY + "".join(f"x{i}: v\n" for i in range(n)) + "\n" + ENTRY)
shape("ldif photo", 2_000_000, "ldif")(lambda n: ENTRY + "jpegPhoto:: " + "A" * n + "\n\n" + ENTRY)
shape("ldif comments", 200_000, "ldif")(lambda n: ENTRY + "# c\n" * n + "\n" + ENTRY)


def workbook(n, sheet, shared="", sheets=1, styles="", packing=zipfile.ZIP_DEFLATED):
    """A workbook of equal sheets."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", packing) as archive:
        names = "".join(f'<sheet name="S{i}" sheetId="{i + 1}" r:id="r{i}"/>' for i in range(sheets))
        links = "".join(f'<Relationship Id="r{i}" Type="x/worksheet" Target="worksheets/sheet.xml"/>' for i in range(sheets))
        archive.writestr("xl/workbook.xml", f'<workbook xmlns:r="r"><sheets>{names}</sheets></workbook>')
        archive.writestr("xl/_rels/workbook.xml.rels", f"<Relationships>{links}</Relationships>")
        if shared:
            archive.writestr("xl/sharedStrings.xml", f"<sst>{shared}</sst>")
        if styles:
            archive.writestr("xl/styles.xml", f"<styleSheet>{styles}</styleSheet>")
        archive.writestr("xl/worksheets/sheet.xml", f"<worksheet><sheetData>{TITLES}{sheet}</sheetData></worksheet>")
    return output.getvalue()


HIDDEN = '<col min="9" max="16000" hidden="1"/>'


def sheets(n, columns, rows):
    """A workbook of sheets with parts of their own."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        names = "".join(f'<sheet name="S{i}" sheetId="{i + 1}" r:id="r{i}"/>' for i in range(n))
        links = "".join(f'<Relationship Id="r{i}" Type="x/worksheet" Target="worksheets/sheet{i}.xml"/>' for i in range(n))
        archive.writestr("xl/workbook.xml", f'<workbook xmlns:r="r"><sheets>{names}</sheets></workbook>')
        archive.writestr("xl/_rels/workbook.xml.rels", f"<Relationships>{links}</Relationships>")
        for i in range(n):
            archive.writestr(f"xl/worksheets/sheet{i}.xml", f"<worksheet><cols>{columns(i)}</cols><sheetData>{TITLES}{rows(i)}</sheetData></worksheet>")
    return output.getvalue()


def document(tables):
    """An OpenDocument spreadsheet."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
        archive.writestr("content.xml", '<o:document-content xmlns:o="o" xmlns:table="t" xmlns:text="x"><o:body><o:spreadsheet>' + tables + "</o:spreadsheet></o:body></o:document-content>")
    return output.getvalue()


def table_rows(*rows):
    """The rows of a sheet of an OpenDocument spreadsheet."""
    return "".join("<table:table-row>" + "".join(f'<table:table-cell o:value-type="string"><text:p>{text}</text:p></table:table-cell>' for text in row) + "</table:table-row>" for row in rows)


def table_sheet(i, rows):
    return f'<table:table table:name="S{i}">{rows}</table:table>'


def cells(*texts):
    return "<row>" + "".join(f'<c t="str"><v>{text}</v></c>' for text in texts) + "</row>"


TITLES = cells("Name", "Phone")
shape("xlsx rows", 3_000, "xlsx")(lambda n: workbook(n, "".join(cells(f"Ada {i}", number(i)) for i in range(n))))
shape("xlsx far columns", 2_000, "xlsx")(lambda n: workbook(n, "".join(f'<row r="{i + 2}"><c r="XFD{i + 2}"><v>1</v></c></row>' for i in range(n))))
shape("xlsx columns at the limit", 500, "xlsx")(lambda n: workbook(n, '<row><c r="A2"><v>6502531000</v></c><c r="FAN2"><v>1</v></c></row>' * n))
shape("xlsx one text shared by all", 5_000, "xlsx")(lambda n: workbook(n, ('<row>' + '<c t="s"><v>0</v></c>' * 2 + "</row>") * n, shared=f"<si><t>{'x' * 2000}</t></si>"))
shape("xlsx shared texts", 20_000, "xlsx")(lambda n: workbook(n, cells("Ada", number(1)), shared="".join(f"<si><t>{i}</t></si>" for i in range(n))))
shape("xlsx row of shared texts", 500, "xlsx")(lambda n: workbook(n, "<row>" + '<c t="s"><v>0</v></c>' * n + "</row>", shared=f"<si><t>{'x' * MEGABYTE}</t></si>"))
shape("xlsx gaps between rows", 100, "xlsx")(lambda n: workbook(n, "".join(f'<row r="{i * 2500 + 2}"><c t="str"><v>Ada</v></c><c><v>6502531000</v></c></row>' for i in range(n))))
shape("xlsx cells of one column", 20_000, "xlsx")(lambda n: workbook(n, "<row>" + '<c r="A2"><v>1</v></c>' * n + "</row>" + cells("Ada", number(1))))
shape("xlsx many sheets", 1_000, "xlsx")(lambda n: workbook(n, cells("Ada", number(1)), sheets=n))
shape("xlsx hidden columns", 20_000, "xlsx")(lambda n: sheets(1, lambda i: HIDDEN * n, lambda i: cells("Ada", number(i)) * 500))
shape("xlsx sheets of their own", 30, "xlsx")(lambda n: sheets(n, lambda i: "", lambda i: cells(f"Ada {i}", number(i))))
shape("xlsx deep elements", 50_000, "xlsx")(lambda n: workbook(n, "<a>" * n))
shape("xlsx long attribute", 1_000_000, "xlsx")(lambda n: workbook(n, f'<row x="{"y" * n}">' + "</row>"))
shape("xlsx names of elements", 20_000, "xlsx")(lambda n: workbook(n, "".join(f"<a{i}/>" for i in range(n))))
shape("xlsx formats of cells", 10_000, "xlsx")(lambda n: workbook(n, cells("Ada", number(1)), styles="<cellXfs>" + '<xf numFmtId="1"/>' * n + "</cellXfs>"))
shape("xlsx empty rows", 50_000, "xlsx")(lambda n: workbook(n, cells("Ada", number(1)) + "<row/>" * n))


shape("ods rows", 3_000, "ods")(lambda n: document(table_sheet(0, table_rows(("Name", "Phone"), *((f"Ada {i}", number(i)) for i in range(n))))))
shape("ods many sheets", 30, "ods")(lambda n: document("".join(table_sheet(i, table_rows(("Name", "Phone"), (f"Ada {i}", number(i)))) for i in range(n))))
shape("ods blank rows", 50_000, "ods")(lambda n: document(table_sheet(0, table_rows(("Name", "Phone"), ("Ada", number(1))) + '<table:table-row table:number-rows-repeated="1048576"/>' * n)))


def packed(n, member):
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w") as archive:
        for i in range(n):
            archive.writestr(*member(i))
    return output.getvalue()


def tar(n, mode):
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode=mode) as archive:
        for i in range(n):
            content = (HEAD + rows(1) + f"Bo {i},{number(i)}\n").encode()
            info = tarfile.TarInfo(f"{i}.csv")
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return output.getvalue()


def table(i):
    return f"{i}.csv", HEAD + f"Ada {i},{number(i)}\n"


shape("gzip bomb", 2_000_000, "csv.gz")(lambda n: gzip.compress((HEAD + rows(1)).encode() + b"\n" * n, mtime=0))
shape("gzip of empty streams", 20_000, "csv.gz")(lambda n: gzip.compress((HEAD + rows(1)).encode(), mtime=0) + gzip.compress(b"", mtime=0) * n)
shape("zip of tables", 50, "zip")(lambda n: packed(n, table))
shape("zip of tables, verified", 50, "zip", ["verify"])(lambda n: packed(n, table))
shape("zip of JSON files", 50, "zip")(lambda n: packed(n, lambda i: (f"{i}.json", '[{"name":"Ada %d","phone":"%s"}]' % (i, number(i)))))
shape("zip of workbooks", 20, "zip")(lambda n: packed(n, lambda i: (f"{i}.xlsx", workbook(1, cells(f"Ada {i}", number(i))))))
shape("zip of zip files", 20, "zip")(lambda n: packed(n, lambda i: (f"{i}.zip", packed(1, lambda k: (f"{i}.csv", HEAD + f"Ada {i},{number(i)}\n")))))
shape("zip of other files", 10_000, "zip")(lambda n: packed(n, lambda i: (f"{i}.jpg" if i else "a.csv", HEAD + rows(1) if i == 0 else "x")))
shape("tar of tables", 50, "tar")(lambda n: tar(n, "w"))
shape("tar.gz of tables", 50, "tar.gz")(lambda n: tar(n, "w:gz"))
shape("tar.gz of tables, verified", 50, "tar.gz", ["verify"])(lambda n: tar(n, "w:gz"))
shape("folder of tables, verified", 50, "", ["verify"])(lambda n: [table(i) for i in range(n)])


class Watch(threading.Thread):
    """Looks at the temporary files of a process, which have no name."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process, self.largest, self.ends = process, 0, False

    def run(self):
        folder = Path(f"/proc/{self.process.pid}/fd")
        while not self.ends:
            try:
                for link in folder.iterdir():
                    if os.readlink(link).endswith("(deleted)"):
                        self.largest = max(self.largest, link.stat().st_size)
            except OSError:
                pass
            time.sleep(0.01)


def run(command, words, folder):
    """Runs the command; gives its processor time, memory in MB, largest temporary file and exit code."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
        resource.setrlimit(resource.RLIMIT_CPU, (TIME_LIMIT, TIME_LIMIT + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    with open(folder / "errors", "wb") as errors:
        process = subprocess.Popen([command, *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
                                   preexec_fn=limit)
        watch = Watch(process)
        watch.start()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        watch.ends = True
        watch.join()
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, watch.largest, process.returncode


def measure(command, name, n, folder):
    """Reads one file; gives its size and the measures, of the verification where the shape is about that."""
    _, ending, make, then = SHAPES[name]
    content = make(n)
    path = folder / ("input." + ending if ending else "input")
    if isinstance(content, list):
        path.mkdir()
        for file, text in content:
            (path / file).write_text(text)
        size = sum(len(text) for _, text in content)
    else:
        content = content.encode() if isinstance(content, str) else content
        path.write_bytes(content)
        size = len(content)
    database = folder / "new.db"
    result = run(command, ["ingest", path.name, "--db", "new.db", "--region", "US", "--jobs", "2", "--quiet"], folder)
    if then and result[3] in (0, 65):
        result = run(command, [*then, "--db", "new.db", path.name], folder)
    return size, *result, database.stat().st_size if database.exists() else 0


def exponent(first, last, floor):
    """The exponent of growth from n to 4n of what is above a floor."""
    return math.log(max(last, floor) / max(first, floor)) / math.log(4)


def main():
    options = parser(__doc__)
    options.add_argument("shapes", nargs="*")
    options.add_argument("--scale", type=float, default=1)
    options.add_argument("--exponent", type=float, default=1.15)
    options.add_argument("--memory", type=float, default=400, help="the most memory in MB")
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    unknown = [name for name in arguments.shapes if name not in SHAPES]
    if unknown:
        options.error(f"no shape {unknown[0]!r}; the shapes are: " + ", ".join(SHAPES))
    failures = []
    with tempfile.TemporaryDirectory(prefix="trunkline-shapes-") as temporary:
        os.environ["TMPDIR"] = temporary
        folder = Path(temporary) / "empty"
        folder.mkdir()
        (folder / "input.csv").write_text(HEAD + rows(1))
        base = run(trunkline, ["ingest", "input.csv", "--db", "new.db", "--region", "US", "--quiet"], folder)
        bases = {"ingest": base, "verify": run(trunkline, ["verify", "--db", "new.db", "input.csv"], folder)}
        print(f"{'shape':32} {'bytes':>10} {'time s':>7} {'memory':>7} {'temporary':>10} {'database':>10}  {'time^':>5} {'mem^':>5}")
        for name in arguments.shapes or SHAPES:
            n = max(int(SHAPES[name][0] * arguments.scale), 1)
            measures = []
            for factor in (1, 2, 4):
                folder = Path(temporary) / "now"
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                measures.append(measure(trunkline, name, n * factor, folder))
                code = measures[-1][4]
                if code not in (0, 1, 65):
                    failures.append(f"{name}: ended with {code}: " + (folder / "errors").read_text(errors="replace")[-500:])
            first, last = measures[0], measures[2]
            base = bases[(SHAPES[name][3] or ["ingest"])[0]]
            times = exponent(first[1] - base[0], last[1] - base[0], TIME_FLOOR)
            memories = exponent(first[2] - base[1], last[2] - base[1], MEMORY_FLOOR)
            print(f"{name:32} {last[0]:10} {last[1]:7.2f} {last[2]:4.0f} MB {last[3]:10} {last[5]:10}  {times:5.2f} {memories:5.2f}",
                  flush=True)
            budget = 16 * MEGABYTE + 200 * last[0]
            if max(times, memories) > arguments.exponent:
                failures.append(f"{name}: grows with an exponent of {max(times, memories):.2f}")
            if last[2] > arguments.memory:
                failures.append(f"{name}: takes {last[2]:.0f} MB of memory")
            if max(last[3], last[5]) > budget:
                failures.append(f"{name}: {last[0]} bytes become a file of {max(last[3], last[5])}")
    print(f"{len(arguments.shapes or SHAPES)} shapes, {len(failures)} failures")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0
