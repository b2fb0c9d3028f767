import type { LaneLimits } from './lane.ts'

/**
 * Kinds of work, the first to be refused first. Each has places of its own, so that a flood of one kind takes nothing from the others.
 * Reads are limited tightly, because they take the processor; what brings a body is not, because a client that sends it drop by drop
 * would hold a place for as long.
 */
export const workClasses = [
  /** Guests' statistics, feeds and site maps. */
  'statistics',
  /** Guests' searches. */
  'search',
  /** Guests' other pages. */
  'page',
  /** Guests' other reads by the API. */
  'call',
  /** Whatever guests send. */
  'write',
  /** Reads by somebody who says that they are logged in, which we have not looked up yet. */
  'claimed',
  /** Pages on the way to logging in. */
  'sign-in-page',
  /** Logging in itself; passwords have a line of their own (server/users/password-hash.ts). */
  'sign-in',
  /** Pages of people who are logged in. */
  'person',
  /** Calls of people who are logged in, and what they send. */
  'person-call',
] as const
export type WorkClass = (typeof workClasses)[number]

/** How hard it is for the program to keep up: see loop-delay.ts. */
export type Strain = 'none' | 'some' | 'much'

export type ClassLimits = LaneLimits & {
  /** The part of places and line that is left under strain. */
  under: Record<Exclude<Strain, 'none'>, number>
}

/**
 * For one process, which has one processor to render with: four pages at once already give as many answers a second as any number
 * does (docs/performance.md), and with four more in line nobody waits much longer than where eight come at a time.
 */
export const defaultLimits: Readonly<Record<WorkClass, ClassLimits>> = {
  statistics: { places: 2, line: 4, patience: 2_000, under: { some: 0.5, much: 0 } },
  search: { places: 4, line: 4, patience: 2_000, under: { some: 0.75, much: 0.5 } },
  page: { places: 4, line: 12, patience: 2_000, under: { some: 0.75, much: 0.5 } },
  call: { places: 24, line: 48, patience: 5_000, under: { some: 0.5, much: 0.25 } },
  write: { places: 100, line: 100, patience: 5_000, under: { some: 0.5, much: 0.2 } },
  claimed: { places: 4, line: 16, patience: 5_000, under: { some: 1, much: 0.5 } },
  'sign-in-page': { places: 4, line: 32, patience: 5_000, under: { some: 1, much: 1 } },
  'sign-in': { places: 256, line: 64, patience: 10_000, under: { some: 1, much: 1 } },
  person: { places: 6, line: 64, patience: 5_000, under: { some: 1, much: 1 } },
  'person-call': { places: 64, line: 128, patience: 10_000, under: { some: 1, much: 1 } },
}

/** What one session may have under way and in line at once: a browser opens six connections, with HTTP/2 a few more requests. */
export const mostOfOneSession = 16

export function limitsUnder({ under, ...limits }: ClassLimits, strain: Strain): LaneLimits {
  if (strain === 'none') return limits
  const part = under[strain]
  return { ...limits, places: Math.ceil(limits.places * part), line: Math.floor(limits.line * part) }
}
