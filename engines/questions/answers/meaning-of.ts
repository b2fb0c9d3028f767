import type { Asked } from '../meaning.ts'
import type { Remembered } from '../question.ts'
import { understand } from '../understand.ts'

const understood = new WeakMap<Remembered, { asked: Asked | undefined }>()

/** What the question of a remembered answer asked for; it is read once, however many questions it is compared with. */
export function meaningOf(remembered: Remembered): Asked | undefined {
  const before = understood.get(remembered)
  if (before) return before.asked
  const asked = understand(remembered.question)?.asked
  understood.set(remembered, { asked })
  return asked
}
