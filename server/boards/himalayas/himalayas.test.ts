import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { himalayas as player } from '../../../sandbox/boards/himalayas.ts'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import { sandboxCall } from '../../../test/sandbox-call.ts'
import { awkwardSandboxAds, aWorld, manySandboxAds, sandboxNow } from '../../../test/sandbox-world.ts'
import { listing } from '../../../engines/ads/index.ts'
import { himalayas } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const none = '{"jobs": [], "totalCount": 0, "offset": 0, "limit": 20}'

test('jobs that are open to us become listings', async () => {
  const answer = await searchBoard(himalayas, aBoardQuery(), aBoardCall({ answers: [saved] }))

  expect(answer).toMatchObject({ total: 412, unusable: ['an ad without an id'] })
  expect(listingsOf(himalayas, answer, received)).toEqual({
    usable: [
      listing({
        ref: 'https://himalayas.app/companies/beckside-cloud/jobs/staff-engineer',
        url: 'https://himalayas.app/companies/beckside-cloud/jobs/staff-engineer',
        title: 'Staff Engineer',
        employer: 'Beckside Cloud',
        description: '<p>Queues, mostly.</p>',
        descriptionFormat: 'html',
        places: ['United Kingdom', 'Germany'],
        pay: { min: 90_000, max: 110_000, currency: 'GBP' },
        kindWords: ['Full Time', 'Remote'],
        industryWords: ['Engineering'],
        postedAt: '2026-11-10T08:40:00.000Z',
        closesAt: '2026-12-10T10:53:20.000Z',
      }),
      listing({
        ref: 'https://himalayas.app/companies/corrib-words/jobs/translator',
        url: 'https://himalayas.app/companies/corrib-words/jobs/translator',
        applyUrl: 'https://jobs.example.test/77',
        title: 'Translator',
        employer: 'Corrib Words',
        description: 'Irish and English.',
        descriptionFormat: 'html',
        isSnippet: true,
        places: ['Ireland'],
        kindWords: ['Contractor', 'Remote'],
        industryWords: ['Translator'],
        postedAt: '2026-11-10T08:40:00.000Z',
      }),
      listing({
        ref: 'tutor-9',
        title: 'Tutor',
        descriptionFormat: 'html',
        pay: { min: 25, max: 30, currency: 'GBP', period: 'hour' },
        kindWords: ['Remote'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('asks for the words, the country and the page; for a kind of work only where one is wanted', async () => {
  const one = aBoardCall({ answers: [none] })
  await searchBoard(himalayas, aBoardQuery({ place: galway, contract: true, page: 3 }), one)
  expect(onlyRequest(one)).toMatchObject({
    address: 'https://himalayas.app/jobs/api/search',
    parameters: { q: 'nurse', country: 'IE', page: '3', employment_type: 'Contractor' },
  })

  const two = aBoardCall({ answers: [none] })
  await searchBoard(himalayas, aBoardQuery({ fullTime: true, partTime: true }), two)
  expect(onlyRequest(two).parameters).toEqual({ q: 'nurse', country: 'GB', page: '1' })
})

test('anywhere asks for both countries, and what is open to both comes once', async () => {
  const call = aBoardCall({ answers: [saved, saved] })
  const { ads, total } = await searchBoard(himalayas, aBoardQuery({ place: null }), call)

  expect(call.requests.map(({ url }) => new URL(url).searchParams.get('country'))).toEqual(['GB', 'IE'])
  expect([ads.length, total]).toEqual([4, 412])
})

test.each(['<html>Sorry</html>', '{"jobs": [{"title"', '{"error": "no"}'])('%s is unreadable', async (text) => {
  const asked = searchBoard(himalayas, aBoardQuery(), aBoardCall({ answers: [text] }))
  await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
})

test('Himalayas of the sandbox is read as it was meant, page by page', async () => {
  const awkward = sandboxCall(player, aWorld(awkwardSandboxAds('himalayas')))
  const answer = await searchBoard(himalayas, aBoardQuery({ title: '', place: galway }), awkward)
  const { usable } = listingsOf(himalayas, answer, sandboxNow)

  // One is open to several countries, one is Irish, and the third is British only.
  expect(usable).toMatchObject([
    {
      title: 'Cook & "Baker" </script>',
      employer: null,
      places: ['United Kingdom', 'Ireland', 'Germany'],
      kindWords: ['Part Time', 'Remote'],
    },
    {
      ref: 'https://himalayas.app/companies/corrib-talent/jobs/java-developer-2000031',
      title: 'Java Developer',
      places: ['Ireland'],
      pay: { min: null, currency: null },
      kindWords: ['Contractor', 'Remote'],
      postedAt: '2026-11-08T12:00:00.000Z',
      closesAt: '2026-12-08T00:00:00.000Z',
    },
  ])

  const many = sandboxCall(player, aWorld(manySandboxAds('himalayas', 30)))
  const pages = await Promise.all([1, 2, 3].map((page) => searchBoard(himalayas, aBoardQuery({ page }), many)))
  expect(pages.map(({ ads, total }) => [ads.length, total])).toEqual([
    [20, 30],
    [10, 30],
    [0, 30],
  ])
})
