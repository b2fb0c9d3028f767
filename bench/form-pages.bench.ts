import { existsSync } from 'node:fs'
import { measurePages } from './form-pages/measure.ts'
import { printPages, sums } from './form-pages/print.ts'

/**
 * Forms in the shapes of the systems that employers use: which questions are read, with their type and whether they must be answered,
 * and whether a trap is read, filled in or pressed. ROLECALL_BENCH_FORMS: the folder; ROLECALL_BENCH_FAULTS=1 says what is wrong where;
 * ROLECALL_BENCH_ONLY=odd: those pages alone that the reader was worked on with.
 */
const folder = process.env['ROLECALL_BENCH_FORMS'] ?? '../shared/applying/forms'
const only = process.env['ROLECALL_BENCH_ONLY'] ?? ''
if (existsSync(folder)) {
  const isOdd = (page: string): boolean => Number(/^\d+/u.exec(page)?.[0] ?? 0) % 2 === 1
  const chosen = (page: string): boolean =>
    only === 'odd' ? isOdd(page) : only === 'even' ? !isOdd(page) : page.includes(only)
  const figures = await measurePages(folder, chosen)
  const lines = printPages(figures, { withFaults: process.env['ROLECALL_BENCH_FAULTS'] === '1' })
  const halves = [
    `odd pages: ${sums(figures.filter(({ page }) => isOdd(page)))}`,
    `even pages: ${sums(figures.filter(({ page }) => !isOdd(page)))}`,
  ]
  for (const line of [...lines.slice(0, -1), ...halves, ...lines.slice(-1)]) process.stdout.write(`${line}\n`)
} else process.stdout.write(`There are no pages in ${folder}.\n`)
