/** Names and forms of address, the person's own. */
export const names = `
first-name = (first | given | christian | fore) (name | names) [s] | forename [s] | forenames | first given name | enw cyntaf | ceadainm | ainm baiste | enw bedydd | vorname | prenom | nombre | firstname | given forename | given first name
last-name = (last | family | sur | sir) name [s] | (last | family) names | surname [s] | surnames | lastname | cyfenw | sloinne | nachname | nom de famille | apellido | apellidos | surname family name | family name surname | last name surname | surname last name
full-name = first last name | (first last | first and last) (name | names) | full name | name | complete name | name in full | whole name | full names | (<first-name> and <last-name>) | (first and last name) | first name last name | first name surname | (first and (surname | family name)) | forename and surname | name and surname | name first and last | name first last
  | full name (first and last) | enw llawn | enw | ainm iomlan | ainm | fullname | name of [the] (applicant | candidate) | (applicant | candidate) name | full name of [the] (applicant | candidate) | name and last name
full-name = full name first name and surname | full name forename and surname
legal = legal | full legal
thing = <first-name> {asks=name} {part=first} (as on (your | the) cv | as in your cv) | full name {asks=name} {part=full} (first name and last name | first and last name | forename and surname | first and last) | preferred forename {asks=name} {part=preferred} [<if-different>] | (nickname | preferred name) or (preferred name | nickname) {asks=name} {part=preferred} | preferred [first] name {asks=name} {part=preferred} leave (blank | empty) if [it is] the same
  | [<legal>] <first-name> {asks=name} {part=first} | [<legal>] <last-name> {asks=name} {part=last} | <full-name> {asks=name} {part=full} | <legal> name {asks=name} {part=full} | legal full name {asks=name} {part=full} | full legal name {asks=name} {part=full}
  | <first-name> {asks=name} {part=first} (only | as it appears on your cv | as on your cv) | middle (name | names | initial) [s] {asks=name} {part=middle} | <first-name> <first-name> {asks=name} {part=first}
  | (preferred | chosen | known as) [first | given] (name | names) [<if-different>] {asks=name} {part=preferred} | preferred first name {asks=name} {part=preferred} <tail> | known as [name] [<if-different>] {asks=name} {part=preferred} | name [that] you (prefer | like | go by | would like | want) [to (use | be called | be known by | be called by | go by | be known as)] {asks=name} {part=preferred}
  | (nickname | nick name) {asks=name} {part=preferred} | name you are [usually] known by {asks=name} {part=preferred} | name (known by | used at work | you use at work) {asks=name} {part=preferred}
thing = <full-name> {asks=name} {part=full} (surname first | last name first | family name first | starting with the surname) {order=surname-first} | surname and first name {asks=name} {part=full} {order=surname-first} | (surname | last name | family name) [and] (first name | forename | forenames | first names | given name) {asks=name} {part=full} {order=surname-first}
sentence = (what | which) (name | first name) (should | can | may | shall) we (call you | call you by | use | address you by) [if different from above | if different] {asks=name} {part=preferred} | what (should | shall | may | can) we call you {asks=name} {part=preferred} | what do you [like | prefer] to be called {asks=name} {part=preferred}
  | what would you like (us to call you | to be called) {asks=name} {part=preferred} | (what | which) name do you (go by | prefer | use | like to use | prefer to use | like to be called | prefer to be called | prefer to be called by) [at work | day to day] {asks=name} {part=preferred} | how would you like (us to address you | to be addressed | to be called) {asks=name} {part=preferred}
  | is there a (first name | name) we should (ask for | use) when we (ring | call | phone) [you | the number on your cv] [and which one] {asks=name} {part=preferred}
  | who are you full name {asks=name} {part=full} | what (are you | is the name you are) called {asks=name} {part=full}
title-word = title | salutation | honorific | form of address | mr mrs [miss] [ms] [mx] [dr] [other] [etc] | name title | prefix | name prefix | teitl | teideal
title-list = mr | mrs | miss | ms | mx | dr | etc | other | prof | rev | eg
thing = <title-word> [<title-list>] [<title-list>] [<title-list>] [<title-list>] [<title-list>] [<title-list>] {asks=name} {part=title}
sentence = what do (people | others | colleagues | friends) call you {asks=name} {part=preferred} | if you are known by (another | a different) [first] name what is it {asks=name} {part=preferred}
sentence = how should we address you {asks=name} {part=title} | (what | which) title (do you use | should we use | do you prefer | would you like us to use | do you go by) {asks=name} {part=title}
first-mod = first | given | christian | fore | personal
last-mod = last | family | sur
first-one = <first-mod> name | forename | firstname
last-one = <last-mod> name | surname | lastname
first-name = <first-one> [<or>] <first-one> [[<or>] <first-one>] | <first-mod> [<or>] <first-mod> name | all (first | given) name | all forename
last-name = <last-one> [<or>] <last-one> [[<or>] <last-one>] | <last-mod> [<or>] <last-mod> name
full-name = <first-one> <or> <last-one> | <first-mod> <or> <last-mod> name | name first <or> (last | surname) | full name (first [<or>] (last | surname)) | full (first [<or>] last) name | first last | complete legal name | applicants (full name | name in full) | name of (person applying | person making this application)
thing = (<first-name> {part=first} | <last-name> {part=last}) {asks=name} legal
thing = <last-name> <first-name> {asks=name} {part=full} {order=surname-first} | name (last | surname | family) first {asks=name} {part=full} {order=surname-first} | name surname first name {asks=name} {part=full} {order=surname-first} | <last-one> and <first-one> {asks=name} {part=full} {order=surname-first}
thing = initial {asks=name} {part=initials} | <first-name> (initial | initials) {asks=name} {part=initials} | (initial | initials) of <first-name> {asks=name} {part=initials}
thing = [preferred] name [that | which] you would (like | prefer) (us to (use | call you | call you by | address you by) | to be (called | known by | known as | addressed by)) [<if-different>] {asks=name} {part=preferred} | preferred (first | given) name or (nickname | known as name) {asks=name} {part=preferred} | name [by which | that] you are (commonly | usually | generally | normally) known [by | as] [<if-different>] {asks=name} {part=preferred} | (preferred | known as | chosen) (name | forename) <tail> {asks=name} {part=preferred} | name by which you (wish | prefer | would like | like) to be (known | called | addressed) {asks=name} {part=preferred} | <first-name> known by {asks=name} {part=preferred} | preferred (first | given) name {asks=name} {part=preferred} [<if-different>] | (usually | commonly | also) known as [<if-different>] {asks=name} {part=preferred}
sentence = (what | which) name (would | do) you (like | prefer) (us to (use | call you) | to be (called | known by | known as | addressed by)) {asks=name} {part=preferred} | what name do you (go by | use) [at work | day to day | in daily life] {asks=name} {part=preferred}
thing = name <last-name> <first-name> {asks=name} {part=full} {order=surname-first} | full name <last-name> <first-name> {asks=name} {part=full} {order=surname-first} | name <first-name> <last-name> {asks=name} {part=full}
sentence = do you have [a] preferred name [if so] [enter it | what is it | state it | give it | which | provide it] {asks=name} {part=preferred} | if you have [a] preferred name [enter it | what is it | state it | give it | provide it] [here] {asks=name} {part=preferred}
thing = (first name | name) (you prefer | you would prefer | we should) [to] [use | be called] {asks=name} {part=preferred}
first-name = imie | imiona | nombres | rufname | voornaam | fornavn | fornamn | nome | prenume | enw cyntaf first name
last-name = nazwisko | nom | achternaam | etternavn | efternamn | cognome | sobrenome | apelido | nume | familienname | zuname
thing = name first {asks=name} {part=first} | name last {asks=name} {part=last}
sentence = [and] what name should we put on [your] application {asks=name} {part=full} | what is name {asks=name} {part=full}
pronoun-list = she her [hers] | he him [his] | they them [theirs] | xe xem | ze zir
pronouns = (pronoun | pronouns) [eg] [<pronoun-list>] [<or>] [<pronoun-list>] [<or>] [<pronoun-list>] [etc]
thing = [preferred | personal | chosen | gender] <pronouns> [[that | which] you (use | prefer | go by)] {asks=pronouns}
sentence = (what | which) (are [preferred] <pronouns> | [preferred] <pronouns> (do you (use | prefer | go by) | should we (use | refer to you by) | would you like us to use)) {asks=pronouns}
thing = (first | given) name you (go by | use | are known by | prefer [to (use | be called | go by)] | like to (be called | go by) | are [usually | commonly | generally] (known by | called)) {asks=name} {part=preferred}
on-id = (as | exactly as) [it] [is] [shown | appears | written | stated | printed | given] (on | in) [legal | valid] <id-paper> [or <id-paper>]
id-paper = id | photo id | identification | id (card | document | documents) | (official | legal | identification | government) (id | document | documents) | proof of identity
paper = cv | resume | (photo id | id | identification | official (document | documents) | legal (document | documents) | identity document | government id | id document) {suits=name}
as-on = (as | exactly as | as it) [is] [shown | appears | written | stated | printed | given | spelt | it appears | it is shown | it is written | per | in | on | used] [on | in] [own | valid | current] <paper> [or <paper>]
thing = (<first-name> {part=first} | <last-name> {part=last} | [<legal>] <full-name> {part=full} | <legal> (<first-name> {part=first} | <last-name> {part=last}) | legal name {part=full}) {asks=name} <as-on>
full-name = first + last | first name + last name | first name + surname | forename + surname | full name (first + last) | (first | given) and (last | family) name | name (first [<or>] last) | legal name (first [<or> | +] last)
title-word = courtesy title | preferred title | title of address | mode of address
help-part = <as-on>
first-name = ceadainm first name | ainm baiste
tail = [in] (western | latin | roman | english) (script | alphabet | characters | letters)
last-name = second name (surname | last name | family name)
thing = (initial | initials) (<first-name> only | of <first-name> only | not surname | excluding surname | without surname) {asks=name} {part=initials}
full-name = full name (first name | forename | given name) followed by (surname | last name | family name)
first-name = ainm first name | first name ainm | ainm chead
years-old = [years] [old | of age] | years and over
age-of = [aged | age] <#age> <years-old> (or (over | older | above) | and (over | above | older) | + | plus) | [aged | age] at least <#age> <years-old> | minimum of <#age> <years-old> | (over {more} | older than {more} | above {more}) [age of] <#age> <years-old>
yes-no = [confirm [that | whether]] (are you | you are) [<now>] <age-of> {asks=age} | have you reached [age of] <#age> [years] [of age] {asks=age} | [confirm [that]] i am [<now>] <age-of> {asks=age}
yes-no = (over {more} | at least | aged) <#age> [years] [old] [or (over | older | above)] {asks=age}
box = [confirm [that]] (i am | you are) [<now>] <age-of> {asks=age}
thing = (previous | former) (surname | last name | family name) {asks=name} {part=former} | surname (previous | former) {asks=name} {part=former}
as-on = as it appear [on] <paper>
yes-no = (are you | you are) [<now>] (under | below | younger than) [age of] <#age> [years] [old | of age] {asks=age} {negated}
full-name = (forename | first name | given name) then (surname | last name | family name)
title-word = preferred (salutation | form of address)
all-of-them = both | all | all of them | both of them | all in full | them all | it in full
help-part = if you have (two | more than one | several | <#a> | double barrelled | hyphenated) (<first-name> | <last-name> | names) [please] (enter | give | use | include | state | write | type) <all-of-them> {suits=name}
`
