import { existsSync } from 'node:fs'
import { measurePages } from './measure.ts'
import { linesOf, sums } from './print.ts'

/**
 * Reads every page of a folder and prints a line for each, the sums of every second one, and the sums of all.
 * @param folder pages NN-name.html with NN-name.json beside them
 */
export async function runFormPages(folder: string): Promise<void> {
  const write = (line: string): void => void process.stdout.write(`${line}\n`)
  if (!existsSync(folder)) return write(`There are no pages in ${folder}.`)
  const wanted = process.env['ROLECALL_BENCH_ONLY'] ?? ''
  const withFaults = process.env['ROLECALL_BENCH_FAULTS'] === '1'
  const isOdd = (page: string): boolean => Number(/^\d+/u.exec(page)?.[0] ?? 0) % 2 === 1
  const only = (page: string): boolean =>
    wanted === 'odd' ? isOdd(page) : wanted === 'even' ? !isOdd(page) : page.includes(wanted)
  const figures = await measurePages(folder, {
    only,
    onPage(one) {
      for (const line of linesOf(one, { withFaults })) write(line)
    },
  })
  write(`odd pages: ${sums(figures.filter(({ page }) => isOdd(page)))}`)
  write(`even pages: ${sums(figures.filter(({ page }) => !isOdd(page)))}`)
  write(sums(figures))
}
