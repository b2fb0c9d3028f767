import { expect, test } from 'vitest'
import { whereOf } from './where.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const gazetteer = createGazetteer()
const where = (text: string, radiusMiles: number | null) => whereOf(gazetteer.resolve(text), radiusMiles)

test('a town, a district and a postcode are circles', () => {
  for (const text of ['Leeds', 'Shoreditch', 'LS14', 'LS1 4AP', 'D02 X285']) {
    expect(where(text, 10)).toMatchObject({ kind: 'circles', circles: [{ radiusMiles: 10 }] })
  }
  expect(where('Leeds', 10)).toMatchObject({
    circles: [{ lat: expect.closeTo(53.8, 1), lng: expect.closeTo(-1.55, 1) }],
  })
})

test('no circle is smaller than our positions are good', () => {
  expect(where('Leeds', 0)).toMatchObject({ circles: [{ radiusMiles: 1 }] })
})

test('a town at any distance is its country', () => {
  expect(where('Leeds', null)).toEqual({ kind: 'areas', areas: ['country:gb'] })
  expect(where('Galway', null)).toEqual({ kind: 'areas', areas: ['country:ie'] })
})

test('an area is itself, whatever the radius', () => {
  expect(where('Kent', 10)).toEqual({ kind: 'areas', areas: ['county:kent'] })
  expect(where('Kent', null)).toEqual({ kind: 'areas', areas: ['county:kent'] })
  expect(where('North West', 25)).toEqual({ kind: 'areas', areas: ['region:north-west'] })
  expect(where('UK', 25)).toEqual({ kind: 'areas', areas: ['country:gb'] })
  expect(where('M25', 5)).toEqual({ kind: 'areas', areas: ['region:m25'] })
})

test('several places are all their circles, or all their areas', () => {
  expect(where('London or Leeds', 10)).toMatchObject({
    kind: 'circles',
    circles: [{ radiusMiles: 10 }, { radiusMiles: 10 }],
  })
  expect(where('Kent or Surrey', 10)).toEqual({ kind: 'areas', areas: ['county:kent', 'county:surrey'] })
  expect(where('Leeds or Galway', null)).toEqual({ kind: 'areas', areas: ['country:gb', 'country:ie'] })
  expect(where('Leeds or Kent', 10)).toMatchObject({
    kind: 'circles',
    circles: [{ radiusMiles: 10 }, { radiusMiles: 20 }],
  })
  expect(where('Leeds or Scotland', 10)).toEqual({ kind: 'areas', areas: ['country:scotland'] })
})

test('remote work is a question of its own; beside a town it is left to the filter', () => {
  expect(where('Remote', 10)).toEqual({ kind: 'remote' })
  expect(where('Remote, UK', null)).toEqual({ kind: 'remote' })
  expect(where('Leeds or remote', 10)).toMatchObject({ kind: 'circles', circles: [{ radiusMiles: 10 }] })
})

test('anywhere is everywhere; a place abroad or unknown is nowhere to search in', () => {
  expect(where('anywhere', 10)).toEqual({ kind: 'anywhere' })
  expect(where('', null)).toEqual({ kind: 'anywhere' })
  expect(where('Paris', 10)).toBeNull()
  expect(where('Machester', 10)).toBeNull()
})
