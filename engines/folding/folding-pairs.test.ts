import { expect, test } from 'vitest'
import { foldingPairs } from '../../test/folding-pairs.ts'
import { foldInto } from './fold-batch.ts'
import { identify, toListing } from '../../server/jobs/import/row.ts'
import { readAd } from '../../server/jobs/read-ad.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const receivedAt = new Date('2026-03-25T12:00:00Z')

/** Folds two rows of a file as an import would. */
function isOneJob(a: object, b: object): boolean {
  const ads = [a, b].map((row, i) => {
    const named = identify(row)
    if ('unusable' in named) throw new Error(named.unusable)
    const read = readAd(
      { resolvePlace: (text) => gazetteer.resolve(text), toListing: (_, body, at) => toListing(body, at) },
      { board: named.board, body: row },
      { receivedAt, keepOpen: true },
    )
    if ('unusable' in read) throw new Error(read.unusable)
    return { listingId: i + 1, facts: read.facts, keys: read.keys, jobId: null, apart: false }
  })
  return new Set(foldInto(ads, []).map((ad) => ad.jobId)).size === 1
}

test('there are two hundred pairs, half of them one vacancy', () => {
  expect(foldingPairs.length).toBeGreaterThanOrEqual(200)
  expect(foldingPairs.filter(({ isOne }) => isOne)).toHaveLength(foldingPairs.length / 2)
})

test.each(foldingPairs)('$trap: one vacancy $isOne, whichever came first', ({ a, b, isOne }) => {
  expect(isOneJob(a, b)).toBe(isOne)
  expect(isOneJob(b, a)).toBe(isOne)
})
