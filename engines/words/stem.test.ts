import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['nurses', 'nurse'],
  ['secretaries', 'secretary'],
  ['nurseries', 'nursery'],
  ['coaches', 'coach'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ['warehouses', 'warehouse'],
  ['buses', 'bus'],
  ['business', 'business'],
  ['campus', 'campus'],
  ['analysis', 'analysis'],
  ['foremen', 'foreman'],
  ['women', 'woman'],
  ['children', 'child'],
  ['midwives', 'midwife'],
  ['aws', 'aws'],
  ['ties', 'tie'],
])('one and many: %s → %s', (word, expected) => {
  expect(stem(word)).toBe(expected)
})

test.each([
  ['organization', 'organisation'],
  ['specialized', 'specialised'],
  ['analyzing', 'analysing'],
  ['behavioral', 'behavioural'],
  ['laborer', 'labourer'],
  ['center', 'centre'],
  ['program', 'programme'],
  ['programs', 'programmes'],
  ['advisor', 'adviser'],
  ['counselor', 'counsellor'],
  ['modeling', 'modelling'],
  ['pediatric', 'paediatric'],
  ['pediatrician', 'paediatrician'],
  ['orthopedic', 'orthopaedic'],
  ['anesthetist', 'anaesthetist'],
  ['draftsman', 'draughtsman'],
  ['license', 'licence'],
  ['mathematics', 'maths'],
  ['math', 'maths'],
])('both spellings meet: %s and %s', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ['mgr', 'manager'],
  ['snr', 'senior'],
  ['dev', 'developer'],
  ['exec', 'executive'],
])('short forms: %s is %s', (short, long) => {
  expect(stem(short)).toBe(long)
})

test.each([
  ['developer', 'development'],
  ['accountant', 'account'],
  ['accounts', 'account'],
  ['manager', 'management'],
  ['nurse', 'nursery'],
  ['nurse', 'nursing'],
  ['engineer', 'engine'],
  ['teacher', 'teaching'],
  ['care', 'car'],
  ['size', 'sise'],
  ['prize', 'prise'],
  ['news', 'new'],
  ['market', 'marketing'],
  ['cook', 'cookie'],
])('different words stay apart: %s and %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test('the stem of a stem is the stem, for ordinary words', () => {
  const ends = ['', 's', 'es', 'ies', 'men', 'ization', 'izer', 'yze', 'er', 'or', 'ing', 'ed', 'our', 'or']
  const word = fc
    .tuple(fc.stringMatching(/^[a-z]{2,8}[bcdfglmnprtvw]$/), fc.constantFrom(...ends))
    .map(([start, end]) => start + end)
  fc.assert(fc.property(word, (one) => stem(stem(one)) === stem(one)))
})
