import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBank } from '../../bench/answers/bank.ts'
import { casesOf, scoreOf } from '../../bench/answers/score.ts'

const shared = join(import.meta.dirname, '../../../shared/applying')

function wrong(folder: string) {
  const cases = casesOf(readBank(folder))
  const invented = cases
    .filter(({ outcome }) => outcome === 'invented')
    .map(({ line, person, given }) => `${line.id} ${person}: ${line.question.label} – ${JSON.stringify(given)}`)
  return { invented, score: scoreOf(cases) }
}

test('of our own bank nothing is invented, and all that the data says is answered', () => {
  const { invented, score } = wrong(join(import.meta.dirname, 'bank'))
  expect(invented).toEqual([])
  expect(score.cases).toBeGreaterThanOrEqual(3 * 150)
  expect(score.right).toBe(score.known)
})

test('of the shared bank nothing is invented, and most that the data says is answered', () => {
  if (!existsSync(join(shared, 'questions.jsonl'))) {
    process.stdout.write('Skipped: the shared bank of questions is not at hand.\n')
    return
  }
  const { invented, score } = wrong(shared)
  expect(invented).toEqual([])
  expect(score.right).toBeGreaterThanOrEqual(480)
  expect(score.plainRight / score.plainKnown).toBeGreaterThanOrEqual(0.9)
})
