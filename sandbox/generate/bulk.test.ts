import { expect, test } from 'vitest'
import { bulkAds } from './bulk.ts'

const today = new Date('2026-11-21T09:30:00Z')
const rows = [...bulkAds({ seed: 3, count: 4_000, today })]

test('rows have the fields of a file of ads', () => {
  expect(rows).toHaveLength(4_000)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4_000)
  for (const row of rows) {
    expect(row).toMatchObject({
      id: expect.stringMatching(/^[a-z]+:\d{7,}$/u),
      title: expect.stringMatching(/\S/u),
      company: expect.stringMatching(/\S/u),
      location: expect.stringMatching(/\S/u),
      url: expect.stringMatching(/^https:\/\/www\.[a-z.-]+\/jobs\/\d+$/u),
    })
    expect(Date.parse(row.postedAt)).toBeLessThan(today.getTime())
    if (row.salaryRaw === null) expect([row.salaryMin, row.salaryMax]).toEqual([null, null])
  }
  const mean = rows.reduce((sum, { description }) => sum + description.length, 0) / rows.length
  expect(mean).toBeGreaterThan(2_000)
  expect(mean).toBeLessThan(2_700)
  expect(rows.filter(({ description }) => /[{}[\]]|undefined/u.test(description))).toEqual([])
})

test('the same seed and day give the same rows, and the first of them do not hang on the count', () => {
  expect([...bulkAds({ seed: 3, count: 50, today })]).toEqual(rows.slice(0, 50))
  expect([...bulkAds({ seed: 4, count: 50, today })]).not.toEqual(rows.slice(0, 50))
})

test('about a sixth are copies of others, and no other text comes twice', () => {
  const openings = rows.map(({ description }) => description.slice(0, 900))
  const copies = rows.length - new Set(openings).size
  expect(copies / rows.length).toBeGreaterThan(0.12)
  expect(copies / rows.length).toBeLessThan(0.18)
})

test('words come up as in real text: few of them often, most of them seldom', () => {
  const counts = new Map<string, number>()
  let total = 0
  for (const { description } of rows) {
    for (const word of description.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      total += 1
    }
  }
  const byCount = [...counts.values()].toSorted((a, b) => b - a)

  expect(counts.size).toBeGreaterThan(12_000)
  expect(byCount.slice(0, 100).reduce((sum, count) => sum + count, 0) / total).toBeGreaterThan(0.35)
  expect(byCount.filter((count) => count <= 2).length / counts.size).toBeGreaterThan(0.4)
})
