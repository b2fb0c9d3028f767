/**
 * Fields whose words may stand in any order: 'Date you took up your present post', 'In your current job, since when?'. Each subject is a list of
 * its parts, with the small words that say nothing there; a word that is in no part of the subject leaves the question not understood. What a set
 * of parts asks for, `any-order.ts` says.
 */
export const fields = `
small = of | for | in | at | on | is | are | was | you | what | which | that | it | name of

kind-of-home = home | permanent | main | usual | full | postal | correspondence | mailing | residential | contact | private | personal | primary | current | own
live-word = live | living | based | located | resident | situated | residence | domicile | residing | domiciled
place-noun = [<kind-of-home>] <town-any> [or | and] [<town-any>] [<or>] country {part=town-country} | [<kind-of-home>] <town-any> [or | and] [<town-any>] [<or>] (county | state | region | county or state | county or region) {part=town-county} | [<kind-of-home>] (<town> | (<town-any> or <town-any>) | post town | postal town) {part=town} | [<kind-of-home>] (<county>) {part=county} | [<kind-of-home>] <postcode> {part=postcode} | [current | own] (country | nation) {part=country}
place-part = <small> | location {lives} | do | where {where} | <live-word> {lives} | <now> | current | <place-noun> | (of | for | in | at | part of | on) [<kind-of-home>] [<kind-of-home>] address | (part | portion) | (of | for | at) home
place = <place-part> [<place>]

send-part = <small> | to | (home | permanent | full | postal | correspondence | mailing | residential | main) | address {part=whole} | where | we | us | can | should | will | may | be | send | sent | write | letters | letter | documents | correspondence | mail | posted | delivered | live | do | <now> | (with | including) <postcode> | in full | complete | current | any | all
send = <send-part> [<send>]

which-one = <latest> {which=latest} | <current> {which=current} | <now> {which=current} | latest {which=latest}
at-job = (for | with | at | by | of | in) [<which-one>] (employer | company | organisation | job | employment | workplace | work | one | career)
job-part = place | one | full | <small> | do you | did you | have you [been] | are you | by | as | has | were | <which-one> | <at-job> | <employer> {what=employer} | employers {what=employer} | <job-title> {what=title} | work | worked | working | employed | employs | employment | place of (work | employment) {what=employer} | workplace {what=employer} | employing organisation {what=employer} | called | business {what=employer}
job = <job-part> [<job>]

point = start {what=start} | started {what=start} | starting {what=start} | joined {what=start} | join {what=start} | joining {what=start} | appointed {what=start} | appointment {what=start} | took up {what=start} | taken up {what=start} | since {what=start} | (employed | worked | work | working) from {what=start} | end {what=end} | ended {what=end} | ending {what=end} | left {what=end} | leave {what=end} | leaving {what=end} | departure {what=end} | until {what=end} | ceased {what=end} | last day {what=end} | (employed | worked) (to | until) {what=end}
span = [how many] (full | complete | whole | completed) years [of] [service] {what=years} {form=years} | how long {what=years} {form=years} | how many years {what=years} {form=years} | [number of] years {what=years} {form=years} | (length of (time | service)) {what=years} {form=years}
moment = date | when | day | dates | (on | from | in | at) what date | year {form=yyyy} | month {form=month} | <date-form> | calendar year {form=yyyy} | <or> | exact
job-date-part = <small> | to | from | did | have | with | been | your | by | as | has | <which-one> | <at-job> | <point> | <span> | <moment> | job | employer | company | organisation | employment | employed | work | working | worked | workplace | served | spent
job-date = <job-date-part> [<job-date>]

ed-got = (graduated | graduation) {title} | achieved | obtained | gained | completed | attained | awarded | reached | got | received | held | passed | finished | have | earned | conferred | attended | studied | taken
ed-which = highest {which=highest} | latest {which=latest} | last {which=latest}
ed-noun = level {level} | education {level} | educated {level} | educational | academic | formal | attainment {level} | achievement {level} | qualification {title} | award {title} | course {title} | title | name
  | degree {of=degree} | university degree {of=degree} | (masters | masters degree | msc) {of=masters} | (bachelors | bachelors degree | undergraduate degree | first degree) {of=bachelors} | (phd | doctorate) {of=doctorate}
  | (university | institution | (university | college) [or] (university | college) | educational institution | awarding (body | institution)) {place} | (grade | result | classification | class | mark) [or (grade | result | classification | class)] {grade} | (subject | discipline | field of study | subject area) {subject} | (date | when | dates) {end} | year {end} {form=yyyy} | (month and year) {end} {form=month-year} | <date-form> {end}
ed-part = one | main | only | took | <small> | do | did | to | from | with {both} | has | been | so far | to date | where | by | <ed-got> | <ed-which> | <ed-noun>
ed = <ed-part> [<ed>]

pay-noun = salary {money} | pay {money} | remuneration {money} | wage {money} | wages {money} | earnings {money} | compensation {money} | salary level {money} | level of (salary | pay) {money} | package {money}
pay-wish = <wanted> {wish} | expectation {wish} | expectations {wish} | expecting {wish} | expect {wish} | requirement {wish} | requirements {wish} | aspiration {wish} | aspirations {wish} | looking for {wish} | hoping for {wish} | hoping {wish} | hope {wish} | seeking {wish} | seek {wish} | want {wish} | (would | do) you like {wish} | you would like {wish} | have in mind {wish} | aiming for {wish} | wish {wish}
pay-some = <pay-more> | <pay-lead> | range {range} | band {range} | bracket {range} | ranges {range} | figure | amount | sum | starting | starting point | number | full time | an | equivalent
pay-word = <small> | how much {much} | to | do | would | be | paid {money} | earn {money} | get | your | in this job | in new job | with | from | for next job | <pay-noun> | <pay-wish> | <pay-some>
wage-asked = <pay-word> [<wage-asked>]

notice-word = if you have (one | any) | you have | are | <small> | how | much | long | many | to | by | do | would | will | need | have | must | give | work | serve | be | with | has | say | says | does | under | leave | leaving | able | contractual | contract {job} | contracted | obliged | full | current | <now> | employer | company | organisation | job | employment | needed | if <now> employed | notice {asks=notice} | period | length | amount | time | weeks {unit=weeks} | days {unit=days} | months {unit=months} | in <notice-unit> | number of | any
notice-asked = <notice-word> [<notice-asked>]

link-word = <small> | <site-one> {asks=link} | <web-word> | links | link | do | have | to | if you have (one | any) | if (so | yes) | public | own | professional | social | network | paste | share | give | enter | add | provide | include | full | and | us | or url | or link
link-asked = <link-word> [<link-asked>]

mail-word = <inert> | <purpose-word> | <email-kind> | <email> | <small> | how | where | so | not work | we | you
mail = <mail-word> [<mail>]
mail-any = {about=mail} <mail>

ring-word = <inert> | <purpose-word> | <which-phone> | <phone-word> | <mobile-word> {kind=mobile} | <number-word> | contact | <small> | how | where | so | we | you | <phone-form> | home or mobile | mobile or landline | landline or mobile | during (office | working | business) hours
ring = <ring-word> [<ring>]
ring-any = {about=ring} <ring>

send-any = [<lead>] {about=send} <send> [<tails>]

any-order = [<lead>] ({about=place} <place> | {about=send} <send> | {about=job} <job> | {about=job-date} <job-date> | {about=education} <ed> | {about=pay} <wage-asked> | {about=notice} <notice-asked> | {about=link} <link-asked>) [<tails>]
`
