import { readings, together, type Said } from './grammar/parse.ts'
import { grammar } from './lexicon/index.ts'
import { inEnglish } from './lexicon/other-tongue.ts'
import { asInRules } from './lexicon/same-words.ts'
import { somebody } from './lexicon/vetoes.ts'
import { partsInFront, withoutExample } from './plain-label.ts'
import { unique } from './same-asked.ts'
import { asksAnew } from './surroundings.ts'
import { mostWords, wordsOf } from './words.ts'

/*
 * What a heading and help say by the rules of the lexicon.
 */

/** 'Present employment (if any)': who has none leaves it. */
const ifAny = / ?\(if (?:any|applicable|relevant|employed|you have one)\)/iu

/** 'My information > Phone' is read part by part where it cannot be read as one. */
export function readHeading(text: string): Said | null {
  // '2.1 Who you are'; '2.1 Employer' may be the first of the second.
  const unnumbered = text.replace(partsInFront, '')
  if (unnumbered !== text) {
    const said = readHeading(unnumbered)
    return said?.in === 'work' || said?.in === 'education' ? null : said
  }
  // '4. Current or most recent appointment' says itself which it is; '2. Employer' may be the second.
  const bare = text.replace(/^\s*\d{1,2}[.)] (?=\p{L})/u, '')
  const said = bare === text ? null : readHeading(bare)
  if (said?.in === 'work' && said.which !== undefined) return said
  const section = text.replace(ifAny, '').replaceAll(/\b(?:the )?(?:applicant|candidate)['’]?s['’]? /giu, 'your ')
  const whole = readAround('heading', section)
  if (whole !== null) return whole
  const english = inEnglish(section)
  if (english !== section) return readHeading(english)
  const parts = section.split(/ ?[>|»:;–—·•] ?| - /u)
  if (parts.length < 2 || parts.length > 4) return null
  return parts.map((part) => readAround('heading', part)).reduce((all, part) => all && part && together(all, part), {})
}

/** 'www.example.org', 'gov.uk/prove' */
const address = /^\W{0,2}(?:https?:\/\/|www\.|[a-z\d-]{2,40}\.(?:uk|ie|com|org|net|eu|gov)(?:[/.]|\W?$))/iu

export function withoutAddresses(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.includes('@') ? 'exampleemail' : address.test(word) ? 'exampleurl' : word))
    .join(' ')
}

/** What help changes, and its sentences that no rule explains; null: they contradict each other. */
export type Help = { said: Said; unread: readonly string[] }

/** '0/500', '500 characters remaining': how much has been typed. */
const counted =
  /^ ?\d{1,5} ?(?:\/|of) ?\d{1,5}(?: characters| words)?(?: used)?\.? ?$|\b\d{1,5} (?:characters|words) (?:left|remaining)\b/iu

/** 'Please complete in black ink or type': how it is written on paper. */
const inInk =
  /\b(?:please )?(?:complete|write|fill in|print|type or (?:print|write))(?: (?:this form|the form|clearly))? in (?:black|blue)(?: or (?:black|blue))? (?:ink|pen|biro)(?: or (?:type|typescript))?(?:\.|$)/iu

/** Its sentences are read one by one, where they cannot be read as one. */
export function readHelp(help: string): Help | null {
  const text = withoutExample(
    withoutAddresses(inEnglish(help, 0.6).replaceAll(/\s+/gu, ' ').replace(counted, '').replace(inInk, '')),
  )
  const sentences = text.split(/(?<=[.;!?]) ?(?=\p{Lu}|$)/u).filter((sentence) => sentence !== '')
  const whole = sentences.some(asksAnew) ? null : readAround('help', text)
  if (whole !== null) return { said: whole, unread: [] }
  if (sentences.length > 8) return null
  let said: Said = {}
  const unread: string[] = []
  for (const sentence of sentences) {
    const one = readPlain(sentence)
    const both = one === null ? said : together(said, one)
    if (both === null) return null
    said = both
    if (one === null) unread.push(sentence)
  }
  return { said, unread }
}

/** What a sentence of help changes. One that seems to change nothing and could ask anew is not read. */
export function readPlain(sentence: string): Said | null {
  const said = readAround('help', sentence)
  return said !== null && Object.keys(said).length === 0 && asksAnew(sentence) ? null : said
}

/** What a heading or help changes; null: it is not understood, so that nobody knows what it changes. */
function readAround(rule: 'heading' | 'help', text: string): Said | null {
  const all = wordsOf(text)
  if (all.length > mostWords) return null
  const words = asInRules(all)
  if (words.length === 0) return {}
  const found = unique(readings(grammar, rule, words).filter(tellsOfNobody).map(withoutOpen))
  // What anybody could say comes before what is said of the right to work only.
  const general = found.filter((said) => said.for === undefined)
  const best = general.length > 0 ? general : found
  // Of '11 digits' as a form and as words that say nothing, the form.
  return (
    best.find((said) => best.every((other) => Object.entries(other).every(([key, value]) => said[key] === value))) ??
    null
  )
}

/** Whether the words that are passed over have nobody in them: 'Make sure it includes …'. */
function tellsOfNobody({ rest = '', more = '' }: Said): boolean {
  return !`${rest} ${more}`.split(' ').some((word) => somebody.has(word))
}

/** Whether a heading says nothing that changes the questions below it: 'Your details', 'Step 2 of 3', none at all. */
export function changesNothing(section: string): boolean {
  const said = readAround('heading', section)
  return said !== null && Object.keys(said).length === 0
}

/** What a heading names without a change to the question: the vacancy, the number of a step. */
function withoutOpen({
  vacancy: _v,
  no: _n,
  size: _s,
  town: _t,
  a: _a,
  b: _b,
  c: _c,
  d: _d,
  e: _e,
  rest: _rest,
  more: _more,
  ...said
}: Said): Said {
  return said
}
