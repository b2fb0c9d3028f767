import { beginnings } from './grammar/parse.ts'
import { grammar, knownWords } from './lexicon/index.ts'
import { asInRules } from './lexicon/same-words.ts'
import {
  asking,
  defining,
  forms,
  holders,
  measures,
  people,
  places,
  somebody,
  times,
  turning,
} from './lexicon/vetoes.ts'
import type { Asked } from './meaning.ts'
import { wordsOf } from './words.ts'

/*
 * Headings and sentences of help that no rule explains. They leave a question what it is unless they hold a word of a closed class that could make just
 * this question another one: somebody else, another time, a unit, a place, a form, a condition, another thing that is asked for. A sentence that begins
 * as one of purpose or handling does ('We will not share this', 'So that we can ring you') may hold most of them, but nobody else.
 */

type Asks = Asked['asks']

/** A yes or no that names all that it is about, and says 'you': 'Do you hold a driving licence?' */
const wholeQuestions: ReadonlySet<Asks> = new Set<Asks>([
  'may-work',
  'limited',
  'sponsor',
  'permit',
  'has-status',
  'employed',
  'worked-for',
  'works-for',
  'has-degree',
  'relocate',
  'travel',
  'willing',
  'licence',
  'car',
  'skill-least',
  'experienced',
  'certificate',
  'trained',
  'training',
  'speaks',
  'age',
  'lives-in',
])

/** What could be anybody's. */
const anybodys: ReadonlySet<Asks> = new Set<Asks>([
  'name',
  'pronouns',
  'email',
  'phone',
  'phone-type',
  'dial-code',
  'address',
  'registration-number',
  'currency',
  'headline',
])

/** Whether it asks for what stands in everybody's details, in no special form. */
function isPlainDetail(asked: Asked): boolean {
  if (asked.asks === 'phone') return (asked.kind === 'any' || asked.kind === 'mobile') && asked.form === undefined
  return (
    asked.asks === 'email' ||
    asked.asks === 'address' ||
    (asked.asks === 'name' && ['first', 'last', 'full'].includes(asked.part))
  )
}

/** Whether the answer is a figure or a date, which any word of a unit or a form would break. */
function isMeasured(asked: Asked): boolean {
  return (
    ['pay', 'pay-now', 'notice', 'skill-years', 'visa-end', 'currency'].includes(asked.asks) ||
    ((asked.asks === 'job' || asked.asks === 'education') &&
      ['start', 'end', 'years', 'dates', 'count', 'grade'].includes(asked.what))
  )
}

/** The words by which a sentence could make it another question. */
function vetoesFor(asked: Asked): ReadonlySet<string>[] {
  const always = [somebody, turning, times, defining]
  if (wholeQuestions.has(asked.asks)) return [...always, measures, places]
  switch (asked.asks) {
    case 'email':
    case 'link':
    case 'headline':
      return [...always, holders]
    case 'name':
      return [...always, holders, forms]
    case 'phone':
      return [...always, holders, forms, measures, places]
    case 'address':
      return [...always, holders, places]
    case 'document':
      return [...always, people, forms]
    case 'languages':
    case 'language':
    case 'mother-tongue':
      return [...always, people, places]
    default:
      return [...always, people, forms, measures, places]
  }
}

/** Of a sentence of purpose or handling, what still tells of another thing. */
const stillTelling: ReadonlySet<string> = new Set(
  'instead unless except rather alternative second secondary another old leave blank empty ignore skip untick mean means meaning ie namely previous previously former formerly maiden birth human robot automatic provisional refuse refused'.split(
    ' ',
  ),
)

/** 'if we need to', 'if you are shortlisted': conditions of what happens to the answer. */
const conditions =
  /\bif (?:we|nothing|there|needed|necessary|any|shortlisted|successful|appointed|offered|you (?:are|were|do get|get) (?:shortlisted|successful|selected|invited|appointed|offered|chosen|hired)|application|job)\b/gu

/** Behind these stands somebody or something: 'your solicitor'. */
const owning: ReadonlySet<string> = new Set('a an the your our my this that of for'.split(' '))
/** What a sentence has that speaks of the person, of us or of the answer; 'Treasurer' alone has none. */
const telling: ReadonlySet<string> = new Set(['you', 'yourself', 'we', 'us', 'will', 'this'])
const addressing: ReadonlySet<string> = new Set(['you', 'yourself'])

/** Words with which a fragment goes on with the question: 'to our office in Paris'. */
const goingOn: ReadonlySet<string> = new Set(
  'to for in at by on with within from after before during until through throughout as than that which who where when while and or but of'.split(
    ' ',
  ),
)

/** A longer sentence is not read. */
const mostAround = 60

/** 'the school’s own', 'applicants’' */
function isPossessive(text: string): boolean {
  return /(?<!\b(?:what|that|it|let|here|there|how))['’]s\b|s['’](?= )/iu.test(text)
}

function hasOwner(text: string): boolean {
  return (
    isPossessive(text) || wordsOf(text).some((word, at, all) => owning.has(all[at - 1] ?? '') && !knownWords.has(word))
  )
}

/** Whether it asks for a yes or no and names all that it is about. */
export function isWhole({ asks }: Asked): boolean {
  return wholeQuestions.has(asks)
}

/** Whether a sentence of help leaves what is asked as it is. */
export function isBenign(sentence: string, asked: Asked): boolean {
  return isHandling(sentence, asked) || isFreeSentence(sentence, asked)
}

/** Whether a sentence says why it is asked, how the answer is handled or what happens then, and tells of nobody and nothing else. */
export function isHandling(sentence: string, asked: Asked): boolean {
  const words = asInRules(wordsOf(sentence.replaceAll(yearOfLaw, '$1')))
  const begun = Math.max(0, ...beginnings(grammar, 'opening', words))
  if (isOfDesk(words, asked)) return true
  if (begun === 0 || words.length > mostAround || sentence.includes('?')) return false
  const rest = words.slice(begun)
  const harmless = rest.join(' ').replaceAll(conditions, '').replaceAll(receivers, '').split(' ')
  return (
    !harmless.includes('if') &&
    !words.some((word) => stillTelling.has(word)) &&
    !harmless.some((word) => somebody.has(word) || word === 'one') &&
    (anybodys.has(asked.asks)
      ? !isPossessive(sentence) && !rest.some((word, at) => isOfOthers(word, rest[at - 1]))
      : !rest.some((word) => measures.has(word) || /[\d£€$%]/u.test(word) || isElsewhere(word, asked)))
  )
}

/** What is said of the form and the vacancy themselves. Where the job is may be what a right to work is asked for. */
function isOfDesk(words: readonly string[], asked: Asked): boolean {
  return (
    beginnings(grammar, 'desk', words).length > 0 &&
    words.length <= mostAround &&
    !words.some((word) => alwaysTelling.has(word)) &&
    !words
      .join(' ')
      .replaceAll(receivers, '')
      .split(' ')
      .some((word) => somebody.has(word)) &&
    !('country' in asked && words.includes('based'))
  )
}

const alwaysTelling: ReadonlySet<string> = new Set(
  'leave blank empty ignore skip untick instead give enter state put provide name write use one'.split(' '),
)

/** Those who get to see an answer: 'with anyone else', 'by the hiring manager'. */
const receivers =
  /\b(?:with|to|by) (?:anyone|anybody|(?:our )?(?:hiring |recruiting |recruitment |interview |shortlisting |selection )(?:manager|managers|team|panel))(?: else)?\b/gu

/** 'Immigration Act 1971': the year measures nothing. */
const yearOfLaw = /\b(act|order|regulations|rules|directive)(?: of)? (?:19|20)\d\d\b/giu

/** 'Where you lived before', 'Title of the job you want': what goes on with the question or asks it anew, whatever its words. */
export function asksAnew(sentence: string): boolean {
  return anew.test(asInRules(wordsOf(sentence)).join(' '))
}

const anew =
  /^(?:what|when|where|who|whom|whose|which|how|why|one|ones|of|that|(?:title|name|job|employer|company|date|day|year|month|address|town|city|place|country|salary|pay|email|phone|number|grade|level|course|qualification|degree|subject|length|amount|weeks|part) (?:of|you|that|which|where|when|in which|for which|at))\b/u

/** Whether it says something by itself, and is no piece that goes on with the question: it has a verb that is not in 'the job you are applying for'. */
function isClause(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!verbs.has(word)) return at === 1 && startingWhole.has(words[0] ?? '')
    return at > 0 && (at === 1 || !['you', 'we', 'it', 'they'].includes(words[at - 1] ?? ''))
  })
}

const verbs: ReadonlySet<string> = new Set(
  'is are has have will would can could may might do does involves includes covers need needs runs run last lasts means takes take works work drive drives visit visits travel travels pay pays offer offers cover operate operates open opens apply applies vary varies require go goes come comes rise help helps support supports count move moves'.split(
    ' ',
  ),
)
const startingWhole: ReadonlySet<string> = new Set(['we', 'our', 'they'])

/** Whether a sentence that no rule explains has no word that could change what is asked. */
function isFreeSentence(sentence: string, asked: Asked): boolean {
  const words = asInRules(wordsOf(sentence))
  const isDetail = anybodys.has(asked.asks)
  if (words.length > mostAround || sentence.includes('?') || isMeasured(asked)) return false
  if (asking.has(words[0] ?? '') || goingOn.has(words[0] ?? '') || asksAnew(sentence) || !isClause(words)) return false
  // A yes to moving in general is none to moving there: 'at our plant in Chennai'.
  if ((asked.asks === 'relocate' || asked.asks === 'travel') && /[\p{L},] \p{Lu}\p{Ll}/u.test(sentence)) return false
  const isTold = words.some((word) => telling.has(word)) && !hasOwner(sentence)
  return (!isDetail || (isPlainDetail(asked) && isTold)) && isFree(words, asked)
}

/** 'Where you heard about us', 'Contact us': whose a name or a number below it is, nobody knows. */
export function isOfUs(heading: string, { asks }: Asked): boolean {
  return anybodys.has(asks) && /\b(?:about|with|for|contact|reach|call|of|at|by) us\b/u.test(wordsOf(heading).join(' '))
}

/** Whether a heading leaves what is asked below it as it is. */
export function isBenignHeading(heading: string, asked: Asked): boolean {
  const words = asInRules(wordsOf(heading))
  if (words.length > 30 || !isFree(words, asked)) return false
  if (isPlainDetail(asked)) return words.some((word) => addressing.has(word)) && !hasOwner(heading)
  if (asked.asks === 'job') return asked.which !== undefined
  if (asked.asks === 'education') return asked.which !== undefined || asked.of !== undefined
  return !anybodys.has(asked.asks)
}

/** Whether nothing in it could make the question another one. */
function isFree(words: readonly string[], asked: Asked): boolean {
  const vetoes = vetoesFor(asked)
  const own = asked.asks === 'age' ? [...ageWords, String(asked.age)] : []
  const mayMeasure = ofTheJob.has(asked.asks) && !tellingSubjects.has(words[0] ?? '') && !words.includes('least')
  return words.every(
    (word) =>
      own.includes(word) ||
      (mayMeasure && (measures.has(word) || /^\d{1,2}p?$/u.test(word))) ||
      (!vetoes.some((veto) => veto.has(word)) && !/[\d£€$%+]/u.test(word)),
  )
}

/** 'You must be 18 or over to serve alcohol' */
const ageWords = ['must', 'over', 'older', 'above', 'age', 'years']

/** What is the same however long the nights are, and however many days the office is open. */
const ofTheJob: ReadonlySet<Asks> = new Set<Asks>([
  'relocate',
  'travel',
  'willing',
  'certificate',
  'trained',
  'employed',
  'car',
])
/** 'It has to be older than two years' measures what is asked, 'Nights run from 20:00 to 08:00' does not. */
const tellingSubjects: ReadonlySet<string> = new Set(
  'you it this that these those one must for at over more'.split(' '),
)

/** Whom we could be telling of where nobody else is meant: 'Our team will call you', 'It is shown to employers'. */
const oursOrAll: ReadonlySet<string> = new Set(['team', 'employers', 'staff'])

/** What a name, a number or an address that we speak of could belong to, or be in another form of. */
const otherKinds: ReadonlySet<string> = new Set(
  'workplace office university college school firm bank organisation department branch club union church charity parish legal initials initial surname middle preferred nickname digits international prefix landline dialling'.split(
    ' ',
  ),
)

function isOfOthers(word: string, before: string | undefined): boolean {
  return (people.has(word) && !oursOrAll.has(word)) || otherKinds.has(word) || (word === 'work' && before === 'at')
}

const ofBritain: ReadonlySet<string> = new Set(['uk', 'britain', 'british'])
const ofIreland: ReadonlySet<string> = new Set(['ireland', 'irish'])

/** Whether it is a place that the question does not ask for itself. */
function isElsewhere(word: string, asked: Asked): boolean {
  const country = 'country' in asked ? asked.country : undefined
  return places.has(word) && !(country === 'GB' ? ofBritain : country === 'IE' ? ofIreland : none).has(word)
}

const none: ReadonlySet<string> = new Set()

/** Whether an example of an answer, whatever it shows, leaves it what it is: one of pay could show another period. */
export function isShownBy(asked: Asked): boolean {
  switch (asked.asks) {
    case 'job':
      return asked.what === 'title' || asked.what === 'employer'
    case 'education':
      return asked.what !== 'start' && asked.what !== 'end' && asked.what !== 'dates'
    case 'notice':
      return asked.unit === undefined
    default:
      return asked.asks === 'headline' || asked.asks === 'languages'
  }
}
