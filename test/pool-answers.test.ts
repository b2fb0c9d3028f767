import { expect, test } from 'vitest'
import { pool } from '../sandbox/generate/pool/index.ts'
import type { PoolQuestion } from '../sandbox/generate/pool/question.ts'
import { answerForm } from '../server/applications/answers/answer-form.ts'
import { asAsked } from './nine-boards.ts'
import { peopleWhoApply } from './people-who-apply.ts'

const all: readonly PoolQuestion[] = Object.values(pool).flat()

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

test('of the questions that the sandbox asks, none is answered for three people with what they have not said, and most that they said is', () => {
  const invented: string[] = []
  let [known, right] = [0, 0]
  for (const question of all.flatMap((one) => [one, ...(one.follow ? [one.follow.question] : [])]))
    for (const person of peopleWhoApply) {
      const { answeredBy, label } = question
      const { value } = answerForm(asAsked(question), person.known)
      const facts = answeredBy in person.facts ? person.facts[answeredBy as keyof typeof person.facts] : undefined
      if (facts) known++
      if (value === null || value === false) continue
      const isRight = typeof value === 'string' && facts?.some((fact) => plain(fact) === plain(value)) === true
      if (isRight) right++
      else invented.push(`${person.id}: ${label}: ${JSON.stringify(value)}`)
    }
  expect(invented).toEqual([])
  expect(known).toBeGreaterThan(100)
  expect(right / known).toBeGreaterThan(0.75)
})
