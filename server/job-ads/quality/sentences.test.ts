import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demandHints } from './demands.ts'
import { wageInWordsHints } from './wage-in-words.ts'
import { wordHints } from './read-words.ts'
import { lawful } from './sentences/lawful.ts'
import { unlawful } from './sentences/unlawful.ts'

/** What is said of the words of a sentence, but for the sum of words. */
const found = (text: string) =>
  [
    ...wordHints([text], { country: 'GB', hasReason: false }),
    ...demandHints([text]),
    ...wageInWordsHints([text], '2026-11-22'),
  ].flatMap(({ id }) => (id === 'gender-balance' ? [] : [id]))

/** The rules were made on one half; what they did to the other was counted before it was read: docs/job-ads.md. */
const isKeptBack = (text: string) => (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1

const all = (kinds: Readonly<Record<string, readonly string[]>>) => Object.values(kinds).flat()

describe.each([
  ['worked on', false],
  ['kept back', true],
] as const)('the half that was %s', (_, kept) => {
  const half = (kinds: Readonly<Record<string, readonly string[]>>) =>
    all(kinds).filter((text) => isKeptBack(text) === kept)

  test('has a hint for unlawful sentences', () => {
    expect(half(unlawful).filter((text) => found(text).length === 0)).toEqual([])
  })

  test('has none for lawful ones', () => {
    expect(half(lawful).filter((text) => found(text).length > 0)).toEqual([])
  })
})

// A comma or an article more or less.
test.each([
  ['Must be male.', 'Must be a male.', 'Applicants must all be male.'],
  ['No Muslims.', 'Sorry, no practising Muslims, please.', 'We never employ the Muslims.'],
  ['You pay a deposit of £20.', 'You must first pay the deposit.', 'Candidates pay for their own uniform.'],
] as const)('‘%s’ is found in other words as well', (...texts) => {
  for (const text of texts) expect(found(text), text).not.toEqual([])
})

test('the reason that the law asks for makes a block silent beside it and a hint in the rest of the ad', () => {
  const levels = (texts: readonly string[]) =>
    wordHints(texts, { country: 'GB', hasReason: false }).map(({ level }) => level)
  const why = 'This is an occupational requirement under the Equality Act 2010, Schedule 9.'
  expect(levels(['We only employ women.'])).toEqual(['block'])
  expect(levels(['We only employ women.', why])).toEqual([])
  expect(levels(['We only employ women.', 'The house is in Hull.', why])).toEqual(['hint'])
  expect(levels([`We only employ women: t${why.slice(1)}`])).toEqual([])
  expect(levels(['We only employ women.', 'The post is exempt from the Rehabilitation of Offenders Act.'])).toEqual([
    'block',
  ])
})
