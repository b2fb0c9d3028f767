import { isCountryOrElsewhere } from './answers/countries.ts'
import { askedByParts } from './any-order.ts'
import { changesNothing, readHeading, readHelp, withoutAddresses } from './around.ts'
import { isWhole } from './asked-kinds.ts'
import { besideHelp } from './beside.ts'
import { completed, isRunOn, openWords, placed } from './completed.ts'
import { readings, together, type Said } from './grammar/parse.ts'
import { grammar, knownWords, slipsOf } from './lexicon/index.ts'
import { inEnglish } from './lexicon/other-tongue.ts'
import { asInRules } from './lexicon/same-words.ts'
import { turning } from './lexicon/vetoes.ts'
import { Asked, type AskedFor, type Meaning } from './meaning.ts'
import { plainLabel } from './plain-label.ts'
import type { Question } from './question.ts'
import { remarksIn } from './remarks.ts'
import { isPartOf, sameAsked, unique } from './same-asked.ts'
import { inOtherPolarity, questionIn } from './statement.ts'
import { isBenign, isBenignHeading, isHandling, isOfUs } from './surroundings.ts'
import { mostWords, withoutSlips, wordsOf } from './words.ts'

/** The kinds of questions by the rules that they are asked with. Long texts are the person's own words, but for documents and an address. */
const rulesFor: Record<Question['type'], readonly string[]> = {
  text: ['field', 'yes-no'],
  number: ['field'],
  date: ['field'],
  email: ['field'],
  phone: ['field'],
  suggestion: ['field'],
  choice: ['field', 'yes-no', 'box', 'choice'],
  choices: ['field'],
  'yes-no': ['yes-no', 'box'],
  'long-text': ['long'],
  consent: ['box', 'yes-no'],
  file: ['file'],
}

/** Rules that count only below a heading that says what 'from' and 'title' are about. */
const rulesBelow: Record<string, readonly string[]> = {
  permit: ['permit-place'],
  work: ['work-place'],
  education: ['education-place'],
  phone: ['phone-place'],
  address: ['address-place'],
  pay: ['pay-place'],
  cv: ['cv-place'],
  letter: ['letter-place'],
  expectations: ['expectations-place'],
}

const fileRules = new Set(['cv-place', 'letter-place'])

/**
 * What a question asks for.
 * @returns null if it is not understood: where a single word of the label is left over, where the heading or the help contradict it or could make it
 *   another question, or where there are two ways to read them.
 */
export function understand(question: Question): Meaning | null {
  const asked = understood(question)
  if (asked !== null || question.help === '' || !changesNothing(question.label)) return asked
  // 'Sponsorship' beside 'Will you need us to sponsor a visa for you?'
  return understood({ ...question, label: question.help, help: '' })
}

function understood(question: Question): Meaning | null {
  const heading = readHeading(question.section)
  const help = readHelp(question.help)
  const { in: above, ...headed } = heading ?? {}
  const { in: beside, ...helped } = help?.said ?? {}
  const place = above ?? beside
  const around = together(headed, helped)
  const { text, isNumbered } = plainLabel(question.label)
  // '2. Employer' below 'Latest job first' may be the second job's.
  if (around === null || (isNumbered && place !== undefined && around.which === 'latest')) return null
  const read: Read = (label, given) =>
    inOneLanguage(label, (words) => readLabel(words, { question, place, around: given }))
  const plain = read(text, around) ?? withRemark(text, around, read) ?? ofThisEmployer(read(withoutName(text), around))
  const under = plain === null ? underCondition(text, question, (label) => read(label, around)) : null
  const said = plain ?? under?.asked ?? null
  const asked = said?.asks === 'address' && said.placed ? placeAsked(said, read(question.help, headed), question) : said
  if (asked === null || !goesWith(asked, question) || !belongsIn(place, asked)) return null
  if (isOfUs(question.section, asked)) return null
  if (heading === null && !isBenignHeading(inEnglish(question.section), asked)) return null
  const all = besideHelp(question, help, asked, (text) => read(text, headed))
  if (all === null) return null
  const { type, options, isRequired, maxLength, country } = question
  const form = { type, options, isRequired, maxLength, country }
  const only = under?.only ?? (asked.asks === 'notice' && namesEmployer(text) ? employed : undefined)
  return only === undefined ? { asked: all, form } : { asked: all, only, form }
}

const employed: Asked = { asks: 'employed' }

/** The notice that an employer wants, and 'If employed, what notice …', are nobody's who has none. */
function namesEmployer(label: string): boolean {
  const words = asInRules(wordsOf(label))
  return (
    words.includes('employer') || (words[0] === 'if' && words.some((word) => ['employed', 'working'].includes(word)))
  )
}

const condition = /^if (you [^,:?]{4,70}|employed|working|in work|in employment)[,:] (.{4,120})$/iu

/** 'If you are currently employed, what notice must you give?': the question, and of whom it is asked. */
function underCondition(
  label: string,
  { country }: Question,
  read: (label: string) => Asked | null,
): { asked: Asked; only: Asked } | null {
  const [, given = '', rest = ''] = condition.exec(label) ?? []
  const asked = rest === '' ? null : read(rest)
  if (asked === null) return null
  const statement = {
    label: `Confirm if ${/^you /iu.test(given) ? given : `you are ${given}`}`,
    help: '',
    section: '',
    options: [],
    maxLength: null,
  }
  const only = understand({ ...statement, type: 'consent', isRequired: false, country })?.asked
  return only === undefined ? null : { asked, only }
}

/** 'Where are you based?' beside 'City and country' asks for both; above a list of countries it asks which. */
function placeAsked(asked: AskedFor<'address'>, beside: Asked | null, { options }: Question): Asked {
  if (beside?.asks === 'address') return beside
  const isOfCountries = options.length > 1 && options.every((option) => isCountryOrElsewhere(option))
  return isOfCountries ? { asks: 'address', part: 'country' } : asked
}

/** 'To work for Northside Care Ltd': words with capitals that nobody knows, where an employer's name would stand. */
function withoutName(label: string): string {
  const name = /\b(for|with|at|by|from|join) (\p{Lu}[\p{L}&-]{0,40}(?: \p{Lu}[\p{L}&-]{0,40}){0,4})(?![\p{L}&-])/u.exec(
    label,
  )
  const [whole = '', small = '', named = ''] = name ?? []
  const [first] = wordsOf(named)
  return first === undefined || knownWords.has(first) ? '' : label.replace(whole, `${small} us`)
}

const anyEmployers: ReadonlySet<Asked['asks']> = new Set<Asked['asks']>([
  'may-work',
  'sponsor',
  'permit',
  'pay',
  'relocate',
  'travel',
])

/** What is asked the same, whatever the employer's name is: who worked there before is another question. */
function ofThisEmployer(asked: Asked | null): Asked | null {
  return asked !== null && anyEmployers.has(asked.asks) ? asked : null
}

/** What a remark has at least one of; 'Email (agency)' has none. */
const remarking = new Set(
  'as check enough fine ok complete confirm e.g ensure enter eg for give if include login make max maximum must needed no not note numbers only optional preferred provide see send shown so start state this type typing up use username we where will you'.split(
    ' ',
  ),
)

type Read = (label: string, around: Said) => Asked | null

/**
 * 'Email – we use this to contact you', 'We check this by law. Do you have the right to work in the UK?': a question beside what help could say, or
 * beside the same in other words: 'Sloinne (Surname)'.
 * @param deep how many remarks a label may have
 */
function withRemark(label: string, around: Said, read: Read, deep = 2): Asked | null {
  for (const { core, remark, sign, isBefore } of remarksIn(label)) {
    const words = asInRules(wordsOf(remark))
    // '… in Ireland? No'
    const isWord = words.length > 1 || (words[0] !== undefined && !turning.has(words[0]))
    const help = isWord && words.some((word) => remarking.has(word)) ? readHelp(remark) : null
    const said = help?.unread.length === 0 ? help.said : null
    const given = said ?? (isBefore && words.length < 9 ? readHeading(remark) : null)
    const { in: place, ...more } = given ?? {}
    const both = given === null ? null : together(around, more)
    const asked = both && (read(core, both) ?? (deep > 1 ? withRemark(core, both, read, deep - 1) : null))
    if (asked !== null && (place === undefined || place === 'papers' || place === 'permit' || place === asked.asks))
      return asked
    const meant = read(core, around)
    // 'We must fill this post now. Can you …': how soon depends on what stands before it.
    if (meant === null || meant.asks === 'at-once') continue
    // A sentence before or behind that turns, limits and asks nothing.
    const isSentence = sign === '.' || sign === '!' || (isBefore && sign !== '?' && sign !== '(')
    // Of a label every word has to be known, of a remark in it too.
    const isKnown = withoutSlips(wordsOf(remark), slipsOf).every((word) => knownWords.has(word))
    if ((isKnown && isHandling(remark, meant)) || (isSentence && isWhole(meant) && isBenign(remark, meant)))
      return meant
    if (sign === '(' && isPartOf(read(remark, around), meant)) return meant
  }
  return null
}

/** 'Cyfeiriad e-bost / Email address' is understood where both halves are, and are the same. */
function inOneLanguage(label: string, read: (words: string[]) => Asked | null): Asked | null {
  const whole = read(labelWords(label))
  if (whole !== null) return whole
  const english = inEnglish(label)
  if (english !== label) return inOneLanguage(english, read)
  const parts = label.split(/ [/|–-] /u)
  if (parts.length < 2 || parts.length > 3) return null
  const each = parts.map((part) => read(labelWords(part)))
  const [first] = each
  return first != null && each.every((one) => sameAsked(one, first)) ? first : null
}

/** The words of a label, slips put right. An address that stands in it shows how one is written. */
function labelWords(label: string): string[] {
  const words = wordsOf(withoutAddresses(label))
  return words.length > mostWords ? words : asInRules(withoutSlips(words, slipsOf))
}

function readLabel(
  words: readonly string[],
  { question, place, around }: { question: Question; place: string | undefined; around: Said },
): Asked | null {
  if (words.length === 0 || words.length > mostWords) return null
  const below = place === undefined ? [] : (rulesBelow[place] ?? [])
  const isField = rulesFor[question.type].includes('field')
  const sets = [
    isField || question.type === 'file'
      ? below.filter((rule) => (question.type === 'file' ? fileRules.has(rule) : !fileRules.has(rule)))
      : place !== 'work'
        ? []
        : question.type === 'consent'
          ? ['work-box-place', 'box']
          : ['work-yes-no'],
    rulesFor[question.type],
  ]
  for (const rules of sets) {
    const found = rules
      // 'Driving licence' above a text asks which one; 'Do you hold a driving licence?' whether.
      .filter((rule) => rule !== 'yes-no' || question.type !== 'text' || askingWhether.has(words[0] ?? ''))
      .flatMap((rule) => readings(grammar, rule, words))
      .filter((said) => !isRunOn(said))
    if (found.length > 0) return only(found, { question, place, around })
  }
  const isWhether = question.type === 'consent' || question.type === 'choice' || question.type === 'yes-no'
  const stated = isWhether ? questionIn(words) : null
  if (stated !== null) {
    const whether = ['yes-no', 'whether-any', ...(place === 'work' ? ['work-yes-no'] : [])]
    const said = whether
      .flatMap((rule) => readings(grammar, rule, stated.words))
      .filter((one) => !isRunOn(one))
      .map((one) => (one.about === undefined ? one : askedByParts(one)))
      .filter((one) => one !== null)
      .filter(({ asks = '' }) => !stated.isReason || aWill.has(asks))
    const asked = stated.isNegated ? said.map(inOtherPolarity) : said
    if (asked.length > 0) return only(asked, { question, place, around })
  }
  const byParts = anyOrderFor(question, words).flatMap((rule) => readings(grammar, rule, words))
  const found = byParts.map(askedByParts).filter((said) => said !== null)
  return found.length === 0 ? null : only(found, { question, place, around })
}

/** The rules of questions whose words may stand in any order. */
function anyOrderFor({ type }: Question, [first = '']: readonly string[]): string[] {
  const isWhether = type === 'yes-no' || type === 'choice' || (type === 'text' && askingWhether.has(first))
  return [
    ...(rulesFor[type].includes('field') ? ['any-order'] : []),
    ...(type === 'long-text' ? ['send-any'] : []),
    ...(isWhether ? ['whether-any'] : []),
    // The type says that it is an address or a number; who else's it could be, the words would.
    ...(type === 'email' ? ['mail-any'] : type === 'phone' ? ['ring-any'] : []),
  ]
}

/** What somebody would or would not do. */
const aWill = new Set(['willing', 'relocate', 'travel'])

const askingWhether = new Set('do does did are is was were have has can could will would may might should'.split(' '))

/** The one meaning of several readings. What names a thing of the lexicon comes before what would take any words, and there the fewest words. */
function only(
  found: readonly Said[],
  { question, around }: { question: Question; place: string | undefined; around: Said },
): Asked | null {
  const open = found.map((said) => openWords(said))
  const fewest = Math.min(...open)
  const asked = found
    .filter((_, index) => open[index] === fewest)
    .map((said) => together(...placed(said, around)))
    .filter((said) => said !== null)
    .map((said) => Asked.safeParse(completed(said, question)))
  const meanings = unique(asked.flatMap(({ data }) => (data === undefined ? [] : [data])))
  return meanings.length === 1 && asked.every(({ success }) => success) ? (meanings[0] ?? null) : null
}

/**
 * Below 'Current employer' or 'Education' a name, an address or a telephone number is that of a company or a school, and below 'Driving licence' or 'Visa'
 * what stands on it; a date is not one's below the other.
 */
function belongsIn(place: string | undefined, { asks }: Asked): boolean {
  if ((place === 'work' && asks === 'education') || (place === 'education' && asks === 'job')) return false
  const isOfOthers = place === 'work' || place === 'education' || place === 'papers' || place === 'permit'
  return !isOfOthers || !['name', 'email', 'phone', 'dial-code', 'phone-type', 'address', 'link'].includes(asks)
}

/** What the type and the options of a question allow it to ask. */
function goesWith(asked: Asked, { type, options }: Question): boolean {
  switch (asked.asks) {
    case 'email':
      return type === 'email' || type === 'text' || type === 'suggestion'
    case 'address':
      return !(asked.placed && options.length > 0) && type !== 'number' && type !== 'email' && type !== 'date'
    case 'phone':
      return type === 'phone' || type === 'text' || type === 'number'
    default:
      return true
  }
}
