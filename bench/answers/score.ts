import { answer, answerByWords, understand, type Known, type Question } from '../../engines/questions/index.ts'
import type { Bank, Expected, Line } from './bank.ts'

type Outcome = 'right' | 'asked' | 'invented' | 'missed'

/** One question for one person: what should be, what was, and how that counts. */
export type Case = { line: Line; person: string; expected: Expected; given: unknown; outcome: Outcome }

/** What the product would fill in; null: nothing. */
function filledIn(question: Question, known: Known): unknown {
  const meaning = understand(question)
  const found = meaning === null ? answerByWords(question, known) : answer(meaning, known)
  const value = found?.value ?? null
  return typeof value === 'object' && value !== null && 'file' in value ? value.file : value
}

export function casesOf({ people, lines }: Bank): Case[] {
  return lines.flatMap((line) =>
    people.flatMap(({ id, known }) => {
      const expected = line.expected[id]
      if (expected === undefined) return []
      const given = filledIn(line.question, known)
      return [{ line, person: id, expected, given, outcome: outcomeOf(expected, given, line.question) }]
    }),
  )
}

function outcomeOf(expected: Expected, given: unknown, question: Question): Outcome {
  const isEmpty = given === null || given === false
  if (expected.do !== 'answer') return isEmpty ? 'asked' : 'invented'
  if (isEmpty) return expected.askOk === true ? 'asked' : 'missed'
  const right = [expected.value, ...(expected.accept ?? [])]
  return right.some((one) => isSame(one, given, question)) ? 'right' : 'invented'
}

function isSame(right: unknown, given: unknown, { options, type }: Question): boolean {
  if (right === given) return true
  // Several choices, in any order.
  if (Array.isArray(right) && Array.isArray(given)) return right.toSorted().join('\n') === given.toSorted().join('\n')
  if (typeof right !== 'string' || typeof given !== 'string' || options.length > 0) return false
  return type === 'phone' ? digits(right) === digits(given) : plain(right) === plain(given)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function digits(text: string): string {
  return text.replaceAll(/\D/gu, '')
}

type Score = {
  cases: number
  invented: number
  known: number
  right: number
  plainKnown: number
  plainRight: number
  missed: number
  asked: number
}

export function scoreOf(cases: readonly Case[]): Score {
  const known = cases.filter(({ expected }) => expected.do === 'answer')
  const plainOnes = known.filter(({ line }) => !line.isLure)
  const count = (some: readonly Case[], outcome: Outcome): number =>
    some.filter((one) => one.outcome === outcome).length
  return {
    cases: cases.length,
    invented: count(cases, 'invented'),
    known: known.length,
    right: count(known, 'right'),
    plainKnown: plainOnes.length,
    plainRight: count(plainOnes, 'right'),
    missed: count(cases, 'missed'),
    asked: count(cases, 'asked'),
  }
}
