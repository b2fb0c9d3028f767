import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someFacts } from '../../test/facts.ts'
import { composeJob, type ComposedOf } from './compose.ts'

const at = new Date('2026-03-04T12:00:00Z')

function aListing(id: number, board: string, given: Partial<ComposedOf> = {}): ComposedOf {
  return { id, board, facts: someFacts(), firstSeen: at, lastSeen: at, closedAt: null, isDemo: false, ...given }
}

const cutHere = aListing(7, 'rolecall', {
  facts: someFacts({ title: 'Ward Nurse', isSnippet: true, textLength: 40, employer: 'Harbour Care' }),
})

test('an ad of our own leads its job as long as it is open, whatever else is in it and in whatever order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 8, max: 40 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 5 }),
      (ids, place) => {
        const listings = ids.map((id) => aListing(id, 'reed', { facts: someFacts({ textLength: 1_000 + id }) }))
        listings.splice(place, 0, cutHere)
        expect(composeJob(listings)).toMatchObject({ mainListingId: 7, title: 'Ward Nurse' })
      },
    ),
  )
})

test('a closed one of our own leaves the words to a copy that is open', () => {
  const copy = aListing(9, 'reed')
  expect(composeJob([{ ...cutHere, closedAt: at }, copy])).toMatchObject({ mainListingId: 9, closedAt: null })
})

test('of others the fullest text leads, and a cut one comes last', () => {
  const short = aListing(1, 'reed', { facts: someFacts({ textLength: 500 }) })
  const full = aListing(2, 'nhs', { facts: someFacts({ textLength: 900 }) })
  const cut = aListing(3, 'adzuna', { facts: someFacts({ textLength: 9_000, isSnippet: true }) })
  expect(composeJob([cut, short, full]).mainListingId).toBe(2)
})
