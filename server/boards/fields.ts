import { z } from 'zod'
import { amountOrNull, idOrNull, isoDate, textOrNull, webAddress } from './reading.ts'

/*
 * Fields for the shape of a board's ad. Each takes whatever is there, also nothing, and gives null for what it cannot
 * read: a field that has changed costs itself, not the ad.
 */
const anything = z.unknown().optional()

export const text = anything.transform(textOrNull)
export const id = anything.transform(idOrNull)
export const amount = anything.transform(amountOrNull)
export const date = anything.transform(isoDate)
export const address = anything.transform((value) => webAddress(value))
export const flag = anything.transform((value) => (typeof value === 'boolean' ? value : null))
export const raw = anything

/** The texts of an array; a single text counts as an array of one. */
export const texts = anything.transform((value) =>
  (Array.isArray(value) ? value : [value]).map(textOrNull).filter((text) => text !== null),
)

/** An array of anything; what is none is empty. */
export const list = anything.transform((value): unknown[] => (Array.isArray(value) ? value : []))
