// Times libphonenumber (C++) on lines RAW<TAB>REGION of standard input: parse, validate, type and E.164 form.
#include <phonenumbers/phonenumberutil.h>

#include <ctime>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

int main() {
    std::vector<std::pair<std::string, std::string>> cases;
    std::string line;
    while (std::getline(std::cin, line)) {
        const auto tab = line.find('\t');
        cases.emplace_back(line.substr(0, tab), tab == std::string::npos ? "ZZ" : line.substr(tab + 1));
    }
    const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    const auto run = [&](std::size_t count) {
        std::size_t valid = 0;
        std::string formatted;
        for (std::size_t i = 0; i < count; i++) {
            PhoneNumber number;
            if (util.Parse(cases[i].first, cases[i].second, &number) != PhoneNumberUtil::NO_PARSING_ERROR) continue;
            if (!util.IsValidNumber(number)) continue;
            util.GetNumberType(number);
            util.Format(number, PhoneNumberUtil::E164, &formatted);
            valid++;
        }
        return valid;
    };
    if (cases.empty()) return 64;
    run(cases.size() / 10);
    const std::clock_t start = std::clock();
    run(cases.size());
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << "libphonenumber C++\t" << long(seconds / cases.size() * 1e9) << "\n";
}
