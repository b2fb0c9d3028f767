import { messages } from '../contract/texts/messages.ts'

/**
 * What a page says of a refusal (S18.14). That something is not valid helps nobody: the words are what is wrong with the fields,
 * each thing once.
 * @param otherwise where no field says anything.
 */
export function saidOf(message: string, fields: Readonly<Record<string, string>>, otherwise: string): string {
  if (message !== messages.badInput) return message
  const [first = otherwise, ...more] = new Set(Object.values(fields))
  return more.length === 0 ? first : [first, ...more].map((one) => one.replace(/[^.!?]$/u, '$&.')).join(' ')
}

/** By field, what the API found wrong: of the data of an error. */
export function fieldsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null || !('errors' in given)) return {}
  const { errors } = given as { errors: Record<string, { message: string }> }
  return Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]))
}
