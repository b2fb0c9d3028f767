import { alertCodes } from './alert-codes.ts'
import type { Alert } from './alert.ts'

/** The product's name, as people read it. */
export const product = 'Rolecall'

/** Every sentence that the product says back, by name: a module of single texts, so that a page carries only those that it says. */
export * as messages from './sentences.ts'

/** The description of a page that has none of its own (S2.10). */
export const defaultDescription =
  "Never miss a job ad as we search the UK's major recruitment sites for you: get all results in one place and apply in one click. Try it now!"

/** Shown while boards are asked: one at random (S5.1). */
export const tips = [
  'Put a phrase in quotes to find those exact words: "project manager".',
  'Put a minus before a word to leave it out: developer -java.',
  'The first half of a postcode is enough to search near home: LS1 or D02.',
  'You choose whether to see ads that give no pay. The choice is next to the pay filter.',
  'We only show ‘Outside IR35’ if the ad says so. Open the row to read the sentence.',
  'A job on several boards is one row here. Open it to see every board that has it.',
] as const

export function alert(kind: keyof typeof alertCodes, message: string, details = ''): Alert {
  return { code: alertCodes[kind], message, details }
}
