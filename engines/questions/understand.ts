import { isCountryOrElsewhere } from './answers/countries.ts'
import { askedByParts } from './any-order.ts'
import { isShownBy, isWhole } from './asked-kinds.ts'
import { readings, together, type Said } from './grammar/parse.ts'
import { grammar, knownWords, slipsOf } from './lexicon/index.ts'
import { inEnglish } from './lexicon/other-tongue.ts'
import { asInRules } from './lexicon/same-words.ts'
import { somebody, turning } from './lexicon/vetoes.ts'
import { Asked, type AskedFor, type Meaning } from './meaning.ts'
import { isOnlyExample, partsInFront, plainLabel, withoutExample } from './plain-label.ts'
import type { Question } from './question.ts'
import { joined, restated } from './restated.ts'
import { inOtherPolarity, questionIn } from './statement.ts'
import { asksAnew, asksElse, isBenign, isBenignHeading, isHandling, isOfUs } from './surroundings.ts'
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

/** What is asked, with what its help adds to it; null: the help could make it another question. */
function besideHelp(
  { label, help: text }: Question,
  help: Help | null,
  asked: Asked,
  read: (text: string) => Asked | null,
): Asked | null {
  if ((isOnlyExample(text) && isShownBy(asked)) || isPartOf(read(text), asked)) return asked
  // 'You must be 21' beside 'Are you over 18?'
  if (asked.asks === 'age' && [...text.matchAll(agesIn)].some(([, age]) => Number(age) !== asked.age)) return null
  let all: Asked | null = help === null ? null : asked
  for (const sentence of help?.unread ?? []) {
    if (all === null) return null
    const clauses = clausesOf(sentence)
    const whole = besideSentence(sentence, { asked: all, label, read })
    all =
      whole ??
      (clauses.length < 2
        ? null
        : clauses.reduce<Asked | null>(
            (so, clause) => (so === null ? null : besideClause(clause, { asked: so, label, read })),
            all,
          ))
  }
  return all
}

/** 'be 21', 'over 18' */
const agesIn = /\b(?:be|over|aged?|least|under|above|turned?|than) (\d{1,2})\b/giu

type Beside = { asked: Asked; label: string; read: (text: string) => Asked | null }

function besideClause(joinedBy: string, beside: Beside): Asked | null {
  const clause = joinedBy.replace(/^(?:and|but|so|as|because|since|which|otherwise) /u, '')
  const said = readPlain(clause)
  return said !== null && Object.keys(said).length === 0 ? beside.asked : besideSentence(clause, beside)
}

function besideSentence(sentence: string, { asked, label, read }: Beside): Asked | null {
  if (asksElse(sentence, asked)) return null
  if (isBenign(sentence, asked) || isWrittenOut(sentence, label) || isSaidAgain(sentence, label)) return asked
  if (asked.asks === 'pay') {
    const offered = inCurrencyOf(sentence, asked)
    if (offered !== null) return offered
  }
  // 'Give your job title, not your grade'
  const wanted = sentence
    .replace(/,? (?:and )?not (?:your|the|a|an|one|where|how|when) [\p{L} ]{2,40}\.?$/u, '')
    .replace(/^(?:please )?(?:use|give|put|write) /iu, '')
  if (isPartOf(read(wanted), asked) || sameAsked(read(sentence.replace(/ only\.?$/iu, '')), asked)) return asked
  return (
    restated(sentence, asked) ??
    restated(wanted, asked) ??
    joined(asked, asksAnew(sentence) ? null : read(`${label} ${sentence}`))
  )
}

const offer =
  /^(?:please note(?: that)? |note(?: that)? |for (?:your )?information,? )?(?:the|this|our|most|all|some|these) (?:[\p{L}]+ ){0,3}?(?:role|roles|job|jobs|post|posts|position|positions|vacancy|band|bands|range|salary|salaries|pay|budget|grade) (?:\p{L}+ ){0,6}?[£€]\d/iu

/** 'The band for this role is £28,000 to £32,000': a sum in that currency is asked for. */
function inCurrencyOf(sentence: string, asked: AskedFor<'pay'>): Asked | null {
  const signs = new Set(sentence.match(/[£€$]/gu))
  const [sign] = signs
  if (signs.size !== 1 || !offer.test(sentence)) return null
  if (/\b(?:hour|hourly|day|daily|week|weekly|month|monthly|pro rata|fte)\b/iu.test(sentence)) return null
  const currency = sign === '£' ? 'GBP' : sign === '€' ? 'EUR' : 'other'
  return asked.currency === undefined || asked.currency === currency ? { ...asked, currency } : null
}

/** 'Check it – a typo means that you will not hear from us', 'Use one that you read, as we write often': each by itself. */
function clausesOf(sentence: string): string[] {
  return sentence.split(
    / [–—-] |, (?=(?:as|because|so|since|but|and|which|otherwise) (?:we|you|it|this|our|the|all|some|not|they) )|: /u,
  )
}

/** 'You must hold a full UK driving licence', 'Tell us your status today': words of the label itself, and such as ask. */
function isSaidAgain(sentence: string, label: string): boolean {
  const own = new Set(asInRules(wordsOf(label)))
  const words = asInRules(wordsOf(sentence))
  return (
    words.length > 2 &&
    !words.some((word) => turning.has(word)) &&
    words.some((word) => own.has(word)) &&
    words.every((word) => own.has(word) || sayingAgain.has(word))
  )
}

/** What says nothing of its own in such a sentence. */
const sayingAgain = new Set(
  'a an you must need to have hold be is are of at time application tell us give state enter this that it for in and which needed essential today by as here do will applicants candidates'.split(
    ' ',
  ),
)

/** 'Nursing and Midwifery Council' beside 'NMC registration' */
function isWrittenOut(sentence: string, label: string): boolean {
  const initials = sentence.match(/\b\p{Lu}(?=\p{Ll})/gu)?.join('') ?? ''
  return initials.length > 2 && label.split(/[^\p{L}]+/u).includes(initials) && !/[^\p{L} ,&-]/u.test(sentence)
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

/** 'Present employment (if any)': who has none leaves it. */
const ifAny = / ?\(if (?:any|applicable|relevant|employed|you have one)\)/iu

/** 'My information > Phone' is read part by part where it cannot be read as one. */
function readHeading(text: string): Said | null {
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

type Remark = { core: string; remark: string; sign: string; isBefore: boolean }

/** How a remark behind a comma begins. */
const reason = /^(?:so|as|because|since|this|we|which|for|and|if|where|it)\b/iu

/** The ways to part a label into a question and a remark: in brackets, behind or before it. */
function remarksIn(label: string): Remark[] {
  const found: Remark[] = []
  const bracket = /\(([^()]{1,300})\)/u.exec(label)
  if (bracket?.[1] !== undefined) {
    const rest = `${label.slice(0, bracket.index)} ${label.slice(bracket.index + bracket[0].length)}`
    found.push({ core: rest.trim(), remark: bracket[1], sign: '(', isBefore: false })
  }
  // 'Mobile number so that we can text you'
  const why = / (?=(?:so|so that|in order that) (?:we|you|our|it) )/iu.exec(label)
  if (why !== null)
    found.push({ core: label.slice(0, why.index), remark: label.slice(why.index + 1), sign: ',', isBefore: false })
  const signs = [...label.matchAll(/(?: [–—-]|[,:;.?!]) /gu)].slice(0, 6)
  for (const sign of signs) {
    const [before, after] = [label.slice(0, sign.index + 1).trim(), label.slice(sign.index + sign[0].length).trim()]
    const mark = sign[0].trim()
    const behind = { core: before, remark: after, sign: mark, isBefore: false }
    if (mark !== ',') found.push(behind, { core: after, remark: before, sign: mark, isBefore: true })
    else if (reason.test(after)) found.push(behind)
  }
  return found
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

/** 'www.example.org', 'gov.uk/prove' */
const address = /^\W{0,2}(?:https?:\/\/|www\.|[a-z\d-]{2,40}\.(?:uk|ie|com|org|net|eu|gov)(?:[/.]|\W?$))/iu

function withoutAddresses(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.includes('@') ? 'exampleemail' : address.test(word) ? 'exampleurl' : word))
    .join(' ')
}

/** Whether two questions ask for the very same. */
export function sameAsked(one: Asked | null, other: Asked | null): boolean {
  return one !== null && other !== null && inOrder(one) === inOrder(other)
}

/** Whether one says nothing that the other does not say too. */
function isPartOf(one: Asked | null, other: Asked): boolean {
  const all = new Map<string, unknown>(Object.entries(other))
  return one !== null && Object.entries(one).every(([key, value]) => all.get(key) === value)
}

function inOrder(asked: object): string {
  return JSON.stringify(
    Object.entries(asked as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** What help changes, and its sentences that no rule explains; null: they contradict each other. */
type Help = { said: Said; unread: readonly string[] }

/** '0/500', '500 characters remaining': how much has been typed. */
const counted =
  /^ ?\d{1,5} ?(?:\/|of) ?\d{1,5}(?: characters| words)?(?: used)?\.? ?$|\b\d{1,5} (?:characters|words) (?:left|remaining)\b/iu

/** 'Please complete in black ink or type': how it is written on paper. */
const inInk =
  /\b(?:please )?(?:complete|write|fill in|print|type or (?:print|write))(?: (?:this form|the form|clearly))? in (?:black|blue)(?: or (?:black|blue))? (?:ink|pen|biro)(?: or (?:type|typescript))?(?:\.|$)/iu

/** Its sentences are read one by one, where they cannot be read as one. */
function readHelp(help: string): Help | null {
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
function readPlain(sentence: string): Said | null {
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

function unique<T extends object>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [inOrder(one), one])).values()]
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

/** Where the label says 'here' and the help says where that is, it is there. */
function placed(said: Said, around: Said): [Said, Said] {
  const isElsewhere =
    said.asks !== 'job' && said.asks !== 'education' && (around.which === 'current' || around.which === 'latest')
  if ((said.entry !== undefined && around.which === 'latest') || isElsewhere) {
    // The notice below 'Current job' is the notice.
    const { which: _which, ...rest } = around
    return [said, rest]
  }
  // 'University' below 'Highest qualification' is where that was gained.
  if (said.asks === 'education' && said.which === 'degree' && around.which !== undefined) {
    const { which: _which, ...rest } = said
    return [rest, around]
  }
  if (said.country !== 'here' || around.country === undefined) return [said, around]
  return [{ ...said, country: around.country }, around]
}

/** Words of the question itself, which no skill, certificate or employer is called. */
const asking = new Set(
  'do does did you have has how many much is are was were number years year experience working worked using used spent been if which what'.split(
    ' ',
  ),
)

/** Whether what would take any words has taken some of the question. */
function isRunOn({ skill, certificate }: Said): boolean {
  // A licence to drive is asked for by rules of its own.
  if (certificate?.split(' ').some((word) => word === 'driving' || word === 'b')) return true
  return [skill, certificate].some((words) => words?.split(' ').some((word) => asking.has(word)) ?? false)
}

function openWords({ skill, certificate, employer, act, place }: Said): number {
  return [skill, certificate, employer, act, place]
    .filter((words) => words !== undefined)
    .reduce((sum, words) => sum + words.split(' ').length, 0)
}

const byCountry = new Set([
  'may-work',
  'limited',
  'sponsor',
  'permit',
  'permit-status',
  'has-status',
  'visa-type',
  'visa-end',
])

/** 'at weekends', 'on the weekends' and 'weekends' are one. */
function withoutSmallWords(act: string): string {
  return act
    .split(' ')
    .filter((word) => !['at', 'on', 'the', 'during'].includes(word))
    .join(' ')
}

const endings = new Set(['pdf', 'doc', 'docx', 'rtf', 'odt', 'txt'])

/** The kinds of files that a form names; undefined: it names none. */
function endingsIn({ label, help }: Question): string | undefined {
  const named = wordsOf(`${label} ${help}`).flatMap((word) => (word === 'word' ? ['doc', 'docx'] : word))
  const found = [...new Set(named.filter((word) => endings.has(word)))]
  return found.length === 0 ? undefined : found.toSorted().join(' ')
}

/** 'Numbers only' is a form of telephone numbers, and says nothing beside a number. */
function withoutDigits({ form, ...rest }: Said): Said {
  return form === undefined || (form === 'digits' && rest.asks !== 'phone') ? rest : { ...rest, form }
}

/** Whether words around a question, that suit one subject only, stand beside one of that subject. */
function isSuited({ asks, part, what, document }: Said, suits: string): boolean {
  const isOfContract = asks === 'notice' || (asks === 'job' && (what === 'title' || what === 'employer'))
  return [asks, part, what, document, ...(isOfContract ? ['contract'] : [])].includes(suits)
}

/** With the country where nothing but 'here' or no country was said: that of the vacancy. */
function completed(all: Said, question: Question): Record<string, unknown> {
  const { else: otherwise, suits, listed, covers, ...said } = withoutDigits(all)
  // 'Address (house number and street)' is its first line.
  if (listed !== undefined && covers === undefined) return { ...said, part: 'line-one' }
  // 'As shown on your ID' beside a name, 'without the number' beside a street.
  if (suits !== undefined && !isSuited(said, suits)) return {}
  // 'Current employer', and 'If you are not working, your last one' below it.
  if (otherwise !== undefined) return said.asks === 'job' ? { ...said, which: 'latest' } : {}
  if (said.asks === 'experienced' && said.skill !== undefined) return { ...said, skill: withoutSmallWords(said.skill) }
  if (said.act !== undefined) return { ...said, act: withoutSmallWords(said.act) }
  if (said.asks === 'certificate' && said.certificate !== undefined)
    return { ...said, certificate: said.certificate.split(' ').toSorted().join(' ') }
  if (said.asks === 'document' && question.type === 'file') {
    const { size: _size, ...rest } = said
    return { ...rest, files: endingsIn(question) }
  }
  // The code is the same below 'Mobile' as below 'Telephone'.
  if (said.asks === 'dial-code') {
    const { kind: _kind, form: _form, ...rest } = said
    return rest
  }
  if (!byCountry.has(said.asks ?? '')) {
    // 'This job is based in Cork' does not change which name is asked for.
    const { country, a: _a, b: _b, c: _c, d: _d, e: _e, size: _size, ...rest } = said
    return country !== undefined && (said.asks === 'licence' || said.asks === 'lives-in') ? { ...rest, country } : rest
  }
  const { for: _for, city, ...permit } = said
  // 'To work in Dublin' is in Ireland, unless the vacancy is in Ohio.
  if (city !== undefined)
    return question.country === null || question.country === city ? { ...permit, country: city } : {}
  // A permit of which country, nobody said.
  if (said.asks === 'permit' && said.country === undefined) return { ...permit, country: null }
  const own =
    question.country === 'GB' || question.country === 'IE' || question.country === 'US' ? question.country : null
  return { ...permit, country: said.country === undefined || said.country === 'here' ? own : said.country }
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
