import { z } from 'zod'
import { boardIds } from './board-ids.ts'
import { countryCodes } from '../places/countries.ts'

export { boardIds }

export const BoardId = z.enum(boardIds)
export type BoardId = z.infer<typeof BoardId>

/** How one call to a board ended. Different people mend each of them, so they are told apart everywhere. */
const callOutcomes = [
  'ok', // answered, with ads
  'empty', // answered properly, and has none
  'timeout', // no answer, or not the whole of it, in time
  'refused', // 401, 403, 999, or 429: the board does not want this call now
  'challenge', // a page that asks for a human
  'unreadable', // an answer that is not in the documented format
  'failed', // 5xx, or the connection broke
  'skipped', // not asked: switched off, over its limit, or its circuit is open
] as const
export const CallOutcome = z.enum(callOutcomes)
export type CallOutcome = z.infer<typeof CallOutcome>

export const SourceHealth = z.enum(['ok', 'slow', 'blocked', 'failing', 'off', 'not asked yet'])
export type SourceHealth = z.infer<typeof SourceHealth>

/** A row of the page /sources: what a board is used for, on what terms, and how it does. */
export const Source = z.object({
  id: BoardId,
  name: z.string(),
  regions: z.array(z.enum(countryCodes)),
  usedFor: z.string().describe('What this source adds, in one sentence'),
  access: z.enum(['api', 'feed', 'page', 'company boards', 'own']).describe('How it is read'),
  terms: z.object({
    automatedReading: z.enum(['allowed', 'conditions', 'forbidden']),
    summary: z.string(),
    url: z.string().nullable(),
  }),
  attribution: z.object({ label: z.string(), url: z.string() }).nullable(),
  mode: z.enum(['live', 'demo', 'off']).describe('demo: answered by the sandbox, never by the real board'),
  offBecause: z.string().nullable(),
  isAsked: z.boolean().describe('A search asks it while somebody waits; the others are read on a schedule'),
  isToldWhoSearches: z.boolean().describe('Gets the network address and browser of the person with each search'),
  health: SourceHealth,
  lastGoodAnswer: z.iso.datetime().nullable(),
  shareOfFailures: z.number().min(0).max(1).nullable().describe('Over the last 24 hours; null: not asked'),
  calls: z.number().int().describe('Over the last 24 hours'),
  liveAds: z.number().int(),
})
export type Source = z.infer<typeof Source>
