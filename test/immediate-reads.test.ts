import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A read straight in `expect`, of a page that shows what follows an action some time after it. A request is no such read: it has one answer.
 */
const immediateRead =
  /expect\([\s([]*await (?!now\(|[\w.]*\.request\.|\w+\.goto\(|fetch\().*|expect\(.*\)\.resolves\b.*/u

test('no journey reads a page at once where it should wait: an assertion of the page, `expect.poll`, or `now` for what stands still', () => {
  const files = readdirSync('e2e').filter((name) => name.endsWith('.ts') && name !== 'now.ts')
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((name) => {
    const reads = readFileSync(`e2e/${name}`, 'utf8').matchAll(new RegExp(immediateRead, 'gu'))
    return [...reads].map(([read]) => `${name}: ${read}`)
  })
  expect(found).toEqual([])
})

test('no journey presses a key of the page before its scripts are there: `pressKey` waits for them', () => {
  // Without a connection a key must do nothing, whether anything listens to it or not.
  const may = new Set(['on-the-page.ts', 'lose-the-connection.spec.ts'])
  const files = readdirSync('e2e').filter((name) => name.endsWith('.ts') && !may.has(name))
  const early = /keyboard\.press\('[a-z?/]'\)/u
  expect(files.filter((name) => early.test(readFileSync(`e2e/${name}`, 'utf8')))).toEqual([])
})

test('no journey ends a session before the page can meet that: `sessionEnds` waits for it', () => {
  const files = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'))
  expect(files.filter((name) => readFileSync(`e2e/${name}`, 'utf8').includes("clearCookies({ name: 'token'"))).toEqual(
    [],
  )
})

test.for([
  'expect(await page.evaluate(() => document.activeElement?.id)).toBe(1)',
  'expect(await rows(page).count()).toBe(0)',
  'expect((await titles(page)).at(-1)).toBe(name)',
  'expect([await isLoggedIn(page)]).toEqual([true])',
  'expect(\n  await page.title(),\n).toBe(1)',
  'await expect(page.title()).resolves.toBe(1)',
])('%s is found', (code) => {
  expect(code).toMatch(immediateRead)
})

test.for([
  'await expect.poll(async () => await page.title()).toBe(1)',
  'await expect(page).toHaveTitle(name)',
  'expect(await now(page.title())).toBe(1)',
  'expect((await now(titles(page))).at(-1)).toBe(name)',
  "expect((await page.request.get('/api/users/me')).status()).toBe(401)",
  "expect((await page.goto('/gone'))?.status()).toBe(404)",
  "await expect(logInByApi(ann, 'ann@example.com')).rejects.toThrow(/401/u)",
])('%s is let through', (code) => {
  expect(code).not.toMatch(immediateRead)
})
