import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import { Cv } from '../../contract/cvs/cvs.ts'
import { messages } from '../../contract/texts/messages.ts'
import { cleanRichText, withCleanText } from '../../engines/cv-printing/index.ts'

/*
 * Cleaning makes text longer: '&' becomes '&amp;'. What is kept must fit as it is kept, or it could not be read again.
 */

/**
 * Rich text as it is kept.
 * @throws ORPCError 422 with the name of its field, if it is too long then.
 */
export function keptRichText(html: string, { field, most }: { field: string; most: number }): string {
  const clean = cleanRichText(html)
  if (clean.length > most) throw tooLong(field, most)
  return clean
}

/** A CV as it is kept. @throws ORPCError 422 with the name of a field that is too long then. */
export function keptCv(cv: Cv): Cv {
  const clean = withCleanText(cv)
  const [issue] = Cv.safeParse(clean).error?.issues ?? []
  if (issue === undefined) return clean
  throw tooLong(issue.path.join('.'), issue.code === 'too_big' ? Number(issue.maximum) : 0)
}

function tooLong(field: string, most: number): Error {
  const message = `With its formatting, this text is longer than ${most.toLocaleString('en-GB')} characters. Shorten it.`
  const data = { errors: { [field]: { message } } }
  return new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: messages.badInput, data })
}

/** Rich text that fits: its beginning, where it is too long. */
export function fitRichText(html: string, most: number): string {
  let fits = html
  for (let length = most; fits.length > most && length > 0; length -= Math.ceil(most / 20))
    fits = cleanRichText(html.slice(0, length))
  return fits
}

/** A CV of what was kept or made, each text cut where it is too long: it can be opened, and mended. @throws ZodError for what is no CV. */
export function fittedCv(given: unknown): Cv {
  const parsed = Cv.safeParse(given)
  if (parsed.success) return parsed.data
  const copy = structuredClone(given)
  for (const issue of parsed.error.issues) if (issue.code === 'too_big') cut(copy, issue)
  return Cv.parse(copy)
}

function cut(cv: unknown, { path, maximum }: Pick<z.core.$ZodIssueTooBig, 'path' | 'maximum'>): void {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], cv)
  const [fields, last, most] = [holder as Record<PropertyKey, unknown>, path.at(-1) ?? '', Number(maximum)]
  const text = fields[last]
  if (typeof text !== 'string') return
  fields[last] = text.startsWith('<') ? fitRichText(text, most) : text.slice(0, most).toWellFormed()
}
