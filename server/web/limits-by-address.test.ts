import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startServer, type TestServer } from '../../test/server.ts'
import { askForMail, takeText } from '../users/account-links.ts'
import { count } from '../platform/limits/count.ts'
import { limitsOf, takeTries } from '../users/sign-in-throttle.ts'
import { countRequest } from '../platform/limits/rate-limits.ts'

/* Every limit by address: a /64 is one client, and a /48 has ten times as much (limit-keys.ts). */

const siteUrl = 'http://localhost:3000'

/** Asks once from an address, and says whether it was let. `i` is another each time. */
type Limited = (server: TestServer, address: string, i: number) => Promise<boolean>

const limited: Record<string, { limit: number; ask: Limited }> = {
  'a rate class': {
    limit: 20,
    ask: async ({ services }, address) => (await countRequest(services, 'suggest', { address, userId: null })).allowed,
  },
  'a burst of applications': {
    limit: 1,
    ask: async ({ services }, address) => (await countRequest(services, 'apply', { address, userId: null })).allowed,
  },
  'mails that are asked for': {
    limit: 20,
    ask: async ({ services }, address, i) => {
      const from = { siteUrl, address, isCounted: true }
      return (await askForMail(services, { kind: 'reset-password' }, `n${i}@example.com`, from)).kind === 'asked'
    },
  },
  'texts that are asked for': {
    limit: 10,
    ask: async ({ services }, address, i) =>
      (await takeText(services, `77009${String(i).padStart(5, '0')}`, { address, isCounted: true })) === 0,
  },
  'forms without scripts': {
    limit: 5,
    ask: async ({ services }, address) =>
      (await count(services, [{ limit: 'human-check-forms', address }], services.clock.now())).allowed,
  },
  'ads that are reported': {
    limit: 10,
    ask: async ({ services }, address) =>
      (await count(services, [{ limit: 'ad-report-from', address }], services.clock.now())).allowed,
  },
  'tries to sign in': {
    limit: 50,
    ask: async ({ services, clock }, address, i) =>
      (await takeTries(services, limitsOf({ account: `n${i}@example.com`, address }), clock.now())).kind === 'taken',
  },
}

test.for(Object.entries(limited))('%s', async ([, { limit, ask }]) => {
  await using server = await startServer({ boards: [] })
  let asked = 0
  /** @returns how many of so many are let, each from another address of one /64. */
  const letFrom = async (network: string, times: number) => {
    let count = 0
    for (let i = 0; i < times; i++) if (await ask(server, `${network}:${i}::${i}`, asked++)) count++
    return count
  }
  expect(await letFrom('2001:db8:1:0', limit + 2)).toBe(limit)
  // What the first was refused was not counted for its neighbours: nine more get all of theirs.
  for (let i = 1; i < 10; i++) expect(await letFrom(`2001:db8:1:${i}`, limit)).toBe(limit)
  expect(await letFrom('2001:db8:1:a', 1)).toBe(0)
  expect(await letFrom('2001:db8:2:0', 1)).toBe(1)
  expect(await ask(server, '192.0.2.1', asked++)).toBe(true)
})

test('no limit names an address by itself', async () => {
  const raw: string[] = []
  for await (const path of glob('server/**/*.ts')) {
    if (path.endsWith('.test.ts') || path === 'server/platform/limits/limit-keys.ts') continue
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      if (/\b(?:of|key): `[^`]*\$\{(?:client)?(?:address|from|ip)\}/iu.test(line)) raw.push(`${path}: ${line.trim()}`)
    }
  }
  expect(raw).toEqual([])
})
