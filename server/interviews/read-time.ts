import { interviewLimits } from '../../contract/interviews/limits.ts'
import * as texts from '../../contract/interviews/texts.ts'
import { momentsOf, type Zone } from '../../contract/interviews/wall-clock.ts'

const stepMs = interviewLimits.step * 60_000
const yearMs = 366 * 86_400_000

/**
 * A time as somebody typed it: on the clocks of the zone, or with an offset of its own. Of a time that comes twice the first is meant
 * (RFC 5545, 3.3.5). @returns the moment, or what is wrong with it.
 */
export function readTime(typed: string, { zone, now }: { zone: Zone; now: Date }): Date | string {
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/u.test(typed)
  const given = hasOffset ? new Date(typed) : momentsOf(typed.slice(0, 16), zone)[0]
  if (given === undefined)
    return Number.isNaN(Date.parse(`${typed.slice(0, 16)}:00Z`)) ? texts.timeUnreadable : texts.timeNotThere
  if (Number.isNaN(given.getTime())) return texts.timeUnreadable
  if (given.getTime() % stepMs !== 0) return texts.timeStep
  if (given <= now) return texts.timePast
  if (given.getTime() > now.getTime() + yearMs) return texts.timeFar
  return given
}
