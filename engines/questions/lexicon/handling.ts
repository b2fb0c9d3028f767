/**
 * How a sentence begins that says why something is asked, how the answer is handled, what happens then or what the job is like. Behind such a
 * beginning words of the closed classes do no harm: 'We will not share this with other companies' turns nothing. Of somebody else it may not tell.
 */
export const handling = `
team-kind = hiring | recruitment | recruiting | human | hr | duty | store | shop | resourcing | talent | admin | branch | our | a | area | local
team-one = team | teams | manager | managers | recruiter | recruiters | consultant | consultants | panel | panels | office | department | colleagues | resources | staff | trainers | interviewers
ours = we | [<team-kind>] [<team-kind>] <team-one> | employer | employers | school | (someone | somebody | one) (from | in | of) our [<team-kind>] team | company | trust | council | university
mostly = will | may | might | can | could | shall | would | only | also | then | normally | usually | always | all | do | sometimes | often | ever | first | just
mostlys = <mostly> [<mostlys>]
doing = use | send | contact | call | ring | phone | text | email | write | reply | respond | reach | keep | hold | have | store | get | let | invite | notify | inform | update | confirm | arrange | check | verify | treat | share | match | speak | talk | discuss | post | issue | set | create | find | suggest | calculate | know | review | consider | process | delete | remove | help | make | collect | read | plan | be | aim | try | follow | book | see | ask (you | all | every | everyone | this | for this | [you] (for | to see) (evidence | proof | documents | document | copy | sight | original | originals)) | take (privacy | security | data protection | this) | need (this | it) | are (asking | collecting | legally | obliged | needed | committed | happy) | want to | like to | need to | value | welcome | receive | operate | understand
refraining = cold call | share | pass | contact | sell | disclose | use | show | give | tell | approach | spam | store | keep | publish | call | ring | email | text | phone | write | be | seek | have | put | send | affect | get | take up | using | sharing | contacting | discriminate | make
purpose-lead = this is | only | purely | solely | in order | needed | it is | we ask this | we ask | just | mainly
purpose-leads = <purpose-lead> [<purpose-leads>]
answer-noun = information | details | answer | answers | data | number | address | email | email address | phone number | question | criterion
this-answer = [this | it | these | that | they | all | any | which] [<answer-noun>] [provided | given | supplied | entered | you (provide | give | enter | supply)] [here | on this form | in this form]
handled = affect | influence | used | kept | stored | held | have | shared | shown | seen | passed | sent | deleted | needed | treated | removed | destroyed | visible | processed | published | disclosed | confidential | private | verified | checked | asked | taken up | contacted | approached | opened | read | accepted | considered | made | requested | printed | secure | safe | encrypted | in confidence
handled-by = will | may | is | are | can | must | should | do | does | only | never | not | also | always | strictly | securely | be | been | normally
handled-bys = <handled-by> [<handled-bys>]
you-too = you | applicant | applicants | candidate | candidates | (successful | shortlisted | all | appointed) (applicant | applicants | candidate | candidates) | if [you are] (successful | shortlisted | appointed) you
told = asked | invited | contacted | notified | informed | told | sent | able | given | needed to (show | bring | provide | prove | produce) | emailed | phoned | rung | reminded
then-so = will | may | might | can | should | must | then | also | later | not | only | always | normally
then-sos = <then-so> [<then-sos>]
paper-noun = proof | evidence | copy | copies | document | documents | documentation | original | originals | check | checks | certificate | link | code | confirmation | message | acknowledgement | password | username | login
look = check | see | read | visit | refer to | look at | look in | look for | view | consult | remember | make sure | ensure | note | click | add us | need help | contact us | email us | ask us | call us | remember to check
look-at = exampleurl | spam | junk | folder | folders | inbox | filter | notice | policy | statement | description | specification | advert | advertisement | instructions | info | guidance | guide | notes | link | website | page | pages | site | faq | faqs | terms | button | menu | pack | charter | handbook
act-noun = act | law | regulations | regulation | order | code of practice | legislation | rules | guidance | guidelines | requirements | policy | duty
of-options = highest | option | options | one | answer | level | box | that | which | closest | nearest | best | from | appropriate | relevant | most
opening = (make sure | ensure) [that] (you (have access | can access | can receive | check) | it is (correct | valid | active | right | up to date | current | spelt)) | standard [<~kind>] (rates | rate | charges) apply
  | select [all] <of-options> | if you (do not know | are unsure of | are not sure of | can not find | have forgotten) [<~what>] (see | visit | look | find | check | search | go to)
  | [<purpose-leads>] (so | so that | in order that | in case | for when) <ours> (can | could | may | might | know | need | have | are able | do not)
  | <this-answer> [will] [only | also] (help | helps | allow | allows | let | lets | enable | enables) (<ours> | us | you) | [<purpose-leads>] to (help | allow | enable | let | assist) (<ours> | us | you)
  | [if (shortlisted | successful | you are (shortlisted | successful))] <ours> [<mostlys>] <doing>
  | <ours> [will | do | would | shall | can] (not | never) [ever | normally | usually | be] <refraining>
  | <this-answer> <handled-bys> <handled> | (used | kept | stored | have | shared | processed | for use) [only | solely | purely] (to | for | by | with | in | on | until | as | securely | safely) | (kept | stored | held | used | treated) (confidential | confidentially | securely | safely | in confidence | private)
  | [only | solely | purely] for [<~kind>] (updates | reminders | alerts | messages | invitations | purposes | records | correspondence | communication | communications | reporting | payroll | contract | statistics | use only)
  | <you-too> [<then-sos>] be <told> | <you-too> [<then-sos>] (receive | get | hear | (change | update | edit) (this | it) | log | sign in | verify | (need to | have to) (show | bring | provide | prove | produce | log | sign | verify))
  | [<~which>] <paper-noun> [<~what>] (will | may | must | is | are) [be] <handled> | password (is | will be)
  | <look> [<~where>] <look-at> 
  | [this is | it is | we are | as | information] [legally] (needed | asked | obliged | a legal requirement | legal requirement | governed | in line | in accordance | in compliance | under | as set out | in keeping) [by | in | with | under | of | for] [<~law>] <act-noun> | [this is | it is] (needed | legally needed) by law
  | (this | it | that) [<answer-noun>] (is | will be) (essential | desirable | mandatory | compulsory | optional | deal breaker | dealbreaker | killer | knock out | must | minimum | key | standard | important | condition | requirement | needed | criterion | confidential | voluntary | legal)
  | (our | all our | most of our | all of our) [<~noun>] (trade | open | operate | run)
  | [<~which>] (formats | files | types | documents | links) (will | can | may) [not] be (opened | accepted | read | processed | considered)
opening = answer (honestly | truthfully | accurately | fully | carefully | briefly | in full | all | every | each | this question | as (fully | honestly | accurately | truthfully | best | well))
  | be (as accurate as possible | as honest as possible | accurate | honest)
  | check (answer | answers | spelling | carefully | details | this | entry | number | email address | address)
  | (click | press | select) (save | next | continue | submit | back | done)
desk-need = difficulty | difficulties | problem | problems | questions | question | query | queries | concerns | trouble | help | assistance | support | accessibility | reasonable adjustments | adjustments | alternative format
desk = if you (have | need | experience | encounter | are having | get | want) [any | further | more] (<desk-need> | stuck) | (candidate | applicant | applicants | candidates) who do not (answer | complete | provide) | we are [proud to be | committed to being | proud] [a | an] [<~kind>] employer | (application | applications | vacancy | advert | closing date) (close | closes | closing | is | will close) 
  | <this-answer> (will | may | is | are) be (have | kept | stored | held | retained | deleted | destroyed) | <this-answer> (is | are) (have | kept | stored | held | retained | deleted | destroyed)
  | (fields | field | question | questions | those | items) [marked | shown | labelled] [with | by] [a] [star | asterisk | red star] (are | is | must be) (mandatory | required | needed | compulsory | optional | completed)
  | (job | position) is based (in | at | on)
opening = [unfortunately] we (can not | are unable to | are not able to | will not | do not) (consider | accept | progress | employ | take | shortlist | interview) (applicant | applicants | candidate | candidates | application | applications | people | anyone | those) [from (applicant | applicants | people | candidates | anyone)] (who | that | without)
  | (some | many | most | all | both) [of] our <~noun> (are | is | have)
opening = check [it] for (typing | spelling | typos | mistakes | errors) | [all | most] (communication | communications | correspondence | letters | notices | contact | messages | decisions) (is | are | will be) (electronic | by | sent | made | in | via | handled) | use (spelling | name | wording) (on | in | as on) cv | in case we (lose | can not | are unable | need)
  | (approximate | rough | estimated) (date | figure | number | answer | month | year | amount) (is | are | will be) (fine | ok | enough | acceptable | sufficient)
  | <this-answer> will not (count against | disadvantage | prejudice) you
opening = (essential | needed | desirable | preferred | important | useful) for (this | a) (job | work) | (essential | needed | desirable | preferred | important | useful) for (job | work)
opening = we promise (not to | never to | to | that we | we) | by law you (need to | are needed to | have to | must)
`
