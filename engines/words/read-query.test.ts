import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlainWords, readQuery } from './read-query.ts'

/** What must be found, as 'own words/related terms'. */
function groups(text: string): string[] {
  return readQuery(text).groups.map(({ own, related }) =>
    [own.map((terms) => terms.join(' ')).join(' or '), ...related].join('/'),
  )
}

test.each([
  ['senior nurse', ['senior', 'nurse/t:nursing']],
  ['nurse jobs', ['nurse/t:nursing']],
  ['jobs', []],
  ['job coach', ['job', 'coach']],
  ['RGN nights', ['rgn/m:registered-general-nurse', 'night']],
  ['full-stack dev', ['s:full-stack', 'developer']],
  ['health care assistant', ['s:healthcare assistant/m:healthcare-assistant']],
  ['multi-skilled engineer', ['multi skilled or multiskilled', 'engineer/t:engineering']],
  ['live-in carer', ['s:live-in carer/m:live-in-carer']],
  ['HGV class 1 driver', ['s:hgv class 1/m:class-1', 'driver/t:driving']],
  ['IT support', ['it support/m:it-support']],
  ['head of sales', ['head', 'sales']],
  ['nurse nurse', ['nurse/t:nursing']],
  ['c#/.net', ['s:c#', 's:.net']],
])('%s', (text, expected) => {
  expect(groups(text)).toEqual(expected)
})

test('quotes, straight and curly, make phrases; the places of little words are kept', () => {
  const { phrases } = readQuery('"head of marketing" “team leader”')
  expect(phrases).toEqual([
    { text: 'head of marketing', terms: ['head', 'marketing'], gaps: [0, 2] },
    { text: 'team leader', terms: ['team', 'leader'], gaps: [0, 1] },
  ])
})

test('a quote that is never closed is none', () => {
  expect(readQuery('"nurse manager').phrases).toEqual([])
  expect(groups('"nurse manager')).toEqual(['nurse/t:nursing', 'manager'])
})

test('a minus before a word or a phrase takes it out; a hyphen does not', () => {
  expect(readQuery('nurse -agency –bank -"team leader" part-time').without.map(({ text }) => text)).toEqual([
    'agency',
    'bank',
    'team leader',
  ])
})

test('the words in their order, with the places that little words took', () => {
  expect(readQuery('head of marketing').inOrder).toEqual({
    text: 'head of marketing',
    terms: ['head', 'marketing'],
    gaps: [0, 2],
  })
  expect(readQuery('nurse').inOrder).toBeNull()
  expect(readQuery('head of marketing')).toMatchObject({ length: 2 })
})

test('names for what is found besides do not repeat what was typed', () => {
  const [group] = readQuery('Registered General Nurses').groups
  expect(group!.relatedNames).toEqual(['RGN', 'registered nurse', 'adult nurse', 'staff nurse', 'RN'])
})

test('plain words have no relatives', () => {
  expect(readPlainWords('RGN').groups.map(({ own, related }) => ({ own, related }))).toEqual([
    { own: [['rgn']], related: [] },
  ])
})

test('more words than anybody types are cut', () => {
  const { groups: many } = readQuery(Array.from({ length: 50 }, (_, i) => `w${i}x`).join(' '))
  expect(many).toHaveLength(12)
})

test('a hyphened word of stop words is looked for as a whole', () => {
  expect(readQuery('a-a').groups.map(({ own }) => own)).toEqual([[['aa']]])
})

test('every text has a reading in which nothing is empty', () => {
  const signs = fc.string({ unit: fc.constantFrom(...`"“”-–−' aBé&+#./`, 'nurse', 'class 1', 'HGV '), maxLength: 30 })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), signs), (text) => {
      const asked = readQuery(text)
      for (const { own } of asked.groups) {
        expect(own.length).toBeGreaterThan(0)
        for (const terms of own) expect(terms.length).toBeGreaterThan(0)
        expect(own.flat()).not.toContain('')
      }
      for (const { terms, gaps } of [...asked.phrases, ...asked.without]) {
        expect(terms).not.toContain('')
        expect(gaps.slice(1).every((gap) => gap > 0)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
