/**
 * Headings of jobs and of education, whose words may stand in any order: 'Current / most recent appointment', 'Work experience 1 (most recent)', 'Most recent
 * school or college'. One word says what it is about; each other is a part that says which, or says nothing there. A word that is no part of it leaves the
 * heading to other rules.
 */
export const headings = `
entry-no = 1 {entry=1} | 2 {entry=2} | 3 {entry=3} | 4 {entry=4} | 5 {entry=5} | two {entry=2} | three {entry=3}
work-noun = employment | employer | job | jobs | work | career | occupation | appointment | experience | workplace | working | worked
second-job = last (job | employer | employment) but one | <second> (job | employer | employment) | job before last
before-now = [immediately | just | directly | right] (before | prior to | preceding) (<this-one> | current job | current | (this | this one) | joining us)
which-job-part = <latest> {which=latest} | <current> {which=current} | <now> {which=current} | <latest-first> {which=latest} | <previous-one> {which=before} | <before-now> {which=before} | had (last | latest) {which=latest} | <second> {entry=2} | last but one {entry=2} | before (last | latest) [one | job | employer] {entry=2} | (start [date] | from) {what=start} | (end [date] | to) {what=end}
previous-one = previous | former | past | prior
work-fill = details | detail | information | info | history | record | summary | background | about | of | held | and | any | tell us | where | you | do | are | have | had | did | in | for | who | which | that | by | with | at | is | was | to date | professional | paid | place | one | title | <which-job-part> | <work-noun> [<entry-no>]
work-fills = <work-fill> [<work-fills>]
work-heading = <second-job> {in=work} {entry=2} [<work-fills>] | <work-noun> {in=work} [<entry-no>] [<work-fills>] | <work-fill> <work-heading>
heading = [<part-letter>] <work-heading> | [<part-letter>] <work-heading> <entry-no>
pay-noun-word = salary | pay | remuneration | earnings | wage | wages | compensation
heading = {suits=pay-now} <current> (<pay-noun-word>) [details | information | and benefits | package] | [<part-letter>] <plain-words> <#no> of <#size> | {in=name} preferred name
before-now = [immediately] (before | prior to) [current or] [<latest>] (one | job)
school-noun = education | educational | qualification | academic | university | degree | school | college | study | studies | course | programme | institution | establishment | award | awards
level-word = (phd | doctorate) {of=doctorate} | masters {of=masters} | (bachelors | undergraduate | first degree) {of=bachelors} | (alevel | alevels) {of=a-levels} | (gcse | gcses) {of=gcses}
school-fill = details | detail | information | info | history | record | background | about | of | <or> | any | tell us | you | have | did | in | for | where | higher | further | professional | training | attended | held | obtained | gained | completed | achieved | period of | place of | level of | <latest> {which=latest} | <latest-first> {which=latest} | highest {which=highest} | <level-word> | (start [date] | from) {what=start} | (end [date] | to) {what=end} | <school-noun>
school-fills = <school-fill> [<school-fills>]
school-heading = <school-noun> {in=education} [<school-fills>] | <level-word> {in=education} [<school-fills>] | <school-fill> <school-heading>
heading = [<part-letter>] <school-heading> [<entry-no>]
heading = {in=education} <school-noun> <entry-no> [most recent first | latest first | starting with latest] | {in=education} <school-noun> 1 <latest> {which=latest} (degree {of=degree} | <school-noun>) | {in=education} (degree | university degree) {which=degree}
`
