/** How forms ask: what stands before and after the thing that is asked for, without saying what it is. */
export const frames = `
your = your | my | the | your own | a | an | applicants | candidates | applicant | candidate | the applicants | the candidates | yr
own = your | my | your own | applicants | candidates | the applicants | the candidates | applicant | candidate
please = please | kindly
enter = enter | provide | give | give us | state | confirm | type | type in | insert | write | specify | add | supply | tell us | let us know | fill in
  | input | complete | share | re enter | reenter | retype | re type | repeat | verify | submit | indicate | list | say | put | note | record | write down | type out
courtesy = please | kindly | clearly | carefully | simply | just | again | here | also | now | next
asking-verb = advise | indicate | add | choose | complete | confirm | correct | detail | enter | fill | give | identify | include | input | insert | list | note | pick | provide | put | record | reenter | repeat | retype | say | select | share | specify | state | submit | supply | tell | tick | type | verify | write | let | lets | ensure | re | in | out | down | using | by | following
wishing = could | can | would | will | may | should | need | have | like | love | want | get | know | see | ask | be | sure | able | happy
whose = you | we | i | us | me | your | my | own | a | an | the | its | it | that | one | which | what | whats | is | are | to | for | with | and | as
inert = <courtesy> | <asking-verb> | <wishing> | <whose>
inerts = <inert> [<inerts>]
lead = <inerts>
  | [<please>] <enter> [again] [in] [<your>]
  | <please> [<your>] | <your>
  | what is | what is <your> | whats <your> | whats | what are <your> | what was <your>
  | (may | can | could) (we | i) (have | ask for | take) <your> | (can | could | would) you [<please>] (give us | tell us | provide | confirm | share) <your>
  | (can | could) you [<please>] (give | tell) us <your>
  | we need <your> | i am {first-person} | my name is
tail = is | are | be | is it | (of | for) (applicant | candidate | person applying | yourself)
  | we will (send | email | write | reply) [you] [a] [confirmation | receipt] [here | there | to it | to this address] | we will send [you] [a] confirmation [here | there] | please check [that] it is (correct | right) | (check | make sure) it is (correct | right) | max <#size> (characters | words) | <please> | below | here | here <please> | in the box [below] | in the field [below] | again | in full | if (any | known | available | applicable | relevant | you have one | you have any | you have it)
  | required | optional | mandatory | this is required | required field | <purpose> | where (applicable | known)
purpose = <for-what> | <so-that>
for-what = for (this | your | the) application | for (correspondence | contact | contacting you | communication | communications | all correspondence | recruitment purposes | application purposes | our records)
  | for (updates | news) (about | on | regarding) (this | your) application
so-that = (so | so that) we can (contact | reach | call | ring | phone | email | write to) you [about (your | this) application]
  | (that | which) [we] (should | can | may | will) use
this-job = (this | the | our) (job | role | post | position | vacancy | opportunity | opening) | this one | this work | (this | the) (job | role | post | position) (you are applying for | youre applying for | advertised) | us | our (company | organisation | team | school | trust)
now = now | currently | at the moment | at present | presently | right now | today | as of today | at this time | at the present time | already
willing = willing | happy | prepared | ready | open | content | keen
country-uk = [the] (uk | united kingdom | great britain | britain | gb | england | scotland | wales | northern ireland) | the u k | [the] uk and northern ireland | united kingdom of great britain and northern ireland
country-ie = the state | [the] [republic of] ireland | [the] roi | ie | eire | ireland roi
country-us = [the] (us | usa | united states | united states of america | states)
country-eu = [the] (eu | european union | eea | european economic area | schengen area)
country-other = [the] (canada | australia | new zealand | germany | france | spain | netherlands | switzerland | india | singapore | uae | united arab emirates | dubai | isle of man | channel islands | jersey | guernsey | norway | sweden | denmark | portugal | italy | poland)
country-here = this country | here | the country this job is (in | based in | located in) | the country (that | which) this job is (in | based in) | the country (where | in which) (this | the) (job | role | vacancy | post | position) is [based | located] | the country of (this | the) (job | role | vacancy | post | position)
  | the country (in which | where) [this | the] (job | role | vacancy | post | position) [is] (based | located) | the country (in which | where | for which) you are applying [for] | the country you are applying (for | in | to) | the location of this (job | role | vacancy)
  | the location (you are applying to | of the role) | the country in which you are applying [to work]
country = <country-uk> {country=GB} | <country-ie> {country=IE} | <country-us> {country=US} | <country-eu> {country=EU} | <country-other> {country=other} | <country-here> {country=here}
tails = <tail> [<tails>]
field = [<lead>] <thing> [<tails>] | <sentence> [<tails>] | <please> (tell us | say | state | specify | confirm) <sentence>
  | <if-so> [<lead>] <thing> [<tail>]
if-so = if (known | available | applicable | any) | if you (have | know) (one | it)
if-different = if (different | it is different | not the same | it differs) [from (above | the above | first name | your first name | legal name | your legal name | given name)] | if (other | different) than (above | first name)
or = or | and | and or
capitals = [in | use | using | print in | write in | complete in] (block (letters | capitals) | capital letters | capitals | upper case) | print [clearly] | in print
none-so = none | not applicable | n a | not known | you do not have (one | any) | you have none | it does not apply | this does not apply | there is none
tail = <capitals> | compulsory | essential | must be completed | needed field | this field is (needed | mandatory | compulsory) | [enter | put | write | type | state | with] n a if <none-so> | leave [it | this | this field] (blank | empty) if <none-so> | (maximum | up to | no more than | limit) <#size> (characters | words | letters | digits) [maximum | only] | <#size> (characters | words | letters) (maximum | or less | or fewer | limit) | where (possible | available | relevant | appropriate) | if (needed | possible) | if different {suits=preferred}
condition = if (we (offer | offered | were to offer) you (this | a | the) job | you (are | were) (offered (this | a | the) job | successful | appointed | selected | hired | chosen) | offered (this | a | the) job | successful | appointed | offered | application is successful) | should you be (offered (this | a | the) job | successful | appointed | selected) | in event of you being (offered this job | successful | appointed)
field = <condition> <field>
yes-no = <condition> <yes-no>
none-so = not <now> (employed | working | in employment | in work | in a job) | not (employed | working | in employment | in work | in a job) [at present | now] | unemployed | you (are not | are not <now>) (employed | working | in employment | in work) | you are unemployed | you are between jobs
tail = list them separated by commas | separated by commas | list | list them | list all | paste [the] text here | paste it here | paste below | type it here
`
