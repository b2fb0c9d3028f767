import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measurePages } from '../../bench/form-pages/measure.ts'

/*
 * Pages in the shapes of the systems that employers use, with what is expected of each; they lie outside of the repository. What they
 * are is printed by `npm run bench -- form-pages`.
 */
const folder = join(import.meta.dirname, '../../../shared/applying/forms')

test('pages of other systems are read, and their traps are left alone', { timeout: 900_000 }, async () => {
  if (!existsSync(folder)) {
    process.stdout.write('Skipped: the pages of other systems are not at hand.\n')
    return
  }
  const figures = await measurePages(folder)
  const sum = (of: (one: (typeof figures)[number]) => number): number =>
    figures.reduce((total, one) => total + of(one), 0)
  expect(figures.flatMap(({ page, traps }) => traps.map((trap) => `${page}: ${trap}`))).toEqual([])
  // Of 214 questions, 18 of which come only after an answer or a press.
  expect(sum(({ labels }) => labels)).toBeGreaterThanOrEqual(205)
  expect(sum(({ types }) => types)).toBeGreaterThanOrEqual(200)
  expect(sum(({ required }) => required)).toBeGreaterThanOrEqual(200)
})
