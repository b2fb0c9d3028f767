import { expect, test } from 'vitest'
import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { importersOf } from '../../../test/importers.ts'
import { readFeedInChild } from './read-in-child.ts'

const job = (n: number, inner = '') => `<job><referencenumber>${n}</referencenumber><title>Nurse</title>${inner}</job>`
const feed = (...jobs: string[]) => `<source>${jobs.join('')}</source>`

test('a feed is taken apart in a process of its own, as many jobs as are wanted', async () => {
  const three = feed(job(1), job(2), job(3))
  expect(await readFeedInChild(three)).toMatchObject({ count: 3, unreadable: 0, jobs: [{ reference: '1' }, {}, {}] })
  expect(await readFeedInChild(three, { most: 1 })).toMatchObject({ count: 3, jobs: [{ job: { title: 'Nurse' } }] })
})

test.for([
  ['between jobs', feed('<a/>'.repeat(2_000_000), job(1))],
  ['in one job', feed(job(1, '<a>b</a>'.repeat(2_000_000)))],
  ['in many jobs', feed(...Array.from({ length: 1_900 }, (_, n) => job(n, '<a/>'.repeat(1_000))))],
] as const)(
  'two million elements %s are refused with a word, and this process does not wait for it',
  async ([, xml]) => {
    let beats = 0
    const clock = setInterval(() => beats++, 20)
    await expect(readFeedInChild(xml)).rejects.toThrow('more than 200,000 elements')
    clearInterval(clock)
    // Starting a process alone takes longer than these; where the text is read here, the clock stands still.
    expect(beats).toBeGreaterThan(3)
  },
)

test('a feed that takes too long to read is given up with a word', async () => {
  const long = feed(...Array.from({ length: 1_900 }, (_, n) => job(n, '<a>b</a>'.repeat(50))))
  await expect(readFeedInChild(long, { seconds: 0.001 })).rejects.toThrow(texts.tooMuchWork)
})

test('a job that is too long or too deep is not read; the others are', async () => {
  const long = job(1, `<description>${'a'.repeat(feedLimits.jobLength)}</description>`)
  const deep = job(2, '<a>'.repeat(feedLimits.depth) + '</a>'.repeat(feedLimits.depth))
  const fine = job(3, '<a>'.repeat(feedLimits.depth - 1) + '</a>'.repeat(feedLimits.depth - 1))
  expect(await readFeedInChild(feed(long, deep, fine))).toMatchObject({ unreadable: 2, jobs: [{ reference: '3' }] })
})

test('nothing but the process of its own takes a feed apart, whoever asks for it', () => {
  const folder = 'server/job-ads/feed-in'
  const readers = Object.entries(importersOf(`${folder}/read-feed.ts`))
  expect(readers.filter(([, names]) => names.some((one) => one !== '{ firstOf }')).map(([path]) => path)).toEqual([
    `${folder}/child/answer.ts`,
  ])
  expect(Object.keys(importersOf(`${folder}/child/answer.ts`))).toEqual([`${folder}/child/main.ts`])
  expect(importersOf(`${folder}/child/main.ts`)).toEqual({})
})
