/**
 * Questions for a yes or no whose words may stand in any order, as `fields` has them for fields. What turns a question round ('without', 'unable',
 * 'not') is in none of them: those stand in the tables that keep the order.
 */
export const statements = `
say = (confirm | state | indicate | say) [that | whether | if] [you]
so-small = a | an | any | of | the | to | for | in | with | be | is | are | has | it

right-noun = right {right} | rights {right} | entitlement {right} | eligibility {right} | permission {right} | authorisation {right} | allowed {right} | <legally> | lawful | legal | rtw
working = work {work} | working {work} | employment {work} | employed {work} | live | living | remain | stay | and | take up | taking up | undertake | accept | engage in | paid | job | jobs | carry out | do | start | be
right-part = <so-small> | able | do | you | can | will | have | having | got | <now> | current | existing | valid | necessary | appropriate | <right-noun> | <working> | <country> | for this job | for us | with us | here {country=here} | within | on this basis
right = <right-part> [<right>]

sponsored = sponsorship {sponsor} | immigration support {sponsor} | sponsor {sponsor} | sponsored {sponsor} | sponsoring {sponsor} | sponsors {sponsor} | certificate of sponsorship [cos] {sponsor} | cos {sponsor}
by-whom = employer | employers | company | organisation | us | our | trust | university | school | council | college | department | board | hospital | firm | business | hse | this employer | this organisation
aim = obtain | get | gain | extend | renew | maintain | keep | switch | transfer | apply for | be granted | continue | continuing | carry on | (commence | start | begin) {now} | take up | taking up | work | working | employment | employed | job | remain | stay | live | legally | lawfully | in order | order | purposes
when-then = before (starting | taking up | you start | you take up) {now} | <now> {now} | <later> {later} | (and | or | and or | either | both) | ever {now} {later} | at any (time | point | stage) {now} {later} | (during | throughout) (your | employment | contract | time) [employment | contract] [with us] {now} {later} | from (day one | first day | start) {now} | at some later (point | stage | date | time) {later} | some time | at a later stage {later}
visa-word = visa | visas | work visa | work permit | employment permit | permit | immigration | skilled worker | tier 2 | work authorisation | under | route | points based | system | scheme | leave | permission | status | right
sponsor-part = <so-small> | this | do | we | need {need} | needs {need} | needing {need} | needed {need} | dependent on {need} | rely on {need} | reliant on {need} | you | have | from | by | will | would | your | support | form of | kind of | <sponsored> | <by-whom> | <aim> | <when-then> | <visa-word> | <country> | here {country=here} | <example-visa> | if (successful | appointed | offered this job | offered job) | that
sponsor-asked = <sponsor-part> [<sponsor-asked>]

able-to = able {able} | can {able} | could {able} | allowed {able} | right {able} | permission {able} | authorisation {able} | entitlement {able} | eligibility {able} | <legally> {able} | free {able}
free-part = <so-small> | do | you | will | would | have | <able-to> | <working> | <country> | here {country=here} | for us | with us | for this job | this | without {without} | need for | needing | having | being | from | by | <by-whom> | <sponsored> | (visa | permit | work permit | work visa | employment permit) {permit} | <when-then> | any kind | form of | support
free = <free-part> [<free>]

permit-part = <so-small> | do | need {need} | needing {need} | needed {need} | you | have | will | would | (visa | permit | work permit | work visa | employment permit | employment visa | working visa) {permit} | or | work {work} | working {work} | employment {work} | employed {work} | live | take up | job | be able | able | legally | in order | start | for us | with us | <country> | here {country=here} | <now> {now} | <later> {later} | for this job | type of | kind of | obtain | get | apply for
permit-asked = <permit-part> [<permit-asked>]

drive-part = <so-small> | do | you | have {have} | having {have} | own {have} | got {have} | holder {have} | in possession {have} | <now> | current | valid | full {full} | clean {clean} | manual {manual} | <licence-country> | in <country-uk> {country=GB} | in <country-ie> {country=IE} | for <country-ie> {country=IE} | for <country-uk> {country=GB} | (driving licence | licence to drive | licence for driving) {licence} | (category | cat | class) b | b | that is | which is | in date | up to date | issued in <country-uk> {country=GB} | issued in <country-ie> {country=IE} | valid in <country-uk> {country=GB} | valid in <country-ie> {country=IE}
drive = <drive-part> [<drive>]

going = relocate {move} | relocation {move} | relocating {move} | move house {move} | move home {move} | moving house {move} | moving home {move} | travel {travel} | travelling {travel}
ready = willing {ready} | free {ready} | happy {ready} | prepared {ready} | able {ready} | open {ready} | ready {ready} | content {ready} | keen {ready} | comfortable {ready} | in a position {ready} | willingness {ready} | ability {ready} | consider {ready} | considering {ready} | available {ready} | ok {ready} | okay {ready} | fine {ready} | would {ready} | can {ready} | could {ready} | flexible {ready}
go-part = <so-small> | <ready> | <going> | <move-for> | <travel-for> | do | you and | and | about | on | occasionally needed | your | yourself
go = <go-part> [<go>]

shift-part = on rota | rota | rota basis | on rota basis | <so-small> | <ready> | <shift-time> | work {doing} | working {doing} | do | doing | cover | you | and | if needed | when needed | as needed | as part of this job | for this job | job | on | at
shift = <shift-part> [<shift>]

car-part = <so-small> | do | will | have | own {own} | access {access} | use of {access} | able to use {access} | can use {access} | <car-word> {car} | <for-work> | during (working | work | business | office) hours | you can use {access} | available {access} | <now> | regular | daily | that | which | you | got
car-asked = <car-part> [<car-asked>]

speak-part = <so-small> | do | speak {speaks} | speaker {speaks} | fluent {fluent} | fluently {fluent} | <lang> | language | spoken | you | can | able | converse {speaks} | communicate {speaks}
speak = <speak-part> [<speak>]

whether-any = [<say>] ({about=right} <right> | {about=sponsor} <sponsor-asked> | {about=permit} <permit-asked> | {about=free} <free> | {about=licence} <drive> | {about=go} <go> | {about=shift} <shift> | {about=car} <car-asked> | {about=speaks} <speak>)
`
