import { expect, test } from 'vitest'
import { createKnownSessions } from './known-sessions.ts'
import { createLane, type Entry } from './lane.ts'
import { createPacer } from './pacer.ts'
import { classOf } from './class-of.ts'
import { defaultLimits, limitsUnder, workClasses } from './work-classes.ts'

const here = () => new AbortController().signal
const limits = { places: 1, line: 2, patience: 60_000 }

test('places go in the order of arrival, and no more than there are', async () => {
  const lane = createLane(() => limits)
  const order: string[] = []
  const come = async (name: string) => {
    const entry = await lane.enter(here())
    order.push(`${name} ${entry}`)
  }
  await come('first')
  const others = [come('second'), come('third')]
  await come('fourth')
  expect(order).toEqual(['first in', 'fourth full'])
  expect([lane.running(), lane.waiting()]).toEqual([1, 2])
  lane.leave()
  lane.leave()
  await Promise.all(others)
  expect(order).toEqual(['first in', 'fourth full', 'second in', 'third in'])
  lane.leave()
  expect([lane.running(), lane.waiting()]).toEqual([0, 0])
})

test('who waits too long is refused, and who has left is not let in', async () => {
  const lane = createLane(() => ({ ...limits, patience: 1 }))
  expect(await lane.enter(here())).toBe('in')
  expect(await lane.enter(here())).toBe('late')
  expect(await lane.enter(AbortSignal.abort())).toBe('left')
  const leaving = new AbortController()
  const entry: Promise<Entry> = lane.enter(leaving.signal)
  leaving.abort()
  expect(await entry).toBe('left')
  expect([lane.running(), lane.waiting()]).toEqual([1, 0])
  lane.leave()
  expect(await lane.enter(here())).toBe('in')
})

test('a place that the limits add is given to those who wait', async () => {
  let places = 1
  const lane = createLane(() => ({ ...limits, places }))
  await lane.enter(here())
  const second = lane.enter(here())
  places = 3
  const third = lane.enter(here())
  expect(await Promise.all([second, third])).toEqual(['in', 'in'])
})

test('refusals are answered at once while they are few, and all of them in the end', async () => {
  const answered: number[] = []
  const pace = createPacer(2)
  for (let i = 0; i < 7; i++) pace(() => answered.push(i))
  expect(answered).toEqual([0, 1])
  await expect.poll(() => answered).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('sessions are known for ten minutes, and only so many of them', () => {
  let now = new Date('2026-03-04T12:00:00Z')
  const sessions = createKnownSessions({ now: () => now }, 2)
  for (const token of ['one', 'two', 'three']) sessions.remember(token)
  expect(['one', 'two', 'three'].map((token) => sessions.find(token) !== null)).toEqual([false, true, true])
  sessions.forget('three')
  expect(sessions.find('three')).toBeNull()
  now = new Date('2026-03-04T12:10:00Z')
  expect(sessions.find('two')).toBeNull()
})

test.each([
  ['GET', '/healthz', 'guest', null],
  ['GET', '/metrics', 'guest', null],
  ['GET', '/statistics/nurse', 'guest', 'statistics'],
  ['GET', '/statistics.csv', 'guest', 'statistics'],
  ['GET', '/sitemaps/jobs-1.xml', 'guest', 'statistics'],
  ['GET', '/api/statistics/nurse', 'guest', 'statistics'],
  ['GET', '/jobresults/x', 'guest', 'search'],
  ['GET', '/jobresults/x.data', 'guest', 'search'],
  ['GET', '/api/jobsearches/nurse/Leeds/12000/200001/10/Any', 'guest', 'search'],
  ['GET', '/', 'guest', 'page'],
  ['HEAD', '/news', 'guest', 'page'],
  ['GET', 'http://example.org/', 'guest', 'page'],
  ['GET', '/api/sources', 'guest', 'call'],
  ['POST', '/api/cv-import', 'guest', 'write'],
  ['POST', '/mcp', 'claims', 'write'],
  ['POST', '/contact', 'guest', 'write'],
  ['GET', '/login.data', 'guest', 'sign-in-page'],
  ['GET', '/set-password/key', 'guest', 'sign-in-page'],
  ['POST', '/login', 'guest', 'sign-in'],
  ['POST', '/auth/local', 'guest', 'sign-in'],
  ['POST', '/api/auth/local', 'claims', 'sign-in'],
  ['GET', '/settings', 'claims', 'claimed'],
  ['GET', '/jobresults/x', 'person', 'person'],
  ['GET', '/api/shortlists/me', 'person', 'person-call'],
  ['POST', '/contact', 'person', 'person-call'],
] as const)('%s %s of a %s is %s', (method, path, who, expected) => {
  expect(classOf(method, path, who)).toBe(expected)
})

test('strain takes from guests, first from what is least needed, and nothing from those who log in or are logged in', () => {
  const left = (strain: 'some' | 'much') =>
    workClasses.filter((one) => limitsUnder(defaultLimits[one], strain).places === defaultLimits[one].places)
  expect(left('some')).toEqual(['claimed', 'sign-in-page', 'sign-in', 'person', 'person-call'])
  expect(left('much')).toEqual(['sign-in-page', 'sign-in', 'person', 'person-call'])
  const none = workClasses.filter((one) => limitsUnder(defaultLimits[one], 'much').places === 0)
  expect(none).toEqual(['statistics'])
})
