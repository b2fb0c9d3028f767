/** Names and forms of address, the person's own. */
export const names = `
first-name = (first | given | christian | fore) (name | names) [s] | forename [s] | forenames | first given name | enw cyntaf | ceadainm | ainm baiste | enw bedydd | vorname | prenom | nombre | firstname | given forename | given first name
last-name = (last | family | sur | sir) name [s] | (last | family) names | surname [s] | surnames | lastname | cyfenw | sloinne | nachname | nom de famille | apellido | apellidos | surname family name | family name surname | last name surname | surname last name
full-name = first last name | (first last | first and last) (name | names) | full name | name | complete name | name in full | whole name | full names | (<first-name> and <last-name>) | (first and last name) | first name last name | first name surname | (first and (surname | family name)) | forename and surname | name and surname | name first and last | name first last
  | full name (first and last) | enw llawn | enw | ainm iomlan | ainm | fullname | name of [the] (applicant | candidate) | (applicant | candidate) name | full name of [the] (applicant | candidate) | name and last name
full-name = full name first name and surname | full name forename and surname
legal = legal | full legal
thing = [<legal>] <first-name> {asks=name} {part=first} | [<legal>] <last-name> {asks=name} {part=last} | <full-name> {asks=name} {part=full} | <legal> name {asks=name} {part=full} | legal full name {asks=name} {part=full} | full legal name {asks=name} {part=full}
  | <first-name> {asks=name} {part=first} (only | as it appears on your cv | as on your cv) | (middle | second) (name | names | initial) [s] {asks=name} {part=middle} | <first-name> <first-name> {asks=name} {part=first}
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
sentence = how should we address you {asks=name} {part=title} | (what | which) title (do you use | should we use | do you prefer | would you like us to use | do you go by) {asks=name} {part=title}
`
