import { z } from 'zod'
import { adTypes } from './costs.ts'
import { londonDay } from '../platform/london.ts'
import { adLimits } from './limits.ts'
import { defaultPayMin } from './wage-rates.ts'

const text = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most.toLocaleString('en-GB')} characters`)
    .default('')
const line = text(adLimits.line)

/** The id of a recording; empty if nothing was recorded. */
const recording = z.union([z.uuid(), z.literal('')]).default('')

/** How a screening question is answered. */
const questionKinds = ['text', 'number', 'yes-no', 'choice', 'audio'] as const

/** A screening question as it is typed: its id stays, whatever else is changed. */
export const QuestionText = z.strictObject({
  uuid: z.string().regex(/^[\w-]{1,80}$/u),
  kind: z.enum(questionKinds).default('text'),
  question: line,
  /** 'Why we ask' */
  why: line,
  /** The least that a number may be. */
  least: text(20),
  most: text(20),
  /** One of several: an answer a line. */
  options: text(2_000),
  /** Its words, spoken by somebody of the company. */
  recording,
})
export type QuestionText = z.infer<typeof QuestionText>

/**
 * An ad as its author types it, whatever state it is in: everything may be empty, and figures are texts, so that saving a draft never
 * refuses or changes what was typed. `readAd` says what is missing.
 */
export const AdContent = z.strictObject({
  type: z.enum(adTypes).default('text'),
  /** What an audio or video ad plays. */
  recording,
  recordingTitle: text(adLimits.title),
  jobTitle: text(adLimits.title),
  jobLocation: text(adLimits.place),
  workplace: z.enum(['', 'on-site', 'hybrid', 'remote']).default(''),
  daysOnSite: text(10),
  travel: z.boolean().default(false),
  contractType: z
    .enum(['', 'permanent', 'contract', 'temporary', 'fixed-term', 'apprenticeship', 'internship', 'volunteer'])
    .default(''),
  /** Full time, part time, or either. */
  duration: z.enum(['', 'F', 'P', 'FP']).default(''),
  hoursPerWeek: text(10),
  industry: text(100),
  /** 'Don't disclose' */
  noSalary: z.boolean().default(false),
  payPer: z.enum(['year', 'day', 'hour']).default('year'),
  payMin: text(20),
  payMax: text(20),
  /** Why the minimum wage does not apply; see quality/wage.ts of the server. */
  payException: z.enum(['', 'by-age', 'student-placement', 'shadowing', 'self-employed']).default(''),
  benefits: z.array(line).max(adLimits.benefits).default([]),
  questions: z.array(QuestionText).max(adLimits.questions).default([]),
  needsEducation: z.boolean().default(false),
  education: text(20),
  needsExperience: z.boolean().default(false),
  /** Years. */
  experience: text(10),
  /** HTML of the tags that the editor makes. */
  jobDescription: text(adLimits.description),
  /** Days: '2026-03-31'. */
  closesOn: text(10),
  answersBy: text(10),
  startsOn: text(10),
  sponsorship: z.enum(['', 'yes', 'no']).default(''),
  reference: text(60),
  /** Agencies: 'we have this job and the client's authority'. */
  hasAuthority: z.boolean().default(false),
  /** The reason for words that otherwise shut a group out; printed in the ad. */
  wordsReason: text(500),
  /** Hints that were put aside for this ad, by their ids. */
  putAside: z.array(z.string().max(80)).max(200).default([]),
})
export type AdContent = z.infer<typeof AdContent>

/** What a new ad begins with. @param today by London's calendar: '2026-03-31' */
export function emptyAd(today = londonDay(new Date())): AdContent {
  return AdContent.parse({ payMin: String(defaultPayMin(today)), payMax: String(adLimits.defaultPayMax) })
}

/** The id of a question: 16 random pieces in 4 groups (S16.12). */
export function questionId(): string {
  const piece = (value: number) => value.toString(16).padStart(2, '0')
  const pieces = [...crypto.getRandomValues(new Uint8Array(16))].map(piece)
  return [0, 4, 8, 12].map((from) => pieces.slice(from, from + 4).join('')).join('-')
}
