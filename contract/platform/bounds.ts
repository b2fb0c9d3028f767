import { z } from 'zod'

/** The largest number that an `integer` column keeps: no id is larger, so it is refused before it reaches the database. */
export const largestNumber = 2_147_483_647

const years = /^(?:19|20)\d\d-/u

/** A day that somebody tells us: the database knows no year 0, and nobody applied for a job before 1900. */
export const ToldDay = z.iso.date().regex(years, 'Enter a day between 1900 and 2099')
/** A moment likewise. */
export const ToldMoment = z.iso.datetime().regex(years, 'Give a moment between 1900 and 2099')

/**
 * A whole number, or one that is written out, as addresses and old programs have it. Not by `z.coerce`: that reads null, false and an empty list as 0.
 * @param error where it is neither.
 */
export const WholeNumber = (least: number, most: number, error = 'Please send a whole number') => {
  const Whole = z.int().min(least).max(most)
  const written = z.string().regex(/^-?\d{1,12}$/u)
  return z.union([Whole, written.transform(Number).pipe(Whole)], { error })
}
