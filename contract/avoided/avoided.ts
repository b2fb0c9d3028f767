import { z } from 'zod'
import type { Job } from '../jobs/jobs.ts'

/** So many entries, each of so many characters. */
export const avoidedLimits = { entries: 200, text: 100 } as const

/** What an entry names: a word or phrase of an ad, a company, or an agency. */
const avoidedKinds = ['word', 'company', 'agency'] as const
export const AvoidedKind = z.enum(avoidedKinds)
export type AvoidedKind = z.infer<typeof AvoidedKind>

/** 'show': its ads are left out of results, and nothing is sent to them; 'apply': they show, and nothing is sent to them. */
const avoidances = ['show', 'apply'] as const
export const Avoidance = z.enum(avoidances)
export type Avoidance = z.infer<typeof Avoidance>

/** One thing that a person wants to have nothing to do with. */
export const AvoidedEntry = z.object({
  kind: AvoidedKind,
  text: z
    .string()
    .trim()
    .min(1, 'Please type a word or a name')
    .max(avoidedLimits.text, `Please keep it to ${avoidedLimits.text} characters`)
    .refine((text) => wordsOf(text).length > 0, 'Please type a word or a name'),
  never: Avoidance,
})
export type AvoidedEntry = z.infer<typeof AvoidedEntry>

/** As much of an ad as an entry can be about. */
export type AvoidableJob = Pick<Job, 'jobTitle' | 'employer' | 'poster' | 'jobDescription'>

/**
 * Whether nothing may be sent to an ad, by the person's list: asked when an application is queued, and again in the last moment before
 * it is sent.
 */
export function isAvoided(job: AvoidableJob, list: readonly AvoidedEntry[]): boolean {
  return avoidedBecause(job, list, 'apply') !== null
}

/** @returns the first entry that stops the ad from being shown or applied to; null if nothing does. */
export function avoidedBecause(job: AvoidableJob, list: readonly AvoidedEntry[], what: Avoidance): AvoidedEntry | null {
  const asked = list.filter(({ never }) => never === 'show' || what === 'apply')
  if (asked.length === 0) return null
  const employer = wordsOf(job.employer ?? '')
  // Only read where a word is looked for: the text of an ad is long.
  let text: string[] | undefined
  for (const entry of asked) {
    const wanted = entry.kind === 'word' ? wordsOf(entry.text) : nameWords(entry.text)
    const words = entry.kind === 'word' ? (text ??= textOf(job)) : employer
    // A company that hires for itself is no agency, also where it has the name of one: Hays Travel is not Hays.
    if (entry.kind === 'agency' && job.poster === 'direct') continue
    if (holds(words, wanted)) return entry
  }
  return null
}

/** In words as they are compared: 'Müller & Sons' and 'Muller and Sons' are the same. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('&', ' and ')
      // An apostrophe is no end of a word: "Sainsbury's".
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  )
}

const legalForms = new Set(['ltd', 'limited', 'plc', 'llp', 'dac', 'teoranta', 'inc'])

/** Of a name without its legal form, which boards give or leave out as they please. */
function nameWords(name: string): string[] {
  const words = wordsOf(name)
  const last = words.at(-1)
  return last !== undefined && words.length > 1 && legalForms.has(last) ? words.slice(0, -1) : words
}

function textOf({ jobTitle, employer, jobDescription }: AvoidableJob): string[] {
  // What a tag parts are two words, but a phrase may run through one: '<b>commission</b> only'.
  const text = jobDescription.replaceAll(/<[^<>]*>/gu, ' ').replaceAll(/&amp;|&#38;/gu, '&')
  // No phrase runs from one into the next.
  return [...wordsOf(jobTitle), '', ...wordsOf(employer ?? ''), '', ...wordsOf(text)]
}

function holds(words: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return words.some((_, at) => wanted.every((word, i) => words[at + i] === word))
}
