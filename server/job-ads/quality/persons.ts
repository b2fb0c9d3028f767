/*
 * Words for whoever might apply, as parts of patterns.
 */

/** Whoever might apply, whatever the work. */
export const applicants =
  'people|persons?|candidates?|applicants?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|(?:fe)?males?|workers?|workforce|staff|employees?|individuals?|colleagues?|couples?|boys?|girls?|lads?|lass(?:es)?|guys?|blokes?|chaps?|folks?|adults?|parents?|mothers?|mums?|fathers?|dads?|job ?seekers?|professionals?|members?(?= of staff)|recruits?|starters?|labour(?:ers?)?|hands?|helpers?|graduates?|trainees?|apprentices?|interns?|temps?|team members?|crew|youngsters?|teenagers?|brothers?|sisters?|sorts?|types?|background|origin'

/** Trades and offices that ads name beside a group. */
const trades =
  'drivers?|riders?|couriers?|nurses?|carers?|care (?:assistants?|workers?)|support workers?|cleaners?|waiters?|waitress(?:es)?|chefs?|cooks?|builders?|assistants?|receptionists?|secretar(?:y|ies)|nann(?:y|ies)|au pairs?|babysitters?|childminders?|housekeepers?|managers?|supervisors?|guards?|porters?|barbers?|hairdressers?|stylists?|sales ?(?:people|persons?|staff)|bar (?:staff|tenders?)|baristas?|mechanics?|engineers?|technicians?|plumbers?|electricians?|carpenters?|joiners?|painters?|decorators?|gardeners?|farm ?hands?|pickers?|packers?|(?:warehouse |machine )?operatives?|operators?|clerks?|accountants?|book-?keepers?|administrators?|pas?|developers?|consultants?|advis[eo]rs?|agents?|reps?|executives?|hosts?|models?|trainers?|instructors?|therapists?|doctors?|companions?|machinists?|fitters?|welders?|roofers?|bricklayers?|plasterers?|butchers?|bakers?|tutors?|teachers?|lecturers?|solicitors?|lawyers?|scaffolders?|stewards?|caretakers?'

/** Whoever might apply, by trade as well. */
export const persons = `${applicants}|${trades}`

/** Whoever might apply, of whom something is said next: 'anyone with …'. */
export const anyone = `anyone|anybody|someone|somebody|everyone|everybody|one|those|members?|${applicants}`

/** Who must be something, so that 'must be white' is not read of a shirt. */
export const holders = `you|who|he|she|they|holder|applying|everyone|everybody|anyone|someone|somebody|${persons}`
