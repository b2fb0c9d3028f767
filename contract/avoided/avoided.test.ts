import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avoidedBecause, isAvoided, type AvoidableJob, type AvoidedEntry } from './avoided.ts'

const job: AvoidableJob = {
  jobTitle: 'Sales Executive',
  employer: 'Müller & Sons Ltd',
  poster: 'agency',
  jobDescription: '<p>You work on a <b>commission</b> only basis, in C++ or door to door.</p>',
}
const entry = (kind: AvoidedEntry['kind'], text: string, never: AvoidedEntry['never'] = 'show'): AvoidedEntry => ({
  kind,
  text,
  never,
})

test.for([
  ['word', 'sales', true],
  ['word', 'sale', false],
  ['word', 'Commission only', true],
  ['word', 'executive muller', false],
  ['word', 'c++', true],
  ['word', 'c', false],
  ['company', 'muller and sons', true],
  ['company', 'Müller & Sons Limited', true],
  ['company', 'Muller', true],
  ['company', 'Mull', false],
  ['company', 'sales', false],
  ['agency', 'muller', true],
] as const)('%s ‘%s’: %s', ([kind, text, expected]) => {
  expect(isAvoided(job, [entry(kind, text)])).toBe(expected)
})

test('an employer that hires for itself is not taken for an agency of its name', () => {
  const travel: AvoidableJob = { ...job, employer: 'Hays Travel', poster: 'direct' }
  expect(isAvoided(travel, [entry('agency', 'Hays')])).toBe(false)
  expect(isAvoided(travel, [entry('company', 'Hays')])).toBe(true)
})

test('what is never applied to still shows; what is never shown is never applied to', () => {
  const list = [entry('word', 'sales', 'apply')]
  expect(avoidedBecause(job, list, 'show')).toBeNull()
  expect(avoidedBecause(job, list, 'apply')).toEqual(list[0])
  expect(isAvoided(job, [entry('word', 'sales')])).toBe(true)
})

test('an employer that is not named is nobody’s company', () => {
  expect(isAvoided({ ...job, employer: null }, [entry('company', 'Muller')])).toBe(false)
})

test('whatever an ad says and a person types, an ad with that very text is met, and an empty list meets nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const ad: AvoidableJob = { ...job, jobTitle: text, jobDescription: other }
      expect(isAvoided(ad, [])).toBe(false)
      if (/\p{L}/u.test(text)) expect(isAvoided(ad, [entry('word', text)])).toBe(true)
    }),
  )
})
