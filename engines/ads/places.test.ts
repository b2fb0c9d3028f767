import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place, PlaceAnswer } from '../places/index.ts'
import { understandPlaces } from './places.ts'
import { readPlaces } from './places-text.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

test.each([
  ['Leeds', [['Leeds']], null],
  ['Leeds, LS1 4AP', [['LS1 4AP', 'Leeds']], null],
  ['M25NT', [['M2 5NT']], null],
  ['redhill, surrey, bn2 6nt', [['BN2 6NT', 'redhill, surrey', 'redhill', 'surrey']], null],
  ['D02X285', [['D02 X285']], null],
  ['LS1', [['LS1']], null],
  ['Hybrid work in London', [['London']], 'hybrid'],
  ['London (Remote)', [['London']], 'remote'],
  ['Remote', [['Remote']], 'remote'],
  ['Remote – UK', [['UK']], 'remote'],
  ['United Kingdom - Remote', [['United Kingdom']], 'remote'],
  ['Hybrid', [], 'hybrid'],
  ['Home / Leeds', [['Leeds']], 'hybrid'],
  ['Leeds or Manchester', [['Leeds'], ['Manchester']], null],
  ['London/Leeds', [['London'], ['Leeds']], null],
  ['London / Leeds', [['London'], ['Leeds']], null],
  [
    'Manchester, UK; London, UK',
    [
      ['Manchester, UK', 'Manchester'],
      ['London, UK', 'London'],
    ],
    null,
  ],
  [
    'Cambridge, GBR Birmingham, GBR',
    [
      ['Cambridge, GBR', 'Cambridge, UK', 'Cambridge'],
      ['Birmingham, GBR', 'Birmingham, UK', 'Birmingham'],
    ],
    null,
  ],
  ['Edinburgh, Scotland, UK', [['Edinburgh, Scotland, UK', 'Edinburgh']], null],
  ['UK-wide', [['UK-wide']], null],
  ['UK Maidstone', [['UK Maidstone', 'Maidstone']], null],
  ['Manchester City Centre', [['Manchester City Centre', 'Manchester']], null],
  ['Dublin 2, Co. Dublin', [['Dublin 2, Co. Dublin', 'Dublin 2', 'Co. Dublin']], null],
  ['Brighton and Hove', [['Brighton and Hove', 'Brighton']], null],
  ['Cardiff, London or Remote (UK)', [['Cardiff, London', 'Cardiff', 'London'], ['UK']], 'remote'],
  [
    'Sunflower Court, Romford Road, London',
    [['Sunflower Court, Romford Road, London', 'Romford Road, London', 'Sunflower Court', 'London']],
    null,
  ],
  ['-', [], null],
  ['', [], null],
])('%j', (raw, candidates, remoteHint) => {
  expect(readPlaces([raw])).toEqual({ candidates, remoteHint })
})

test('several texts are several places, each once, and not more than a reader reads', () => {
  expect(readPlaces(['Leeds', 'leeds', 'York']).candidates).toEqual([['Leeds'], ['York']])
  expect(readPlaces([Array.from({ length: 99 }, (_, i) => `Town ${i}x`).join('; ')]).candidates).toHaveLength(40)
})

const leeds: Place = {
  id: 'gn:2644688',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  kind: 'town',
  county: 'West Yorkshire',
  country: 'GB',
  lat: 53.796,
  lng: -1.548,
  areas: ['country:gb', 'county:west-yorkshire'],
  population: 500_000,
}
const westYorkshire: Place = {
  ...leeds,
  id: 'county:west-yorkshire',
  name: 'West Yorkshire',
  label: 'West Yorkshire',
  kind: 'county',
  areas: ['country:gb'],
}
const ireland: Place = {
  ...leeds,
  id: 'country:ie',
  name: 'Ireland',
  label: 'Ireland',
  kind: 'country',
  country: 'IE',
  areas: [],
}
const kent: Place = {
  ...leeds,
  id: 'county:kent',
  name: 'Kent',
  label: 'Kent',
  kind: 'county',
  lat: 51.26,
  lng: 0.72,
  areas: ['country:gb'],
}
const uk: Place = {
  ...leeds,
  id: 'country:gb',
  name: 'United Kingdom',
  label: 'United Kingdom',
  kind: 'country',
  areas: [],
}
const ls1: Place = {
  ...leeds,
  id: 'postcode:LS1 4AP',
  name: 'LS1 4AP',
  label: 'LS1 4AP',
  kind: 'postcode',
  lat: 53.7975,
  lng: -1.5512,
}

const known: Record<string, PlaceAnswer> = {
  leeds: { kind: 'found', place: leeds, others: [] },
  'west yorkshire': { kind: 'found', place: westYorkshire, others: [] },
  kent: { kind: 'found', place: kent, others: [] },
  ireland: { kind: 'found', place: ireland, others: [] },
  uk: { kind: 'found', place: uk, others: [] },
  'ls1 4ap': { kind: 'found', place: ls1, others: [] },
  'leeds or york': { kind: 'several', places: [leeds] },
  paris: { kind: 'abroad', name: 'Paris' },
  europe: { kind: 'abroad', name: 'Europe' },
  anywhere: { kind: 'anywhere' },
}
const resolvePlace = (text: string): PlaceAnswer => known[text.toLowerCase()] ?? { kind: 'unknown', nearest: [] }
const understood = (places: string[], more: Partial<Parameters<typeof understandPlaces>[0]> = {}) =>
  understandPlaces({ places, position: null, country: null, ...more }, resolvePlace)

describe('in the words of the gazetteer', () => {
  test('a town', () => {
    expect(understood(['Leeds'])).toEqual({
      places: [
        { name: 'Leeds, West Yorkshire', lat: 53.796, lng: -1.548, areas: leeds.areas, country: 'GB', isArea: false },
      ],
      isAbroad: false,
      remoteHint: null,
    })
  })

  test('a postcode tells where, the town beside it is the name', () => {
    expect(understood(['Leeds, LS1 4AP']).places).toMatchObject([
      { name: 'Leeds, West Yorkshire', lat: 53.7975, lng: -1.5512 },
    ])
  })

  test('an area holds itself, a country has no middle', () => {
    expect(understood(['Kent']).places).toMatchObject([
      { areas: ['country:gb', 'county:kent'], isArea: true, lat: 51.26 },
    ])
    expect(understood(['UK']).places).toMatchObject([{ areas: ['country:gb'], isArea: true, lat: null, lng: null }])
  })

  test.each([
    [['West Yorkshire', 'Leeds'], ['Leeds, West Yorkshire']],
    [
      ['Leeds', 'Kent', 'West Yorkshire'],
      ['Leeds, West Yorkshire', 'Kent'],
    ],
    [['UK', 'Leeds'], ['Leeds, West Yorkshire']],
    [['West Yorkshire', 'UK'], ['West Yorkshire']],
    [['West Yorkshire', 'west yorkshire'], ['West Yorkshire']],
    // Where one may work from home, and one of several countries, is told beside the town.
    [
      ['Leeds', 'Remote (UK)'],
      ['Leeds, West Yorkshire', 'United Kingdom'],
    ],
    [
      ['Leeds', 'UK', 'Ireland'],
      ['Leeds, West Yorkshire', 'United Kingdom', 'Ireland'],
    ],
  ])('of %j an area goes where another place lies in it', (places, names) => {
    expect(understood(places).places.map((place) => place.name)).toEqual(names)
  })

  test("a board's position is finer than a town's middle, but not when it is far off or nowhere", () => {
    expect(understood(['Leeds'], { position: { lat: 53.8, lng: -1.5 } }).places).toMatchObject([
      { lat: 53.8, lng: -1.5 },
    ])
    expect(understood(['Leeds'], { position: { lat: 52.8, lng: -1.5 } }).places).toMatchObject([{ lat: 53.796 }])
    expect(understood(['Leeds'], { position: { lat: 0, lng: 0 } }).places).toMatchObject([{ lat: 53.796 }])
    expect(understood(['Leeds'], { position: { lat: Number.NaN, lng: 900 } }).places).toMatchObject([{ lat: 53.796 }])
  })

  test('an unknown place stays as it was written, with the position and the country of the board', () => {
    expect(understood(['LITTLE SNORING'], { position: { lat: 52.85, lng: 0.9 }, country: 'GB' }).places).toEqual([
      { name: 'Little Snoring', lat: 52.85, lng: 0.9, areas: [], country: 'GB', isArea: false },
    ])
  })

  test.each([
    [['Paris'], {}, true],
    [['Paris', 'Leeds'], {}, false],
    [['Xyzzy'], { country: 'FR' }, true],
    [['Xyzzy'], { country: 'GB' }, false],
    [['Xyzzy'], { country: 'IM' }, false],
    [['Xyzzy'], {}, false],
    [[], { country: 'DE' }, true],
    [['Xyzzy'], { position: { lat: 48.85, lng: 2.35 } }, true],
    [['anywhere'], {}, false],
    [['Leeds'], { country: 'US' }, false],
    [['Europe'], {}, true],
    [['Europe'], { kindWords: ['full_time', 'Remote'] }, false],
    [['Paris', 'Europe (Remote)'], {}, false],
    [['Paris'], { kindWords: ['Remote'] }, true],
  ])('%j with %j is abroad: %s', (places, more, isAbroad) => {
    expect(understood(places, more).isAbroad).toBe(isAbroad)
  })
})

test('any text gives candidates without blanks at their ends, and none that is empty', () => {
  const piece = fc.constantFrom(
    'Leeds',
    'London',
    ', ',
    '; ',
    '/',
    ' or ',
    '(',
    ')',
    'Remote',
    'Hybrid',
    ' - ',
    'UK',
    'LS1 4AP',
    'M25NT',
    '&',
    'D02 X285',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 14 }), (parts) => {
      for (const tries of readPlaces([parts.join('')]).candidates) {
        expect(tries.length).toBeGreaterThan(0)
        for (const text of tries) expect(text.trim()).toBe(text)
        expect(tries.every((text) => text !== '')).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

test.each(['('.repeat(20_000), 'Leeds, '.repeat(9_000), ' or '.repeat(9_000), `remote${' '.repeat(30_000)}in`])(
  'an endless place is read in good time',
  (raw) => {
    readPlaces([raw])
  },
)

describe('a name that is ours and a much bigger one elsewhere', () => {
  const { resolve } = createGazetteer()
  const isAbroad = (given: Partial<Parameters<typeof understandPlaces>[0]>) =>
    understandPlaces({ places: ['Edmonton'], position: null, country: null, ...given }, resolve).isAbroad

  test('is the other one on a board of the whole world, and ours on one of here', () => {
    expect(isAbroad({ board: 'greenhouse' })).toBe(true)
    expect(isAbroad({ board: 'reed' })).toBe(false)
    expect(isAbroad({})).toBe(false)
  })

  test('is ours on any board where its country or position is', () => {
    expect(isAbroad({ board: 'greenhouse', country: 'GB' })).toBe(false)
    expect(isAbroad({ board: 'greenhouse', position: { lat: 51.62, lng: -0.06 } })).toBe(false)
    expect(isAbroad({ board: 'reed', country: 'CA' })).toBe(true)
  })
})
