import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoardCall, listingsOf, onlyRequest, searchBoard } from '../../../test/board-call.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { listing } from '../../../engines/ads/index.ts'
import { cvlibrary } from './index.ts'

const received = new Date('2026-11-12T09:30:00Z')
const saved = readFileSync(new URL('answer.json', import.meta.url), 'utf8')
const settings = { ROLECALL_CVLIBRARY_KEY: 'key-of-mine' }
const none = '{"jobs":[],"total_entries":0}'

test('rows become listings; a bad one costs the others nothing', async () => {
  const answer = await searchBoard(cvlibrary, aBoardQuery(), aBoardCall({ answers: [saved], settings }))

  expect(answer).toMatchObject({ total: 37, unusable: ['an ad without an id'] })
  expect(listingsOf(cvlibrary, answer, received)).toEqual({
    usable: [
      listing({
        ref: '219000101',
        url: 'https://www.cv-library.co.uk/job/219000101/Staff-Nurse-Surgical-Ward',
        title: 'Staff Nurse - Surgical Ward',
        employer: 'Pennine Healthcare Recruitment',
        description: '<p>A <b>permanent</b> post on days.</p>',
        descriptionFormat: 'html',
        places: ['Leeds, West Yorkshire'],
        pay: { text: '£31,000 - £37,000/annum + NHS pension' },
        kindWords: ['Permanent'],
        postedAt: '2026-11-10T08:15:00.000Z',
      }),
      listing({
        ref: '219000102',
        url: 'https://www.cv-library.co.uk/job/219000102/Nurse-Practitioner',
        title: 'Nurse Practitioner',
        description: 'Three days a week.',
        descriptionFormat: 'html',
        places: ['Bradford'],
        kindWords: ['Contract', 'Part Time'],
        postedAt: '2026-11-09',
      }),
      listing({
        ref: '219000103',
        url: 'https://www.cv-library.co.uk/job/219000103',
        title: 'Night Nurse',
        descriptionFormat: 'html',
        postedAt: '2026-11-10',
      }),
    ],
    unusable: ['no title'],
  })
})

test('asks in its own words: the nearest wider distance, a hundred at a time', async () => {
  const call = aBoardCall({ answers: [none], settings })
  await searchBoard(
    cvlibrary,
    aBoardQuery({ radiusMiles: 8, payMin: 30_000, contract: true, partTime: true, page: 2 }),
    call,
  )

  const { address, parameters, request } = onlyRequest(call)
  expect(address).toBe('https://www.cv-library.co.uk/search-jobs-json')
  expect(parameters).toEqual({
    key: 'key-of-mine',
    q: 'nurse',
    geo: 'Leeds',
    distance: '10',
    salarytype: 'annum',
    salarymin: '30000',
    tempperm: 'part time,temporary,contract',
    order: 'sm',
    perpage: '100',
    offset: '100',
    description_full: '1',
    nohl: '1',
  })
  expect(request.statuses).toEqual([400])
})

test('any distance is its widest; anywhere names no place', async () => {
  const wide = aBoardCall({ answers: [none], settings })
  await searchBoard(cvlibrary, aBoardQuery({ radiusMiles: null }), wide)
  expect(onlyRequest(wide).parameters).toMatchObject({ geo: 'Leeds', distance: '750' })

  const anywhere = aBoardCall({ answers: [none], settings })
  await searchBoard(cvlibrary, aBoardQuery({ place: null }), anywhere)
  expect(Object.keys(onlyRequest(anywhere).parameters)).not.toContain('geo')
})

test('nothing found is empty', async () => {
  const answer = await searchBoard(cvlibrary, aBoardQuery(), aBoardCall({ answers: [none], settings }))
  expect(answer).toEqual({ ads: [], total: 0, unusable: [] })
})

test('a key that is missing or wrong is a refusal', async () => {
  const refused = { status: 400, text: '{"error":"Must specify key"}' }
  const asked = searchBoard(cvlibrary, aBoardQuery(), aBoardCall({ answers: [refused], settings }))
  await expect(asked).rejects.toMatchObject({ outcome: 'refused', message: 'refused our call: Must specify key' })
})

test.each(['<html>Sorry</html>', '{"jobs":', '{"results":[]}', ''])('%s is unreadable', async (text) => {
  const asked = searchBoard(cvlibrary, aBoardQuery(), aBoardCall({ answers: [text], settings }))
  await expect(asked).rejects.toMatchObject({ outcome: 'unreadable' })
})
