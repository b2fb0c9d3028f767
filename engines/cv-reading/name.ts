import { salutations } from '../../contract/cvs/lists.ts'
import { withoutAccents } from '../ads/index.ts'
import { headingOf } from './headings.ts'
import { titleScore } from './work-words.ts'

export type PersonName = {
  salutation: (typeof salutations)[number] | ''
  given: string
  surname: string
  /** What stood around it and is no part of it: 'MCIPD', 'Curriculum Vitae'. */
  rest: string
}

const salutation = new RegExp(
  String.raw`^(${salutations.join('|')}|Mister|Doctor|Professor|Reverend|Captain|Sergeant)\b\.?\s+(?=\p{L})`,
  'iu',
)
const longSalutations: Readonly<Record<string, PersonName['salutation']>> = {
  mister: 'Mr',
  doctor: 'Dr',
  professor: 'Prof',
  reverend: 'Rev',
  captain: 'Capt',
  sergeant: 'Sgt',
}
const documentWords =
  /^(?:the )?(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[eé]sum[eé])(?:\s*(?:of|for|[-–—:|]))?\s+|(?<![\s–—:|-])[\s–—:|-]+(?:curriculum vitae|c\.?v\.?|r[eé]sum[eé])$/giu
const label =
  /^(?:full |first |candidate(?:'s)? |applicant(?:'s)? )?name(?: and surname| of (?:candidate|applicant))?\s*[:\t–-]\s*/iu
/** Where letters behind a name may begin: 'BSc (Hons)', 'MCIPD', 'RGN', 'PhD'; to the end there is nothing but letters and their signs. */
const behind = /(?:,\s*|(?<!\s)\s+[(]?)(?=(?:[A-Z][A-Za-z]{0,2}[A-Z]|MBE|OBE|Hons|Dip|Cert|RN\b))[A-Z]/gu
const letterRun = /(?<![\p{L}.()&, /-])[\p{L}.()&, /-]+$/u

const particles = new Set(
  'ó o ní ni nic mac mc uí ui ua mhic de del della di da dos du van von der den ter ten la le el al bin ibn ben abu st san santa fitz ap ab zu zum dal'.split(
    ' ',
  ),
)

/** What a line could be read as: a person's name; null if it is not one. Names of two to five words, as far as their look tells. */
export function readName(text: string): PersonName | null {
  let rest = ''
  let words = text.replace(label, '').replaceAll(documentWords, '').trim()
  let said: PersonName['salutation'] = ''
  const [found, first] = salutation.exec(words) ?? []
  if (found !== undefined && first !== undefined) {
    said = salutationOf(first)
    words = words.slice(found.length)
  }
  const letters = lettersBehind(words)
  if (letters !== null && words.slice(0, letters).includes(' ') && !isAllCapitals(words)) {
    rest = words.slice(letters).replace(/^[\s,(]+/u, '')
    words = words.slice(0, letters)
  }
  words = words.replace(/(?<![\s,])[\s,]+$/u, '')
  // 'Murphy, Aoife'
  const [, surnameFirst, givenLast] =
    /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(words) ?? []
  if (surnameFirst !== undefined && givenLast !== undefined) words = `${givenLast} ${surnameFirst}`
  const parts = words.split(/\s+/u)
  if (parts.length < 2 || parts.length > 5 || words.length > 60) return null
  const isName = parts.every(
    (part, index) =>
      /^(?:\p{Lu}[\p{L}'’.-]*|\p{Lu}\.)$/u.test(part) ||
      (index > 0 && particles.has(part.toLowerCase())) ||
      /^[("“'‘]\p{Lu}\p{L}+["”'’)]$/u.test(part),
  )
  if (!isName) return null
  const shown = isAllCapitals(words) ? parts.map((part) => inSmall(part)) : parts
  let at = shown.length - 1
  while (at > 1 && particles.has(shown[at - 1]!.toLowerCase())) at--
  return { salutation: said, given: shown.slice(0, at).join(' '), surname: shown.slice(at).join(' '), rest }
}

function lettersBehind(words: string): number | null {
  const run = letterRun.exec(words)?.index ?? words.length
  for (const { 0: found, index } of words.matchAll(behind)) if (index + found.length > run) return index
  return null
}

/** How likely the words are the name of the person, of whom the e-mail address may tell more; 0: they are not. */
export function nameScore(text: string, { email, index }: { email: string; index: number }): number {
  const name = readName(text)
  if (name === null || headingOf(text) !== null) return 0
  const isLabelled = label.test(text)
  const [local = ''] = email.split('@')
  const mailLetters = plain(local)
  const matches = [name.given, name.surname]
    .flatMap((part) => part.split(/[\s-]/u))
    .filter((part) => plain(part).length > 1 && mailLetters.includes(plain(part))).length
  if (matches === 0 && !isLabelled && titleScore(text) >= 2) return 0
  return 1 + matches * 3 + (isLabelled ? 5 : 0) + (name.salutation === '' ? 0 : 1) + Math.max(0, 4 - index)
}

/** 'paul.entwistle' is likely Paul Entwistle's; null: the address does not say. */
export function nameFromEmail(email: string): PersonName | null {
  const [local = ''] = email.split('@')
  const [given, surname, ...more] = local.split(/[._]/u)
  if (given === undefined || surname === undefined || more.length > 0) return null
  if (![given, surname].every((part) => /^\p{Ll}{2,}$/u.test(part))) return null
  if (/^(?:info|contact|mail|hello|cv|jobs?|work|me|the|my)$/u.test(given)) return null
  return { salutation: '', given: inSmall(given), surname: inSmall(surname), rest: '' }
}

const plain = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')
const isAllCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text)

function salutationOf(text: string): PersonName['salutation'] {
  const small = text.toLowerCase()
  return salutations.find((known) => known.toLowerCase() === small) ?? longSalutations[small] ?? ''
}

/** 'O'BRIEN-SMITH' → 'O'Brien-Smith', 'MCDONALD' → 'McDonald'. */
function inSmall(part: string): string {
  const small = part.toLowerCase()
  if (particles.has(small) && !/^(?:o|ó|ní|ni|nic|mac|mc|uí|ui|ua|mhic|fitz|ap|st)$/u.test(small)) return small
  return small
    .replaceAll(/(^|[-'’.])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
