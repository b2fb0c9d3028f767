import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { feedLimits } from '../../../contract/job-ads/feed.ts'
import * as texts from '../../../contract/job-ads/feed-texts.ts'
import { createFeedFetcher } from './fetch-feed.ts'
import { aFeedOf, aFeedServer, aJob } from './feeds.fixtures.ts'

const nothing = { etag: null, lastModified: null }
const clock = { now: () => new Date('2026-03-04T12:00:00Z') }
const signal = new AbortController().signal

test.each([
  ['http://feeds.example.test/x', 'its address is not one of https'],
  ['https://me:secret@feeds.example.test/x', 'its address is not one of https'],
  ['https://feeds.example.test:8443/x', texts.otherPort],
  ['https://127.0.0.1/x', texts.insideAddress],
  ['https://[::1]/x', texts.insideAddress],
  ['https://169.254.169.254/latest/meta-data', texts.insideAddress],
  ['https://2130706433/x', texts.insideAddress],
  ['https://0x7f.1/x', texts.insideAddress],
  ['https://localhost/x', texts.insideAddress],
])('%s is not asked: %s', async (address, why) => {
  const fetcher = createFeedFetcher({ sandboxUrl: null, userAgent: 'test', clock })
  expect(await fetcher.fetch(address, nothing, signal)).toEqual({ kind: 'failed', why })
  await fetcher.close()
})

test.each(['10.0.0.5', '192.168.1.1', '127.0.0.1', '::1', '::ffff:10.0.0.1', '169.254.169.254', 'fd00::1'])(
  'a name that leads to %s is not asked',
  async (inside) => {
    const family = inside.includes(':') ? 6 : 4
    for (const addresses of [[inside], ['93.184.216.34', inside]]) {
      const resolve = async () =>
        await Promise.resolve(addresses.map((address) => ({ address, family: address === inside ? family : 4 })))
      const fetcher = createFeedFetcher({ sandboxUrl: null, userAgent: 'test', clock, resolve })
      expect(await fetcher.fetch('https://feeds.example.test/x', nothing, signal)).toEqual({
        kind: 'failed',
        why: 'feeds.example.test does not lead to a public address',
      })
      await fetcher.close()
    }
  },
)

test('a redirect is checked as the first address was', async () => {
  await using server = await aFeedServer()
  const { fetch, close } = createFeedFetcher({ sandboxUrl: server.sandboxUrl, userAgent: 'test', clock })
  for (const location of [
    'http://feeds.harbour.test/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/',
    'file:///etc/passwd',
    'https://x.test:22/',
  ]) {
    server.answer({ status: 302, headers: { location } })
    const before = server.asked.length
    expect([location, (await fetch(server.address, nothing, signal)).kind]).toEqual([location, 'failed'])
    expect(server.asked.length).toBe(before + 1)
  }
  await close()
})

test('what is too large, also unpacked, or too slow is given up', async () => {
  await using server = await aFeedServer()
  const { fetch, close } = createFeedFetcher({ sandboxUrl: server.sandboxUrl, userAgent: 'test', clock })
  server.answer({ body: 'x'.repeat(feedLimits.bytes + 1) })
  expect(await fetch(server.address, nothing, signal)).toMatchObject({
    kind: 'failed',
    why: expect.stringContaining('larger than') as string,
  })
  server.answer({ body: gzipSync('x'.repeat(feedLimits.bytes + 1)), headers: { 'content-encoding': 'gzip' } })
  expect((await fetch(server.address, nothing, signal)).kind).toBe('failed')
  server.answer({ body: gzipSync('x'.repeat(feedLimits.bytes + 1)) })
  expect((await fetch(server.address, nothing, signal)).kind).toBe('failed')
  await close()
  const hasty = createFeedFetcher({ sandboxUrl: server.sandboxUrl, userAgent: 'test', clock, seconds: 0.05 })
  server.answer({ isSilent: true })
  expect(await hasty.fetch(server.address, nothing, signal)).toEqual({
    kind: 'failed',
    why: 'no whole answer in 50 ms',
  })
  await hasty.close()
})

test('a feed that is packed is unpacked, and what is known is not sent again', async () => {
  await using server = await aFeedServer()
  const { fetch, close } = createFeedFetcher({ sandboxUrl: server.sandboxUrl, userAgent: 'test', clock })
  const feed = aFeedOf(aJob('A'))
  server.answer({ body: feed, headers: { etag: '"1"' } })
  expect(await fetch(server.address, nothing, signal)).toEqual({
    kind: 'read',
    text: feed,
    etag: '"1"',
    lastModified: null,
  })
  server.answer({ body: gzipSync(feed), headers: { etag: '"1"' } })
  expect(await fetch(server.address, nothing, signal)).toMatchObject({ kind: 'read', text: feed })
  expect(await fetch(server.address, { etag: '"1"', lastModified: null }, signal)).toEqual({ kind: 'unchanged' })
  await close()
})
