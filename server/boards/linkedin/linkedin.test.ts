import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery, galway } from '../../../test/board-query.ts'
import type { BoardQuery } from '../board.ts'
import { listing } from '../../../engines/ads/index.ts'
import { linkedin } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const fragment = readFileSync(new URL('answer.html', import.meta.url), 'utf8')

async function search(text: string, query: Partial<BoardQuery> = {}) {
  const call = aBoardCall({ answers: [text] })
  return { call, answer: await searchBoard(linkedin, aBoardQuery(query), call) }
}

test('the cards of a fragment become listings', async () => {
  const { answer } = await search(fragment)

  expect(answer.total).toBeNull()
  expect(answer.unusable).toEqual(['an ad without an id'])
  expect(listingsOf(linkedin, answer, received)).toEqual({
    usable: [
      listing({
        ref: '4400000001',
        url: 'https://uk.linkedin.com/jobs/view/data-analyst-at-northgate-water-4400000001',
        title: 'Data Analyst & Storyteller',
        employer: 'Northgate Water',
        isSnippet: true,
        places: ['Leeds, England, United Kingdom'],
        pay: { text: '£55,000.00 - £65,000.00' },
        kindWords: ['Hybrid'],
        postedAt: '2026-11-08',
      }),
      listing({
        ref: '4400000002',
        url: 'https://www.linkedin.com/jobs/view/4400000002/',
        title: 'Junior Analyst',
        employer: 'Tern & Kite',
        isSnippet: true,
        places: ['Remote'],
        postedAt: '2026-11-11',
      }),
      listing({
        ref: '4400000003',
        url: 'https://ie.linkedin.com/jobs/view/4400000003',
        title: 'Analyst in Galway',
        isSnippet: true,
        places: ['Galway, Ireland'],
      }),
    ],
    unusable: ['no title'],
  })
})

test('the place is asked for with its country, the distance in miles', async () => {
  const { call } = await search(fragment, { page: 3, fullTime: true, contract: true })

  expect(onlyRequest(call)).toMatchObject({
    address: 'https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search',
    parameters: { keywords: 'nurse', location: 'Leeds, United Kingdom', distance: '10', start: '20', f_JT: 'F,C' },
  })
})

test.each<[string, Partial<BoardQuery>, Record<string, string>]>([
  ['Ireland', { place: galway }, { keywords: 'nurse', location: 'Galway, Ireland', distance: '10', start: '0' }],
  ['any distance', { radiusMiles: null }, { keywords: 'nurse', location: 'Leeds, United Kingdom', start: '0' }],
  ['anywhere', { place: null }, { keywords: 'nurse', location: 'United Kingdom', start: '0' }],
])('%s', async (_, query, parameters) => {
  expect(onlyRequest((await search(fragment, query)).call).parameters).toEqual(parameters)
})

test.each(['', '\n<!DOCTYPE html>\n\n', '<ul></ul>', '<!-- -->'])('the empty fragment %j is the end', async (text) => {
  expect((await search(text)).answer).toEqual({ ads: [], total: null, unusable: [] })
})

test('a fragment that breaks off gives the cards before the break', async () => {
  const { answer } = await search(fragment.slice(0, fragment.indexOf('Tern')))

  expect(answer.ads.map(({ ref }) => ref)).toEqual(['4400000001'])
  expect(answer.unusable).toEqual(['a card that breaks off'])
})

test('a page without cards is unreadable', async () => {
  await expect(search('<html><body><h1>Join LinkedIn</h1></body></html>')).rejects.toMatchObject({
    outcome: 'unreadable',
  })
})
