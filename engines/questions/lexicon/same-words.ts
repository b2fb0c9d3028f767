/*
 * Words that say the same wherever a form uses them. They are made one before a text is read, and in the rules of the lexicon too, so that a
 * rule with 'job' is one with 'role' and 'post' as well. Only what changes no question stands here: 'home' and 'work', 'last' and 'current',
 * 'visa' and 'permit' are never one.
 */

/** Say nothing at all. */
const emptyWords: ReadonlySet<string> = new Set(['the', 'your', 'my', 'yr', 'please', 'kindly'])

/** Two words that are one: 'e-mail', 'post code'. */
const pairs: Readonly<Record<string, string>> = {
  'fork lift': 'forklift',
  'forklift truck': 'forklift',
  'e mail': 'email',
  'post code': 'postcode',
  'most recent': 'latest',
  'most recently': 'latest',
  'united kingdom': 'uk',
  'a level': 'alevel',
  'a levels': 'alevels',
  'e g': 'eg',
  'fore name': 'forename',
  'fore names': 'forename',
  'sur name': 'surname',
  'cell phone': 'mobile',
}

/** One word for another. */
const sameWords: Readonly<Record<string, string>> = {
  // Abbreviations
  addr: 'address',
  approx: 'approximately',
  appt: 'appointment',
  dept: 'department',
  emp: 'employment',
  govt: 'government',
  pref: 'preferred',
  reg: 'registration',
  reqd: 'needed',
  sal: 'salary',
  curr: 'current',
  incl: 'including',
  inc: 'including',
  max: 'maximum',
  min: 'minimum',
  mob: 'mobile',
  mos: 'months',
  mths: 'months',
  nos: 'number',
  num: 'number',
  nr: 'number',
  org: 'organisation',
  ph: 'phone',
  prev: 'previous',
  qual: 'qualification',
  quals: 'qualification',
  tel: 'phone',
  uni: 'university',
  wks: 'weeks',
  yrs: 'years',
  // Spellings of America, and contractions
  authorization: 'authorisation',
  authorized: 'allowed',
  license: 'licence',
  licenses: 'licence',
  organization: 'organisation',
  utilize: 'use',
  im: 'i am',
  ive: 'i have',
  whats: 'what is',
  youd: 'you would',
  youre: 'you are',
  youve: 'you have',
  // Plurals
  addresses: 'address',
  certificates: 'certificate',
  codes: 'code',
  degrees: 'degree',
  emails: 'email',
  employers: 'employer',
  forenames: 'forename',
  grades: 'grade',
  licences: 'licence',
  names: 'name',
  numbers: 'number',
  permits: 'permit',
  positions: 'jobs',
  posts: 'jobs',
  qualifications: 'qualification',
  roles: 'jobs',
  results: 'result',
  subjects: 'subject',
  surnames: 'surname',
  visas: 'visa',
  // Other words for it
  flt: 'forklift',
  authorised: 'allowed',
  eligible: 'allowed',
  entitled: 'allowed',
  permitted: 'allowed',
  began: 'started',
  begin: 'start',
  beginning: 'starting',
  commence: 'start',
  commenced: 'started',
  commencement: 'start',
  commencing: 'starting',
  cell: 'mobile',
  cellphone: 'mobile',
  cellular: 'mobile',
  driver: 'driving',
  drivers: 'driving',
  finish: 'end',
  finished: 'ended',
  firm: 'company',
  hold: 'have',
  holding: 'having',
  possess: 'have',
  possessing: 'having',
  position: 'job',
  post: 'job',
  present: 'current',
  presently: 'currently',
  role: 'job',
  require: 'need',
  required: 'needed',
  requires: 'needs',
  requiring: 'needing',
  reside: 'live',
  residing: 'living',
  telephone: 'phone',
  choose: 'select',
  pick: 'select',
  tick: 'select',
}

/** @returns the words with each that has others for it as the one that stands for all, and without those that say nothing. */
export function asOneWord(words: readonly string[]): string[] {
  const plain: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const pair = pairs[`${word} ${words[at + 1] ?? ''}`]
    if (pair !== undefined) at++
    const one = pair ?? word
    if (!emptyWords.has(one)) plain.push(...(sameWords[one] ?? one).split(' '))
  }
  return plain
}

/** Before these 'a' is a count: 'a month'. */
const counted: ReadonlySet<string> = new Set(['year', 'calendar', 'month', 'fortnight', 'week', 'day', 'hour'])

/** The words of a text as the rules of the lexicon have them; '5mb' is '5 mb'. */
export function asInRules(words: readonly string[]): string[] {
  const apart = words.flatMap((word) => /^(\d{1,3})([km]b)$/u.exec(word)?.slice(1) ?? word)
  return asOneWord(apart).filter((word, at, all) => (word !== 'a' && word !== 'an') || counted.has(all[at + 1] ?? ''))
}
