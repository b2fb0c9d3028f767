import { wordsOf } from './words.ts'

/** A text as a form has it, without what changes no question: the number in front of it, the star, '(s)', an example. */
export type PlainLabel = { text: string; isNumbered: boolean }

/** '4. ', 'Q3) ', '2.1: ', '(b) ', with the space behind it: '1st line' and '2:1' are no numbers of questions. */
const numberInFront =
  /^ ?(?:question ?|q\.? ?)?\(?(?:\d{1,2} ?\([a-h]|\d{1,2}(?:\.\d{1,2})?[a-z]?|[a-h]|i{1,3}|iv|vi{0,3})[.):] /iu

/** '4.2 Do you hold …': a number of two parts needs no sign behind it. */
export const partsInFront = /^ ?\d{1,2}\.\d{1,2} (?=\p{Lu}[\p{L}-])/u

/** 'Licence held? (Y/N)': what may be answered, which the type says too. */
const yesOrNo = / ?[([]? ?\b(?:Y ?\/ ?N|Yes ?\/ ?No|yes or no)\b ?[)\]]?[.:?]? ?$/iu

/** '(required)', ' – optional', '*Mandatory field': whether it has to be answered, behind a sign. 'Notice required' asks. */
const neededOrNot =
  / ?(?:[([]|[–—:,-] |\* ?) ?(?:this (?:field|question) is )?(?:required|optional|mandatory|compulsory)(?: field| question)? ?[)\]]?[ *.]*$/iu

/** 'Town – please state': a state is none here. */
const pleaseState = / ?(?:[([]|[–—:,;-] ?)please (?:state|specify|give|enter|indicate|provide|write)[)\]]?[ .]*$/iu

/** 'Please answer the following question: …' */
const answerThis = /^ ?(?:please )?answer(?: this| the following)?(?: question)? ?[:–—-] /iu

/** 'OK, ', 'Thanks! ', 'First of all: ': how a talk goes on, with the sign behind it: 'First name' is none. */
const opener =
  /^ ?(?:(?:and|so|ok|okay|right|great|lovely|perfect|brilliant|super|good|thanks|thank you|hello|hi|hey|hi there|welcome|first|firstly|first of all|first up|first things first|second|secondly|next|next up|then|now|finally|lastly|last of all|last but not least|last one|one last thing|to start|to start with|to begin|to begin with|to get started|to finish|for starters|nearly there|almost done|almost there)(?: ?[,!.:…]+| [–—-]) ?){1,3}/iu

export function plainLabel(label: string): PlainLabel {
  // 'applicant.firstName': a name of a field in place of its label.
  const named = label.includes(' ') ? label : label.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const clean = named.replaceAll(/[\s_]+/gu, ' ')
  const text = clean
    .replace(numberInFront, '')
    .replace(partsInFront, '')
    .replace(answerThis, '')
    .replace(opener, '')
    .replace(neededOrNot, '')
    .replace(pleaseState, '')
  const plain = withoutShortForm(withoutPlural(text.replace(yesOrNo, '')))
  return { text: withoutExample(plain), isNumbered: numberInFront.test(clean) && !partsInFront.test(clean) }
}

/** 'Good Manufacturing Practice (GMP)': the first letters of the words before them say nothing more. */
function withoutShortForm(text: string): string {
  const found = / \((\p{Lu}{2,6})\)/u.exec(text)
  const [whole, letters = ''] = found ?? []
  if (found === null || whole === undefined) return text
  const before = wordsOf(text.slice(0, found.index)).slice(-letters.length)
  const isShort = before.map(([first = '']) => first).join('') === letters.toLowerCase()
  return isShort ? text.replace(whole, '') : text
}

/** 'Forename(s)', 'Address(es)', 'Qualification/s' */
function withoutPlural(text: string): string {
  return text.replaceAll(/(?<=\p{L})(?:\((?:s|es)\)|\/s\b)/giu, '')
}

/** How examples begin. */
const example =
  /[([]?\b(?:e\.? ?g\.?(?!\p{L})|for example|for instance|examples?:|such as) ?[:,]? ?([^()[\]]{1,80})[)\]]?/iu

/**
 * Words of which an example makes the question another one, although they begin with a capital: 'Telephone (e.g. Work)'. 'None' and 'Not' are no
 * examples.
 */
const noExamples: ReadonlySet<string> = new Set(
  'agency agent business company contact day daytime employer evening family father friend guardian home husband landline maiden manager mobile mother name next night no none not office other parent partner previous former referee relative school second spouse supervisor wife work'.split(
    ' ',
  ),
)

const linking: ReadonlySet<string> = new Set([
  'a',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'or',
  'per',
  'the',
  'to',
  'etc',
])

/**
 * Without an example of an answer: 'City (e.g. London)', 'Job title, e.g. Care Assistant'. An example is written as an answer is, with capitals or
 * figures; anything else after 'e.g.' may say what is meant, and stays. A date shows the form that is wanted: 'e.g. 31/01/2027' is 'DD/MM/YYYY'; so
 * does a postcode, and a telephone number.
 */
export function withoutExample(text: string): string {
  const found = example.exec(text)
  if (found === null) return text
  const [all, listed = ''] = found
  // 'e.g. EH12. We use it to …': the next sentence shows nothing.
  const end = listed.search(/(?<=[\p{L}\p{N}]{3})\. (?=\p{Lu}\p{Ll}+ )/u)
  const [whole, shown] =
    end === -1 ? [all, listed] : [all.slice(0, all.indexOf(listed) + end + 1), listed.slice(0, end)]
  const plain = shown.trim().replace(/\.$/u, '')
  const form = dateForm(plain) ?? codeForm(plain)
  const rest = (put: string): string => `${text.slice(0, found.index)}${put}${text.slice(found.index + whole.length)}`
  if (form !== null) return rest(` ${form} `)
  const words = shown.split(/[\s,;/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isExample =
    words.length > 0 &&
    words.length <= 10 &&
    words.some((word) => /\p{L}/u.test(word)) &&
    !shown.includes('@') &&
    words.every((word) => linking.has(word) || /^[^\p{L}\p{N}]*[\p{Lu}\p{N}£€]/u.test(word)) &&
    (/\b(?:title|role|position|post) ?[([,–-]?\s*$/iu.test(text.slice(0, found.index)) ||
      !words.some((word) => noExamples.has(word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))))
  return isExample ? rest(' ') : text
}

/**
 * Whether a text shows an answer and says nothing else: 'e.g. one month, half a term'. Of words that would make the question another one it has none.
 */
export function isOnlyExample(text: string): boolean {
  const [, shown] =
    /^\s*(?:e\.? ?g\.?(?!\p{L})|for example|for instance|such as) ?[:,]? ?([^[\]]{1,80})$/iu.exec(text) ?? []
  return shown !== undefined && wordsOf(shown).every((word) => !noExamples.has(word))
}

/** Null also where day and month could be either: '05/06/2027'. */
function dateForm(shown: string): string | null {
  const day = /^(\d{2})[/.-](\d{2})[/.-]\d{4}$/u.exec(shown)
  if (day) {
    const [first, second] = [Number(day[1]), Number(day[2])]
    return first > 12 && second <= 12 ? 'dd mm yyyy' : second > 12 && first <= 12 ? 'mm dd yyyy' : null
  }
  if (/^\d{4}-\d{2}-\d{2}$/u.test(shown)) return 'yyyy mm dd'
  if (/^\d{4}-\d{2}$/u.test(shown)) return 'yyyy mm'
  return /^\d{2}[/.-]\d{4}$/u.test(shown) ? 'mm yyyy' : null
}

/** What an example of a postcode or a telephone number says of the form: the words that the lexicon has for it. */
function codeForm(shown: string): string | null {
  if (/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u.test(shown)) return 'ukpostcode'
  if (/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/u.test(shown)) return 'eircodeform'
  // Mobiles as they are dialled at home: 07 and eleven digits in Britain, 083 to 089 and ten in Ireland.
  const digits = shown.replaceAll(' ', '')
  if (/^07\d{9}$/u.test(digits)) return 'uknumber'
  if (/^08[35679]\d{7}$/u.test(digits)) return 'irishnumber'
  return /^\+\d{9,14}$/u.test(shown) ? 'plusnumber' : null
}
