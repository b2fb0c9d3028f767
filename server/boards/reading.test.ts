import { describe, expect, test } from 'vitest'
import {
  amountOrNull,
  epochMilliseconds,
  epochSeconds,
  httpDate,
  idOrNull,
  isoDate,
  numberOrNull,
  positionOrNull,
  textOrNull,
  timeAgo,
  ukDate,
  webAddress,
  wholeAddresses,
} from './reading.ts'

const received = new Date('2026-11-12T09:30:00Z')

describe('dates', () => {
  test.each([
    ['2026-07-10', '2026-07-10'],
    ['2026-07-10T10:41:02.873Z', '2026-07-10T10:41:02.873Z'],
    ['2026-07-10T10:41:02.8734567Z', '2026-07-10T10:41:02.873Z'],
    ['2026-07-10T10:41:02+01:00', '2026-07-10T09:41:02.000Z'],
    ['2026-07-10T10:41:02+0100', '2026-07-10T09:41:02.000Z'],
    ['2026-07-10T10:41', '2026-07-10T10:41:00.000Z'],
    ['2026-07-10 10:41:02 UTC', '2026-07-10T10:41:02.000Z'],
    ['2026-06-31', null],
    ['2026-06-31T10:00:00Z', null],
    ['10/07/2026', null],
    ['soon', null],
    [1_783_680_000, null],
  ])('isoDate(%j) is %j', (value, expected) => expect(isoDate(value)).toBe(expected))

  test.each([
    ['06/03/2024', '2024-03-06'],
    ['6/3/2024', '2024-03-06'],
    ['31/06/2024', null],
    ['2024-03-06', null],
    [null, null],
  ])('ukDate(%j) is %j', (value, expected) => expect(ukDate(value)).toBe(expected))

  test.each([
    ['Fri, 10 Jul 2026 22:49:39 GMT', '2026-07-10T22:49:39.000Z'],
    ['10 Jul 2026 22:49:39 +0100', '2026-07-10T21:49:39.000Z'],
    ['2026-07-10', null],
    ['July', null],
  ])('httpDate(%j) is %j', (value, expected) => expect(httpDate(value)).toBe(expected))

  test('epochs, as numbers and as text; a nought is no date', () => {
    expect(epochSeconds(1_783_680_000)).toBe('2026-07-10T10:40:00.000Z')
    expect(epochSeconds('1783680000')).toBe('2026-07-10T10:40:00.000Z')
    expect(epochMilliseconds(1_783_680_000_123)).toBe('2026-07-10T10:40:00.123Z')
    expect(epochMilliseconds(0)).toBeNull()
    expect(epochMilliseconds(Number.MAX_VALUE)).toBeNull()
  })

  test.each([
    ['Just now', '2026-11-12'],
    ['11 hours ago', '2026-11-11'],
    ['yesterday', '2026-11-11'],
    ['2 days ago', '2026-11-10'],
    ['a week ago', '2026-11-05'],
    ['30+ days ago', '2026-10-13'],
    ['recently', null],
    ['', null],
  ])('timeAgo(%j) is %j', (value, expected) => expect(timeAgo(value, received)).toBe(expected))
})

test.each([
  [31_650, 31_650],
  ['31650', 31_650],
  ['£31,650.50', 31_650.5],
  ['1,2', null],
  ['31,650 to 49,084', null],
  ['M1', null],
  [Number.NaN, null],
  [null, null],
])('numberOrNull(%j) is %j', (value, expected) => expect(numberOrNull(value)).toBe(expected))

test('an amount of nought is none', () => {
  expect([amountOrNull(0), amountOrNull('0.00'), amountOrNull('12.5')]).toEqual([null, null, 12.5])
})

test('text and ids lose their blanks; empty ones are none', () => {
  expect([textOrNull(' Leeds\n'), textOrNull('  '), textOrNull(7)]).toEqual(['Leeds', null, null])
  expect([idOrNull(7), idOrNull(' 7f '), idOrNull(2 ** 60), idOrNull('')]).toEqual(['7', '7f', null, null])
})

test('a position needs both numbers, on this earth', () => {
  expect(positionOrNull('53.8', -1.55)).toEqual({ lat: 53.8, lng: -1.55 })
  expect(positionOrNull(0, 0)).toBeNull()
  expect(positionOrNull(53.8, null)).toBeNull()
  expect(positionOrNull(530, -1.55)).toBeNull()
})

test('a web address is http or https, made whole where it is relative', () => {
  expect(webAddress('/job/1', 'https://www.totaljobs.com')).toBe('https://www.totaljobs.com/job/1')
  expect(webAddress('https://jobs.example.test/1 2')).toBe('https://jobs.example.test/1%202')
  expect(webAddress('javascript:alert(1)', 'https://www.totaljobs.com')).toBeNull()
  expect(webAddress('/job/1')).toBeNull()
})

test('of a list of companies only the whole addresses are', () => {
  expect(wholeAddresses('acme, https://jobs.example.test/feed?k=1,http://a.test/b')).toEqual([
    'https://jobs.example.test/feed?k=1',
    'http://a.test/b',
  ])
  expect(wholeAddresses('')).toEqual([])
})
