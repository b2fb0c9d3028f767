import { z } from 'zod'
import { momentWords } from '../boards/moment-words.ts'

/** How lately a board was asked for what an alert looks for. */
export const AskedBoard = z.object({
  name: z.string(),
  at: z.iso.datetime().nullable().describe('When it last answered; null: not yet'),
  isMissing: z.boolean().describe('It has not answered since the alert was last due, or not at all'),
})
export type AskedBoard = z.infer<typeof AskedBoard>

/**
 * Which boards were asked for an alert and when, and which were not: 'Asked: Reed 05:12, Indeed 04:40. No answer yet: Dice (last answer
 * 2 Mar 05:10).' Empty where no board answers searches.
 */
export function askedWords(boards: readonly AskedBoard[], now: string): string {
  const moment = (at: string) => momentWords(new Date(at), new Date(now))
  const asked = boards.flatMap(({ name, at, isMissing }) => (isMissing || at === null ? [] : [`${name} ${moment(at)}`]))
  const missing = boards
    .filter(({ isMissing }) => isMissing)
    .map(({ name, at }) => (at === null ? name : `${name} (last answer ${moment(at)})`))
  return [
    ...(asked.length > 0 ? [`Asked: ${asked.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`No answer yet: ${missing.join(', ')}.`] : []),
  ].join(' ')
}
