import type { FormAnswer } from '../../../contract/applications/applications.ts'
import type { AskedField } from './questions.ts'

/** Countries whose numbers begin with 0 at home. Source: ITU-T E.164 national numbering plans of the United Kingdom and Ireland. */
const withTrunkZero = new Set(['+44', '+353'])

/**
 * Parts a telephone number as a form wants it: where a country code stands beside the field, chosen or printed, the field takes the
 * number as it is dialled at home.
 * @param asked the fields of one page
 * @param given its answers so far; those of telephone numbers and their country codes are changed in place
 */
export function fitPhones(asked: readonly AskedField[], given: Map<string, FormAnswer>): void {
  const codes = asked.filter(isDialCode)
  for (const { question, field } of asked.filter((one) => isPhone(one) && !isDialCode(one))) {
    const answer = given.get(question.key)
    if (typeof answer?.value !== 'string') continue
    const whole = international(answer.value)
    const code = nearest(codes, field.element)
    const beside = code ? codeGiven(code, whole) : field.dialCode || null
    if (code && beside !== null) chooseCode(code, beside, { given, answer })
    if (beside === null || !whole.startsWith(beside)) continue
    given.set(question.key, { ...answer, value: national(whole, beside, { max: question.max, hint: question.hint }) })
  }
}

/** A field for the code of a country, of a telephone number. */
function isDialCode({ question, field }: AskedField): boolean {
  const dialled = field.options.filter(({ words }) => /\+\d{1,4}\b/u.test(words)).length
  if (field.options.length > 0) return dialled > 0 && dialled * 2 >= field.options.length
  return isDialCodeLabel(question.label) || (/^\+\d{1,4}$/u.test(field.value) && !/number/iu.test(question.label))
}

function isDialCodeLabel(label: string): boolean {
  return /\b(?:country|dial(?:ling)?|area|phone|calling|international) ?(?:country )?(?:code|prefix)\b/iu.test(label)
}

function isPhone({ question }: AskedField): boolean {
  return question.type === 'phone' || /\b(?:phone|mobile|telephone|contact) ?(?:number|no\b)/iu.test(question.label)
}

/** The last one before the number, else the first after it. */
function nearest(codes: readonly AskedField[], element: number): AskedField | null {
  return codes.findLast(({ field }) => field.element < element) ?? codes[0] ?? null
}

/** '0044 (0)7700 900123' as '+44 7700 900123'; a number as dialled here or in Ireland with its country's code. */
function international(text: string): string {
  const number = text
    .trim()
    .replace(/^00(?=[1-9])/u, '+')
    .replace(/^(\+\d{1,3}\s*)\(0\)\s*/u, '$1')
  if (/^07\d{9}$/u.test(digitsOf(number))) return `+44 ${number.slice(1)}`
  // Irish mobile numbers. Source: ComReg's numbering plan; in Britain numbers of 10 digits do not begin so.
  return /^08[35679]\d{7}$/u.test(digitsOf(number)) ? `+353 ${number.slice(1)}` : number
}

/** The code that the number has, where it can be chosen; else the one that stands in the form. */
function codeGiven({ field }: AskedField, number: string): string | null {
  const offered = field.options.flatMap(({ words }) => /\+\d{1,4}\b/u.exec(words)?.[0] ?? [])
  const [own] = [...offered, '+44', '+353']
    .filter((code) => digitsOf(number).startsWith(code.slice(1)) && number.startsWith('+'))
    .toSorted((a, b) => b.length - a.length)
  const shown = /\+\d{1,4}\b/u.exec(field.value)?.[0] ?? null
  return own !== undefined && (offered.length === 0 || offered.includes(own)) ? own : shown
}

function chooseCode(
  { question, field }: AskedField,
  code: string,
  { given, answer }: { given: Map<string, FormAnswer>; answer: FormAnswer },
): void {
  const before = given.get(question.key)
  if (field.isFixed || before?.origin?.from === 'you') return
  const option = field.options.find(({ words, isOn }) => isOn && hasCode(words, code))
  const words = option ?? field.options.find((one) => hasCode(one.words, code))
  given.set(question.key, { question, value: words?.words ?? code, origin: answer.origin })
}

function hasCode(words: string, code: string): boolean {
  return /\+\d{1,4}\b/u.exec(words)?.[0] === code
}

/** '+44 7700 900123' as '07700 900123'; without the 0 where the field has no room for it or says so. */
function national(whole: string, code: string, { max, hint }: { max: number | null; hint: string }): string {
  const rest = whole.slice(code.length).replace(/^[\s()-]*/u, '')
  const isShort = /without (?:the )?(?:leading |first |initial )?(?:0|zero)/iu.test(hint)
  const number = withTrunkZero.has(code) && !rest.startsWith('0') && !isShort ? `0${rest}` : rest
  if (max === null || number.length <= max) return number
  const bare = digitsOf(number)
  return bare.length <= max ? bare : bare.replace(/^0/u, '')
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '')
}
