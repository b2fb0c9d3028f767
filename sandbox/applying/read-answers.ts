import { choicesOf, type Ask } from './ask.ts'
import { fileOf } from './files.ts'
import { isFile, type Given } from './arrivals.ts'
import { keptFile, storedName } from './stored-files.ts'

/** What was filled in, by the names of the fields; without those that were left empty. */
export type Filled = Readonly<Record<string, Given>>

/** The board's words for what is wrong, by the names of the fields. */
export type Wrong = Readonly<Record<string, string>>

/** What the form sent for each field that was asked. Fields that nobody asked for are not looked at. */
export async function readFilled(form: FormData, asks: readonly Ask[]): Promise<Filled> {
  const filled: Record<string, Given> = {}
  for (const ask of asks) {
    const given = await readOne(form, ask)
    if (given !== null) filled[ask.name] = given
    // A browser sends what nobody sees, too.
    const { follow } = ask
    if (follow && given === follow.when) Object.assign(filled, await readFilled(form, [follow.ask]))
  }
  return filled
}

async function readOne(form: FormData, ask: Ask): Promise<Given | null> {
  const { name, kind, fixed, value } = ask
  if (fixed) return value ?? null
  if (ask.stored) return await readCards(form, ask)
  if (kind === 'box') return form.has(name)
  if (kind === 'choices') {
    const chosen = form.getAll(name).filter((one): one is string => typeof one === 'string')
    return chosen.length > 0 ? chosen : null
  }
  const [given] = form.getAll(name)
  if (given instanceof File) return given.name === '' ? null : await fileOf(given)
  const text = given?.trim().replaceAll('\r\n', '\n') ?? ''
  return text === '' ? null : text
}

/** The file of the card that is chosen: the uploaded one only while its own card is. Null: the one that was uploaded before, or none. */
async function readCards(form: FormData, ask: Ask): Promise<Given | null> {
  const [chosen] = form.getAll(storedName(ask))
  const [given] = form.getAll(ask.name)
  if (given instanceof File && given.name !== '' && chosen === given.name) return await fileOf(given)
  if (typeof chosen !== 'string' || !ask.stored?.includes(chosen)) return null
  return ask.value !== undefined && typeof ask.value === 'object' && isFile(ask.value) && ask.value.file === chosen
    ? ask.value
    : keptFile(chosen)
}

/** The fields that are asked, given what was answered so far. */
export function askedIn(asks: readonly Ask[], filled: Filled): Ask[] {
  return asks.flatMap((ask) => {
    const { follow, name } = ask
    return [ask, ...(follow && filled[name] === follow.when ? askedIn([follow.ask], filled) : [])]
  })
}

export type Words = { missing: string; invalid: string; number: string }

/** What is missing or cannot be so. */
export function wrongIn(asks: readonly Ask[], filled: Filled, words: Words): Wrong {
  return Object.fromEntries(
    askedIn(asks, filled).flatMap((ask) => {
      const given = filled[ask.name]
      const problem =
        given === undefined || (ask.kind === 'box' && given === false)
          ? ask.optional || ask.fixed
            ? null
            : words.missing
          : problemOf(ask, given, words)
      return problem === null ? [] : [[ask.name, problem]]
    }),
  )
}

function problemOf(ask: Ask, given: Given, words: Words): string | null {
  if (typeof given === 'boolean') return null
  if (typeof given === 'string') return problemOfText(ask, given, words)
  if ('sha256' in given) return problemOfFile(ask, given)
  return given.every((one) => choicesOf(ask).includes(one)) ? null : words.invalid
}

function problemOfText(ask: Ask, text: string, words: Words): string | null {
  switch (ask.kind) {
    case 'yes-no':
    case 'choice':
      return choicesOf(ask).includes(text) ? null : words.invalid
    case 'suggestion':
      return choicesOf(ask).includes(text) ? null : 'Choose one from the list'
    case 'number': {
      const number = Number(text)
      if (!/^\d+(\.\d+)?$/u.test(text)) return words.number
      if (number < (ask.min ?? 0)) return `Enter a number of at least ${ask.min ?? 0}`
      return number > (ask.max ?? Infinity) ? `Enter a number of at most ${ask.max}` : null
    }
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text)) ? null : 'Enter a date'
    case 'email':
      return /^\S+@\S+\.\S+$/u.test(text) ? null : 'Enter a valid email address'
    case 'tel':
      if (ask.isNational && /^(?:\+|00)/u.test(text)) return 'Enter your number without the country code'
      return /^[+\d][\d ()-]{6,}$/u.test(text) ? null : 'Enter a valid phone number'
    default:
      return text.length > (ask.limit ?? Infinity) ? `Use ${ask.limit} characters or fewer` : null
  }
}

/** What is wrong with a file for a field; null: nothing. */
export function problemOfFile({ endings = [], maxBytes }: Ask, { file, bytes }: { file: string; bytes: number }) {
  const ending = /\.([^.]+)$/u.exec(file)?.[1]?.toLowerCase() ?? ''
  if (endings.length > 0 && !endings.includes(ending)) return 'This file type is not supported'
  if (bytes === 0) return 'This file is empty'
  return maxBytes !== undefined && bytes > maxBytes ? 'This file is too large' : null
}
