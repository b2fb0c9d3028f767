import type { SourceSettings } from '../../contract/applications/ways.ts'
import { londonDay, londonHour } from '../../contract/platform/london.ts'

const hour = 3_600_000

/**
 * When the next application may go to a source: now, or the first moment at which limits, hours and spacing all allow it.
 * @param sent when those before were sent there, in any order.
 * @returns the moment, not before now; null: never, as things are set.
 */
export function nextMoment(settings: SourceSettings, sent: readonly Date[], now: Date): Date | null {
  if (settings.isOff || settings.dailyLimit === 0 || settings.hourlyLimit === 0) return null
  const times = sent.map((at) => at.getTime()).sort((a, b) => a - b)
  let at = now.getTime()
  // Each rule moves it later and never earlier, so that it settles; quiet hours by steps of a quarter of an hour at most.
  for (let step = 0; step < 1_000; step++) {
    const later = Math.max(
      at,
      (times.at(-1) ?? -Infinity) + settings.spacingSeconds * 1_000,
      afterLimit(times, at, settings.hourlyLimit, hour),
      afterLimit(times, at, settings.dailyLimit, 24 * hour),
      afterQuiet(settings, at),
    )
    if (later === at) return new Date(at)
    at = later
  }
  return new Date(at)
}

/** The first moment from `at` on at which fewer than `limit` lie in the window before it. */
function afterLimit(times: readonly number[], at: number, limit: number, window: number): number {
  const within = times.filter((time) => time > at - window)
  // The one that must have left the window.
  const leaving = within[within.length - limit]
  return leaving === undefined ? at : leaving + window
}

function afterQuiet({ quietFrom, quietTo }: SourceSettings, at: number): number {
  if (!isQuiet({ quietFrom, quietTo }, new Date(at))) return at
  // To the next quarter of an hour: hours begin at one, wherever clocks are changed.
  return (Math.floor(at / (hour / 4)) + 1) * (hour / 4)
}

/** Whether a moment lies in the hours in which nothing is sent, by UK time; they may run over midnight. */
export function isQuiet({ quietFrom, quietTo }: Pick<SourceSettings, 'quietFrom' | 'quietTo'>, at: Date): boolean {
  if (quietFrom === quietTo) return false
  const now = londonHour(at)
  return quietFrom < quietTo ? now >= quietFrom && now < quietTo : now >= quietFrom || now < quietTo
}

/** How many days running an application waits for a board before it fails: for one that is down, and for one whose limit is reached. */
const mostDays = { outage: 3, 'daily-limit': 7 } as const
/** Boards forget at different hours what was sent the day before; nobody waits for an answer before this one. */
const earliestHour = 8

/**
 * When an application is taken up again that a board would not take today.
 * @param daysPutOff how often it was put off already
 * @returns a moment of the next day, outside of the person's quiet hours; null: it was put off often enough.
 */
export function nextDay(
  why: keyof typeof mostDays,
  { settings, daysPutOff, now }: { settings: SourceSettings; daysPutOff: number; now: Date },
): Date | null {
  if (daysPutOff >= mostDays[why]) return null
  const quarter = hour / 4
  const today = londonDay(now)
  // Never longer than to the morning after the next.
  for (let step = 1; step <= 48 * 4; step++) {
    const at = new Date((Math.floor(now.getTime() / quarter) + step) * quarter)
    const isEarly = londonDay(at) === today || londonHour(at) < earliestHour
    if (!isEarly && !isQuiet(settings, at)) return at
  }
  return null
}

/** Seconds to wait after the first try, the second and the third (R-APP-3). */
const pauses = [60, 300, 1_200] as const

/** When to try again after so many tries; null: no more. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause * 1_000)
}
