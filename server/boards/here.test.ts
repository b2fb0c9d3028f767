import { expect, test } from 'vitest'
import { isForPeopleHere, sieve } from './here.ts'

test.each([
  'London',
  'Greater Manchester',
  'Co. Cork',
  'Leeds (Hybrid)',
  'Berlin / Dublin',
  'Stoke-on-Trent, Staffordshire',
  'York, United Kingdom',
  'UK',
  'GB-London',
  'USA, Canada, U.K.',
  'Ireland',
  'Cardiff, Wales',
  'Harrogate',
  'New York, London',
])('%s is here', (place) => {
  expect(isForPeopleHere([place], { isRemote: false })).toBe(true)
})

test.each([
  'Berlin',
  'Kyiv, Ukraine',
  'London, Ontario, Canada',
  'Dublin, OH',
  'Manchester, New Hampshire',
  'New England',
  'Sydney, New South Wales',
  'Boston, MA',
  'San Francisco, California',
  'Newcastle, NSW',
  'Remote',
  'Europe',
  '',
])('%j is not: nobody here could go there to work', (place) => {
  expect(isForPeopleHere([place], { isRemote: false })).toBe(false)
})

test.each([[['Worldwide']], [['USA', 'Europe']], [['EMEA']], [['Remote']], [[]], [['Anywhere in the World']]])(
  'from home: %j is open to us',
  (places) => {
    expect(isForPeopleHere(places, { isRemote: true })).toBe(true)
  },
)

test.each([[['USA']], [['Berlin']], [['LATAM', 'Canada']], [['Eastern Europe']], [['Remote, USA']]])(
  'from home: %j is not',
  (places) => {
    expect(isForPeopleHere(places, { isRemote: true })).toBe(false)
  },
)

test('the sieve keeps what is wanted, once in a reading', () => {
  const keep = sieve((body) => body === 'ours')
  const page = (refs: Record<string, string>) => ({
    ads: Object.entries(refs).map(([ref, body]) => ({ ref, body })),
    total: 9,
    unusable: ['an ad without an id'],
  })

  expect(keep(page({ a: 'ours', b: 'theirs' }))).toEqual(page({ a: 'ours' }))
  expect(keep(page({ a: 'ours', c: 'ours' }))).toEqual(page({ c: 'ours' }))
})
