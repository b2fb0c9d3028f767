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
  'Put a phrase in quotes to find it as it stands: "project manager".',
  'A minus leaves a word out: developer -java.',
  'Half a postcode is enough to search near home: LS1 or D02.',
  'Ads that do not say the pay are kept or left out as you choose, beside the pay filter.',
  "'Outside IR35' is only said where the ad itself says so; open the row to read the sentence.",
  'A job on several boards is one row here. Open it to see every board that carries it.',
] as const

export function alert(kind: keyof typeof alertCodes, message: string, details = ''): Alert {
  return { code: alertCodes[kind], message, details }
}
