import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readBank, type Bank } from './answers/bank.ts'
import { casesOf, scoreOf, type Case } from './answers/score.ts'

/**
 * What would be filled in for each question of a bank and each of its people, beside what should be.
 * npm run bench -- answers [FOLDER] [--all] [--forms FOLDER]: a folder with people.json and questions.jsonl; without one our own bank, and the shared
 * one if it is there. --all also lists what was left to the person although the data says it. --forms reads, fills in and sends the pages of a folder
 * first. The last line is always that of the bank.
 */
const args = process.argv.slice(2)
const forms = args.indexOf('--forms')
const folder = args.find((arg, index) => !arg.startsWith('--') && (forms === -1 || index !== forms + 1))
const own = join(import.meta.dirname, '../engines/questions/bank')
const shared = join(import.meta.dirname, '../../shared/applying')

if (forms !== -1) {
  // A browser is needed for pages only.
  const { runFormPages } = await import('./form-pages/run.ts')
  await runFormPages(args[forms + 1] ?? join(shared, 'forms'))
}
const folders =
  folder === undefined ? [own, shared].filter((one) => existsSync(join(one, 'questions.jsonl'))) : [folder]
measure(folders.map(readBank))

function measure(banks: readonly Bank[]): void {
  const started = performance.now()
  const cases = banks.flatMap(casesOf)
  const milliseconds = performance.now() - started
  const isListed = ({ outcome, expected }: Case): boolean =>
    outcome === 'invented' || (args.includes('--all') && outcome !== 'right' && expected.do === 'answer')
  for (const one of cases.filter(isListed)) print(one)
  console.log('group              cases  right  of known  invented  missed')
  for (const group of [...new Set(cases.map(({ line }) => line.group))].toSorted()) {
    const { cases: all, right, known, invented, missed } = scoreOf(cases.filter(({ line }) => line.group === group))
    console.log(
      `${group.padEnd(18)} ${cell(all, 5)} ${cell(right, 6)} ${cell(known, 9)} ${cell(invented, 9)} ${cell(missed, 7)}`,
    )
  }
  console.log(`${(milliseconds / Math.max(1, cases.length)).toFixed(2)} ms for each case`)
  const score = scoreOf(cases)
  console.log(
    `invented ${score.invented} of ${score.cases}, right ${score.right} of ${score.known}, plain right ${score.plainRight} of ${score.plainKnown}`,
  )
  if (score.invented > 0) process.exitCode = 1
}

function print({ outcome, line, person, expected, given }: Case): void {
  const wanted = expected.do === 'answer' ? JSON.stringify(expected.value) : expected.do
  console.log(`${outcome} ${line.id} ${person}: ${line.question.label} – ${wanted}, filled in ${JSON.stringify(given)}`)
}

function cell(number: number, width: number): string {
  return String(number).padStart(width)
}
