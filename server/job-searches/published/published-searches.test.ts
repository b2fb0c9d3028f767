import { expect, test } from 'vitest'
import { askedTitleKey, commonTitles, plainTextOfQuery } from '../../../engines/words/index.ts'
import { isBlocked } from './blocked-words.ts'
import { networkOf } from './day-marks.ts'

test.for([
  ['shit shoveller'],
  ['Sh1t shoveller'],
  ['FUCKING manager'],
  ['wankers wanted'],
  ['nurse ann@example.com'],
  ['nurse example.com'],
  ['nurse 07700 900123'],
  ['nurse 0770 09-001 23'],
  ['Mr Smith'],
  ['dr. jones'],
])('%s is blocked', ([title]) => {
  expect(isBlocked(title!)).toBe(true)
})

test.for([
  ['Scunthorpe Steel Worker'],
  ['Cocktail Waiter'],
  ['.NET Developer'],
  ['ASP.NET Developer'],
  ['HGV Class 1 Driver'],
])('%s is not', ([title]) => {
  expect(isBlocked(title!)).toBe(false)
})

test('none of our own titles is blocked', () => {
  expect(commonTitles.filter((title) => isBlocked(title))).toEqual([])
  expect(commonTitles.filter((title) => askedTitleKey(title) === '')).toEqual([])
})

test.for([
  ['staff nurse', 'staff nurse'],
  ['"staff nurse"', 'staff nurse'],
  ['“staff” nurse', 'staff nurse'],
  ['nurse -agency', 'nurse'],
  ['nurse -"night shift" band 5', 'nurse band 5'],
  ['"unclosed nurse', 'unclosed nurse'],
  ['live-in carer', 'live-in carer'],
  ['-x', ''],
])('of the search %s the plain words are %s', ([typed, plain]) => {
  expect(plainTextOfQuery(typed!)).toBe(plain)
})

test.for([
  ['192.0.2.77', '192.0.2'],
  ['2001:db8:1:2::1', '2001:db8:1'],
  ['2001:0DB8:0001:ffff:ffff:ffff:ffff:ffff', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2'],
  ['::ffff:192.0.2.1', '0:0:0'],
  ['', ''],
  ['unknown', ''],
  ['1.2.3.4:5678', ''],
])('%s belongs to the network %s', ([address, network]) => {
  expect(networkOf(address!)).toBe(network)
})
