import { expect, test } from 'vitest'
import { isFromThisMachine } from './own-machine.ts'

const own = { socketAddress: '127.0.0.1', hostname: '127.0.0.1', headers: ['host', 'accept', 'user-agent'] }

test.each([
  {},
  { hostname: 'localhost' },
  { socketAddress: '::1', hostname: '[::1]' },
  { socketAddress: '::ffff:127.0.0.1' },
  { headers: ['host', 'x-requested-with', 'x-xsrf-token', 'sec-fetch-site', 'origin'] },
])('a person at the machine itself, with %j', (given) => {
  expect(isFromThisMachine({ ...own, ...given })).toBe(true)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'forwarded',
  'forwarded-for',
  'via',
  'cdn-loop',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
])('the header %s tells of somebody in front', (header) => {
  expect(isFromThisMachine({ ...own, headers: [...own.headers, header] })).toBe(false)
})

test.each([
  { socketAddress: '192.0.2.7' },
  { socketAddress: '::ffff:192.0.2.7' },
  { socketAddress: '10.0.0.1' },
  { socketAddress: null },
  { hostname: 'jobs.example.org' },
  { hostname: '127.0.0.1.evil.example' },
  { hostname: 'localhost.evil.example' },
  { hostname: '192.0.2.7' },
  { hostname: '' },
])('somebody else, with %j', (given) => {
  expect(isFromThisMachine({ ...own, ...given })).toBe(false)
})
