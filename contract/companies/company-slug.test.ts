import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companySlug, idsOfSlug } from './company-slug.ts'

const id = '3f2a9c1b-4d5e-4678-9abc-def012345678'

test.each([
  ['Quayside Bakery Ltd', 'quayside-bakery-ltd-3f2a9c1b4d5e'],
  ['  Café & Söhne (UK) ', 'cafe-sohne-uk-3f2a9c1b4d5e'],
  ['O’Brien’s', 'obriens-3f2a9c1b4d5e'],
  ['株式会社', '3f2a9c1b4d5e'],
])('%s is found at %s', (name, slug) => {
  expect(companySlug({ id, name })).toBe(slug)
})

test('every slug leads to its company, whatever it is called and was called before', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string({ unit: 'binary' }), (one, name) => {
      const slug = companySlug({ id: one, name })
      expect(slug).toMatch(/^[a-z0-9-]+$/u)
      const { from, to } = idsOfSlug(slug)!
      expect(from <= one && one <= to).toBe(true)
    }),
  )
})

test.each(['', 'quayside-bakery', 'x3f2a9c1b4d5e', '3f2a9c1b4d5', '3F2A9C1B4D5E', '-', '../3f2a9c1b4d5e/'])(
  '%j is no slug',
  (slug) => expect(idsOfSlug(slug)).toBeNull(),
)
