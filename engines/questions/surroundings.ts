import { anybodys, isMeasured, isPlainDetail, isWhole } from './asked-kinds.ts'
import { beginnings } from './grammar/parse.ts'
import { grammar, knownWords } from './lexicon/index.ts'
import { asInRules } from './lexicon/same-words.ts'
import {
  asking,
  defining,
  forms,
  holders,
  isSomebody,
  measures,
  people,
  places,
  somebody,
  times,
  turning,
} from './lexicon/vetoes.ts'
import type { Asked } from './meaning.ts'
import { partsInFront } from './plain-label.ts'
import { wordsOf } from './words.ts'
import { isOurs, type Country } from '../../contract/places/countries.ts'

/*
 * Headings and sentences of help that no rule explains. They leave a question what it is unless they hold a word of a closed class that could make just
 * this question another one: somebody else, another time, a unit, a place, a form, a condition, another thing that is asked for. A sentence that begins
 * as one of purpose or handling does ('We will not share this', 'So that we can ring you') may hold most of them, but nobody else.
 */

/** The words by which a sentence could make it another question. */
function vetoesFor(asked: Asked): ReadonlySet<string>[] {
  const always = [somebody, turning, times, defining]
  if (isWhole(asked)) return [...always, measures, places]
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
  'count counts counted instead except rather alternative second secondary another old blank empty ignore skip untick mean means meaning ie namely previous previously former formerly maiden birth human robot automatic provisional refuse refused'.split(
    ' ',
  ),
)

/** 'if we need to', 'if you are shortlisted': conditions of what happens to the answer. */
const conditions =
  /\b(?:if|unless) (?:we|nothing|there|needed|necessary|any|shortlisted|successful|appointed|offered|you (?:are|were|do get|get) (?:shortlisted|successful|selected|invited|appointed|offered|chosen|hired)|application|job)\b/gu

/** Behind these stands somebody or something: 'your solicitor'. */
const owning: ReadonlySet<string> = new Set('a an the your our my this that of for'.split(' '))
/** What a sentence has that speaks of the person, of us or of the answer; 'Treasurer' alone has none. */
const speaking: ReadonlySet<string> = new Set(['you', 'yourself', 'we', 'us', 'will', 'this'])
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

/** Whether a sentence of help leaves what is asked as it is. */
export function isBenign(sentence: string, asked: Asked): boolean {
  if (asksElse(sentence, asked)) return false
  return isHandling(sentence, asked) || isFreeSentence(sentence, asked) || isOfLetter(sentence, asked)
}

/** 'Tell us why you would be a great fit': what a letter is about. */
function isOfLetter(sentence: string, asked: Asked): boolean {
  const isLetter = asked.asks === 'document' && asked.document === 'letter'
  return (
    isLetter &&
    !wordsOf(sentence.replace(addressee, '')).some((word) => somebody.has(word) || turning.has(word)) &&
    telling.test(sentence)
  )
}

/** Whom a letter is addressed to. */
const addressee = /\baddress(?:ed)? (?:it |this |your letter )?to the \p{L}+(?: \p{L}+)?/iu

const telling =
  /(?:^|[:–-] )(?:please |briefly )?(?:(?:tell|show) (?:us|them|me|the \p{L}+)|explain|say|describe|outline|let (?:us|them) know|write|use this|address (?:it|this|your letter) to|introduce|sell|addressed to|in your own words|keep it)\b/iu

/** Whether a sentence says why it is asked, how the answer is handled, what the job is like or what happens then, and tells of nobody and nothing else. */
export function isHandling(sentence: string, asked: Asked): boolean {
  const words = asInRules(wordsOf(sentence.replaceAll(yearOfLaw, '$1')))
  const begun = Math.max(0, ...beginnings(grammar, 'opening', words))
  if (isOfDesk(words, asked)) return true
  const text = words.join(' ')
  if (begun === 0 || words.length > mostAround || sentence.includes('?')) return false
  if (asksOfUs.test(text)) return false
  const rest = words.slice(begun)
  const harmless = rest.join(' ').replaceAll(conditions, '').replaceAll(receivers, '').split(' ')
  return (
    !harmless.includes('if') &&
    !harmless.includes('unless') &&
    !words.some((word) => stillTelling.has(word)) &&
    !harmless.some((word) => isThird(word, asked)) &&
    isHarmlessFor(asked, sentence, rest)
  )
}

/** Whether it is somebody else; who sponsors is us beside a question of sponsorship. */
function isThird(word: string, asked: Asked): boolean {
  const isOfPermit = ['sponsor', 'permit', 'may-work', 'permit-status', 'limited', 'visa-type'].includes(asked.asks)
  return (somebody.has(word) && !(isOfPermit && word === 'sponsor')) || (word === 'one' && !isWhole(asked))
}

/** Whether what stands behind the beginning of such a sentence leaves just this question what it is. */
function isHarmlessFor(asked: Asked, sentence: string, rest: readonly string[]): boolean {
  if (anybodys.has(asked.asks))
    return (
      !isPossessive(sentence) &&
      !speaksToOthers(sentence) &&
      !hasSomebodyOfYours(sentence) &&
      !allowing.test(sentence) &&
      !rest.some((word, at) => isOfOthers(word, rest[at - 1]))
    )
  if (asked.asks === 'document') return !rest.some((word) => namingWords.has(word))
  // A yes to moving in general is none to moving there.
  if ((asked.asks === 'relocate' || asked.asks === 'travel') && named.test(sentence)) return false
  // 'Drivers must have held theirs for a year' measures what is asked.
  const isOfAnswer = tellingSubjects.has(firstWord(sentence)) || obliging.test(sentence)
  const mayMeasure = ofTheJob.has(asked.asks) || (isWhole(asked) && !isOfAnswer)
  return !rest.some(
    (word) => (!mayMeasure && (measures.has(word) || /[\d£€$%]/u.test(word))) || isElsewhere(word, asked),
  )
}

/** 'We need the address of …', 'We ask you to give …': what we ask for in place of what the label says. */
const asksOfUs =
  /\bwe (?:(?:do|not|will|only|also|just|may|would|really|still) )*(?:need|want|ask|like|prefer|expect|seek|look|are looking|are after|are asking)(?: for)?(?! (?:it|this|these|to|that|all|every|everyone|everybody|because|so|in order|proof|evidence|documents|document|copies|sight|you (?:for|to (?:bring|show|sign|come|attend|see)))\b| not\b)|\b(?:you|applicants|candidates) to (?:give|enter|state|put|name)\b/u

/** 'Offices are fine', 'who can vouch for you' */
const allowing =
  /\b(?:fine|okay|acceptable|accepted|allowed)\b|(?<!(?:applicants|candidates|people|those|everyone|anyone) )\bwho\b/iu

/** A name with a capital. */
const named = /[\p{L},] \p{Lu}\p{Ll}/u

const obliging = /\b(?:must|should|have to|has to|need to|needs to|required to|held|theirs|own)\b/iu

const firstWord = (sentence: string): string => wordsOf(sentence)[0] ?? ''

/** 'This is where …', '… so give that': what says which is meant, or asks for it. */
const asksStill =
  /^(?:this|it|these|that) (?:is|are|will be) (?:what|where|who|whom|when|that|one|(?!so |to |for |because )\p{L}+ (?:you|of|that|which)) |(?<!(?:to|will|can|may|must|could|would|we|you|not) )\b(?:select (?:where|what|which|that)|(?:give|enter|put|state|write) (?:that|this|it|one|where|what|which|when|a|an|manager|(?:week|month|hour|dai|year)ly))\b/u

/** Whether a sentence says which is meant, asks for it, or is of what is wanted. */
export function asksElse(sentence: string, asked: Asked): boolean {
  const text = asInRules(wordsOf(sentence)).join(' ')
  return asksStill.test(text) || isOfWish(text, asked)
}

/** 'The town where you want to work': of what is wanted only a question of what is wanted asks. */
function isOfWish(text: string, { asks }: Asked): boolean {
  return (
    asks !== 'pay' &&
    asks !== 'pattern' &&
    /(?<!if )\byou (?:want|wish|prefer|hope|would like|would prefer)\b/u.test(text)
  )
}

/** What an anonymous CV has to be without. */
const namingWords: ReadonlySet<string> = new Set(
  'name address email phone age gender anonymously anonymous anonymised anonymized blind redacted combined separate one'.split(
    ' ',
  ),
)

/** 'Your manager will be copied in', 'your old boss'; 'your nearest branch' is one of ours. */
function hasSomebodyOfYours(sentence: string): boolean {
  const words = wordsOf(sentence)
  const isOther = (word = ''): boolean => people.has(word) || isSomebody(word) || otherKinds.has(word)
  return words.some(
    (word, at) =>
      word === 'your' && (isOther(words[at + 1]) || (isOther(words[at + 2]) && !ofOurs.has(words[at + 1] ?? ''))),
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
  /\b(?:with|to|by) (?:anyone|anybody|(?:our )?(?:hiring |recruiting |recruitment |interview |shortlisting |selection )(?:manager|managers|team|panel)|(?:employer|employers|recruiter|recruiters))(?: else)?\b/gu

/** 'Immigration Act 1971': the year measures nothing. */
const yearOfLaw = /\b(act|order|regulations|rules|directive)(?: of)? (?:19|20)\d\d\b/giu

/** 'Where you lived before', 'Title of the job you want': what goes on with the question or asks it anew, whatever its words. */
export function asksAnew(sentence: string): boolean {
  const text = asInRules(wordsOf(sentence)).join(' ')
  return anew.test(text) || asksStill.test(text)
}

const anew =
  /^(?:(?:use|give|enter|state|put|write|provide) (?:title|full name|name|first name|surname|job|job title|employer|company|organisation|date|year|address|town|city|postcode|country|salary|pay|email|phone|mobile|number|grade|level|course|qualification|degree|subject)|what|when|where|who|whom|whose|which|how|why|one|ones|of|that|(?:title|name|job|employer|company|date|day|year|month|address|town|city|place|country|salary|pay|email|phone|number|grade|level|course|qualification|degree|subject|length|amount|weeks|part) (?:of|you|that|which|where|when|in which|for which|at))\b/u

/** Whether it says something by itself, and is no piece that goes on with the question: it has a verb that is not in 'the job you are applying for'. */
function isClause(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!verbs.has(word)) return at === 1 && startingWhole.has(words[0] ?? '')
    return at > 0 && (at === 1 || !['you', 'we', 'it', 'they'].includes(words[at - 1] ?? ''))
  })
}

const verbs: ReadonlySet<string> = new Set(
  'is are has have will would can could may might do does involves includes covers need needs runs run last lasts means takes take works work drive drives visit visits travel travels pay pays differ differs change changes depend depends vary help offer offers cover operate operates open opens apply applies vary varies require go goes come comes rise help helps support supports count move moves'.split(
    ' ',
  ),
)
const startingWhole: ReadonlySet<string> = new Set(['we', 'our', 'they'])

/** Whether a sentence that no rule explains has no word that could change what is asked. */
function isFreeSentence(sentence: string, asked: Asked): boolean {
  const words = asInRules(wordsOf(sentence))
  const isDetail = anybodys.has(asked.asks)
  if (words.length > mostAround || sentence.includes('?') || isMeasured(asked)) return false
  if (asking.has(words[0] ?? '') || goingOn.has(words[0] ?? '') || asksAnew(sentence)) return false
  if (!isClause(words) && asked.asks !== 'age') return false
  // 'At our plant in Chennai'
  if ((asked.asks === 'relocate' || asked.asks === 'travel') && named.test(sentence)) return false
  return (!isDetail || (isPlainDetail(asked) && isOfNobodyElse(sentence, words))) && isFree(words, asked)
}

/** Whether a sentence beside a name, a number or an address has nobody and nothing else whose it could be. */
function isOfNobodyElse(sentence: string, words: readonly string[]): boolean {
  const isOfIt = words.some((word) => speaking.has(word)) && !hasOwner(sentence)
  return !namesElse(sentence, words) && !hasUnknownOfYours(sentence) && (isOfIt || !pointing.has(words[0] ?? ''))
}

/** Whether it has a word for a person, a body or a building, a third's possessive, or a name of which nobody knows whose it is. */
function namesElse(text: string, words: readonly string[]): boolean {
  const named = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’]+/gu)]
  return (
    isPossessive(text) ||
    words.some((word) => isSomebody(word) && !oursOrAll.has(word)) ||
    named.some(([name]) => !wordsOf(name).every((word) => knownWords.has(word)))
  )
}

/** 'Your penpal will hear from us' */
function hasUnknownOfYours(sentence: string): boolean {
  return wordsOf(sentence).some((word, at, all) => all[at - 1] === 'your' && !knownWords.has(word))
}

/** 'We will ring Dr Okafor', 'write to your penpal': whoever is spoken to and is in no list. */
function speaksToOthers(sentence: string): boolean {
  const [, whom] = spokenTo.exec(wordsOf(sentence).join(' ')) ?? []
  return whom !== undefined && !knownWords.has(whom)
}

const spokenTo =
  /\b(?:write to|speak to|talk to|ring|call|contact|email|text|ask|tell|phone|reach|visit) (?:(?:your|the|a|an|dr|mr|mrs|ms|miss|prof) )?(\p{L}+)/u

/** Of what begins with one of these the rest says which is meant: 'It is that of the yacht'. */
const pointing: ReadonlySet<string> = new Set('it this that these those one ones they both'.split(' '))

/** 'Where you heard about us', 'Contact us': whose a name or a number below it is, nobody knows. */
export function isOfUs(heading: string, { asks }: Asked): boolean {
  return anybodys.has(asks) && /\b(?:about|with|for|contact|reach|call|of|at|by) us\b/u.test(wordsOf(heading).join(' '))
}

/** Whether a heading leaves what is asked below it as it is. */
export function isBenignHeading(numbered: string, asked: Asked): boolean {
  const heading = numbered.replace(partsInFront, '')
  const words = asInRules(wordsOf(heading))
  if (words.length > 30) return false
  if (isPlainDetail(asked) && words.every((word) => ofForm.has(word))) return true
  if (!isFree(words, asked)) return false
  if (isPlainDetail(asked))
    return words.some((word) => addressing.has(word)) && !namesElse(heading, words) && !hasOwner(heading)
  if (asked.asks === 'job') return asked.which !== undefined
  if (asked.asks === 'education') return asked.which !== undefined || asked.of !== undefined
  return !anybodys.has(asked.asks)
}

/** What a form calls its own parts: 'Part 1: Information for shortlisting and interviewing'. */
const ofForm: ReadonlySet<string> = new Set(
  'part section step page stage screen form application apply applying information info detail details data particulars question questions answer answers general basic personal contact private key main essential essentials core standard initial introductory about you yourself yours who how where we us can may will reach contacting contacted communication communications correspondence get touch keep in with for and or of on to by at a an this is are do be tell let know meet hello hi welcome start starting started begin beginning getting go ready first let lets needed need required optional shortlisting shortlist interviewing interview interviews screening selection recruitment hiring registration register registering sign up signup account create creating login profile online administration administrative admin only purposes purpose use record records invitation invite applicant applicants candidate candidates bio identity identification identifying name names address addresses home phone email mobile telephone number numbers location summary overview quick easy few simple short things stuff bits little bit more further important complete completed completing fill filling please below following confirm check review update edit add enter provide your own i ii iii iv v vi a b c d e f g 1 2 3 4 5 6 7 8 9 10 11 12'.split(
    ' ',
  ),
)

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
const ageWords = ['+', 'must', 'over', 'older', 'above', 'age', 'years']

/** What is the same however long the nights are, and however many days the office is open. */
const ofTheJob: ReadonlySet<Asked['asks']> = new Set<Asked['asks']>([
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

/** Whom we could be telling of where nobody else is meant: 'Our team will call you', 'It is shown to employers', 'to third parties'. */
const oursOrAll: ReadonlySet<string> = new Set(
  'team teams panel recruiters recruiter employers staff parties'.split(' '),
)

/** What a name, a number or an address that we speak of could belong to, or be in another form of. */
const otherKinds: ReadonlySet<string> = new Set(
  'invoice invoices bill bills property employment workplace office university college school firm bank organisation department branch club union church charity parish legal initials initial surname middle preferred nickname digits international prefix landline dialling'.split(
    ' ',
  ),
)

/** Before a body these say that it is ours. */
const ofOurs: ReadonlySet<string> = new Set('our nearest closest local'.split(' '))

function isOfOthers(word: string, before: string | undefined): boolean {
  return (
    ((people.has(word) || isSomebody(word)) && !oursOrAll.has(word) && !ofOurs.has(before ?? '')) ||
    (otherKinds.has(word) && !ofOurs.has(before ?? '') && !(word === 'office' && before === 'in')) ||
    (word === 'work' && before === 'at')
  )
}

const namesOf: Readonly<Record<Country, ReadonlySet<string>>> = {
  GB: new Set(['uk', 'britain', 'british', 'england', 'english', 'scotland', 'wales', 'london']),
  IE: new Set(['ireland', 'irish', 'dublin']),
}

/** Whether it is a place that the question does not ask for itself. */
function isElsewhere(word: string, asked: Asked): boolean {
  const country = 'country' in asked ? asked.country : undefined
  return places.has(word) && !(isOurs(country) && namesOf[country].has(word))
}
