import { expect } from 'vitest'
import { pino } from 'pino'
import { test } from '../../test/with-database.ts'
import type { Database } from '../platform/database.ts'
import { createPostcodes, type PostcodesSettings } from './postcodes.ts'
import type { FetchPostcode } from './postcodes-io.ts'
import { createGazetteer } from './gazetteer.ts'

const gazetteer = createGazetteer()

/** An answer in the form that https://postcodes.io/docs gives. */
function answerFor(postcode: string, lat: number | null, lng: number | null): string {
  return JSON.stringify({
    status: 200,
    result: { postcode, quality: 1, latitude: lat, longitude: lng, country: 'England' },
  })
}

function answering(status: number, text: string): FetchPostcode & { urls: string[] } {
  const urls: string[] = []
  const fetch: FetchPostcode = (url) => {
    urls.push(url)
    return Promise.resolve({ status, body: new Blob([text]).stream() })
  }
  return Object.assign(fetch, { urls })
}

function postcodesOn(db: Database, settings: Partial<PostcodesSettings>) {
  return createPostcodes({
    db,
    clock: { now: () => new Date('2026-11-12T10:00:00Z') },
    log: pino({ level: 'silent' }),
    isOnline: true,
    ...settings,
  })
}

const locate = async (postcodes: ReturnType<typeof createPostcodes>, text: string) => {
  const answer = await postcodes.refine(gazetteer.resolve(text))
  return answer.kind === 'found' ? { lat: answer.place.lat, lng: answer.place.lng } : answer
}
const middleOf = (outcode: string) => {
  const place = gazetteer.find(`outcode:${outcode}`)!
  return { lat: place.lat, lng: place.lng }
}

test('a full postcode is asked for once, and then known', async ({ database: { db } }) => {
  const fetch = answering(200, answerFor('LS1 4AP', 53.7998, -1.5491))
  const postcodes = postcodesOn(db, { fetch })

  const exact = { lat: expect.closeTo(53.7998, 4), lng: expect.closeTo(-1.5491, 4) }
  expect(await locate(postcodes, 'Leeds LS1 4AP')).toEqual(exact)
  expect(await locate(postcodes, 'ls14ap')).toEqual(exact)
  expect(fetch.urls).toEqual(['https://api.postcodes.io/postcodes/LS14AP'])

  const other = postcodesOn(db, { fetch: answering(500, ''), isOnline: false })
  expect(await locate(other, 'LS1 4AP'), 'another process knows it from the table').toEqual(exact)
})

test('the rest of the answer stays as it was, and what is no full postcode is not asked for', async ({
  database: { db },
}) => {
  const fetch = answering(200, answerFor('LS2 9JT', 53.8067, -1.555))
  const postcodes = postcodesOn(db, { fetch })
  expect(await postcodes.refine(gazetteer.resolve('LS2 9JT'))).toMatchObject({
    kind: 'found',
    place: { label: 'LS2 9JT', areas: expect.arrayContaining(['county:west-yorkshire']) },
  })
  for (const text of ['Leeds', 'LS14', 'Kent', 'D02 X285', 'Paris', 'Machester', 'anywhere']) {
    const answer = gazetteer.resolve(text)
    expect(await postcodes.refine(answer)).toEqual(answer)
  }
  expect(fetch.urls).toHaveLength(1)
})

test('a postcode that there is not is remembered, and asked for again after a month', async ({ database: { db } }) => {
  const fetch = answering(404, '{"status":404,"error":"Postcode not found"}')
  let now = new Date('2026-11-12T10:00:00Z')
  const postcodes = postcodesOn(db, { fetch, clock: { now: () => now } })
  expect(await locate(postcodes, 'LS3 9ZZ')).toEqual(middleOf('LS3'))
  expect(await locate(postcodes, 'LS3 9ZZ')).toEqual(middleOf('LS3'))
  expect(fetch.urls).toHaveLength(1)
  now = new Date('2026-12-13T10:00:00Z')
  await locate(postcodes, 'LS3 9ZZ')
  expect(fetch.urls).toHaveLength(2)
})

test.for<[string, FetchPostcode]>([
  ['a hang', () => new Promise(() => {})],
  ['a body that never ends', () => Promise.resolve({ status: 200, body: new ReadableStream({}) })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['a refusal', answering(429, 'slow down')],
  ['a fault', answering(500, 'oops')],
  ['a page', answering(200, '<html>challenge</html>')],
  ['a cut answer', answering(200, '{"status":200,"result":{"latit')],
  ['another form', answering(200, '{"status":200,"result":null}')],
  ['a position elsewhere', answering(200, answerFor('LS4 2AA', 12, 99))],
  ['a flood', answering(200, ' '.repeat(200_000))],
])('with %s the middle of the outcode stays, and nobody waits again for a minute', async ([, fetch], { database }) => {
  let asked = 0
  const counting: FetchPostcode = (...given) => {
    asked++
    return fetch(...given)
  }
  let now = new Date('2026-11-12T10:00:00Z')
  const postcodes = postcodesOn(database.db, { fetch: counting, timeLimitMs: 30, clock: { now: () => now } })
  expect(await locate(postcodes, 'LS4 2AA')).toEqual(middleOf('LS4'))
  expect(await locate(postcodes, 'LS4 2AB')).toEqual(middleOf('LS4'))
  expect(asked).toBe(1)
  now = new Date('2026-11-12T10:01:01Z')
  await locate(postcodes, 'LS4 2AB')
  expect(asked).toBe(2)
  const { rowCount } = await database.db.query(`select 1 from postcodes where postcode like 'LS42%'`)
  expect(rowCount, 'a failure is not remembered').toBe(0)
})

test('two who ask at once ask once', async ({ database: { db } }) => {
  const fetch = answering(200, answerFor('LS5 3AA', 53.82, -1.6))
  const postcodes = postcodesOn(db, { fetch })
  await Promise.all([locate(postcodes, 'LS5 3AA'), locate(postcodes, 'LS5 3AA')])
  expect(fetch.urls).toHaveLength(1)
})

test('offline nothing is asked', async ({ database: { db } }) => {
  const fetch = answering(200, answerFor('LS6 1AA', 53.82, -1.6))
  expect(await locate(postcodesOn(db, { fetch, isOnline: false }), 'LS6 1AA')).toEqual(middleOf('LS6'))
  expect(fetch.urls).toEqual([])
})

test('many are looked up in the table alone', async ({ database: { db } }) => {
  const fetch = answering(500, '')
  const postcodes = postcodesOn(db, { fetch })
  await db.query(`insert into postcodes (postcode, lat, lng) values ('LS71AA', 53.8, -1.5), ('LS71AB', null, null)`)
  expect(await postcodes.known(['ls7 1aa', 'LS7 1AB', 'LS7 1AC', 'LS71AA'])).toEqual(
    new Map([['LS71AA', { lat: expect.closeTo(53.8, 4), lng: -1.5 }]]),
  )
  expect(await postcodes.known([])).toEqual(new Map())
  expect(fetch.urls).toEqual([])
})
