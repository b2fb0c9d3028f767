import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SandboxBoard } from './board.ts'
import { believableLatency } from './http/latency.ts'
import { createSandbox, startSandbox } from './server.ts'
import { createWorld } from './world.ts'

const world = createWorld({ now: () => new Date('2026-11-21T09:30:00Z'), vacancies: 900 })

/** A board that answers with what it was asked and what it found. */
const board: SandboxBoard = {
  id: 'reed',
  name: 'A board',
  hosts: ['www.board.test', '*.companies.test'],
  app(world) {
    const app = new Hono()
    app.get('/search', (c) => {
      const found = world.search('reed', { words: c.req.query('q') ?? '', place: 'Leeds', radiusMiles: 10 })
      return c.json({ asked: c.req.url, ads: found.map(({ number, placeText }) => ({ number, placeText })) })
    })
    app.post('/apply', async (c) => c.text(`thanks, ${new URLSearchParams(await c.req.text()).get('name')}`))
    app.get('/page', (c) =>
      c.html(
        '<a href="/job/1">A</a><a href="https://www.board.test/job/2">B</a><a href="https://elsewhere.test/">C</a>',
      ),
    )
    app.get('/old', (c) => c.redirect('/page'))
    return app
  },
}
const path = '/www.board.test/search?q=nurse'

test('a board is answered for below its real host, by its name or its pattern, and gets its real address', async () => {
  const sandbox = createSandbox({ world, boards: [board] })

  const answer = await (await sandbox.request(path)).json()
  expect(answer).toMatchObject({ asked: 'https://www.board.test/search?q=nurse' })
  expect(answer.ads.length).toBeGreaterThan(0)
  const company = await (await sandbox.request('/acme.companies.test/search')).json()
  expect(company).toMatchObject({ asked: 'https://acme.companies.test/search' })
  expect((await sandbox.request('/companies.test/search')).status).toBe(404)
  expect((await sandbox.request('/www.other.test/search')).status).toBe(404)
  const applied = await sandbox.request('/www.board.test/apply', {
    method: 'POST',
    body: new URLSearchParams('name=Ann'),
  })
  expect(await applied.text()).toBe('thanks, Ann')
})

test('the front page names the boards and says that everything is made up', async () => {
  const page = await (await createSandbox({ world, boards: [board] }).request('/')).text()
  expect(page).toContain('A board')
  expect(page).toContain('Everything here is made up')
})

test("a person's pages lead on within the sandbox; a program gets what the board wrote", async () => {
  const sandbox = createSandbox({ world, boards: [board] })
  const browser = { headers: { 'sec-fetch-dest': 'document' } }

  const seen = await (await sandbox.request('/www.board.test/page', browser)).text()
  expect(seen).toBe(
    '<a href="/www.board.test/job/1">A</a><a href="/www.board.test/job/2">B</a><a href="https://elsewhere.test/">C</a>',
  )
  expect((await sandbox.request('/www.board.test/old', browser)).headers.get('location')).toBe('/www.board.test/page')
  expect(await (await sandbox.request('/www.board.test/page')).text()).toContain('href="/job/1"')
  expect((await sandbox.request('/www.board.test/old')).headers.get('location')).toBe('/page')
})

test('faults are set, listed, used up and cleared over the network', async () => {
  await using sandbox = await startSandbox({ world, boards: [board] })
  const control = `${sandbox.url}/control`
  const tell = async (fault: object) => await postJson(control, { board: 'reed', fault })

  expect(await (await tell({ kind: 'error', times: 2 })).json()).toEqual({ reed: { kind: 'error', times: 2 } })
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await fetch(sandbox.url + path)).status)
  expect(statuses).toEqual([500, 500, 200])

  await tell({ kind: 'refuse' })
  expect((await fetch(sandbox.url + path)).status).toBe(403)
  await fetch(control, { method: 'DELETE' })
  expect(await (await fetch(control)).json()).toEqual({})
  expect((await fetch(sandbox.url + path)).status).toBe(200)
})

test('forms sent over the network reach the board', async () => {
  await using sandbox = await startSandbox({ world, boards: [board] })
  const body = new URLSearchParams('name=Ann')
  const applied = await fetch(`${sandbox.url}/www.board.test/apply`, { method: 'POST', body })
  expect(await applied.text()).toBe('thanks, Ann')
})

test('control takes only orders that it understands, in JSON, by the name of this machine', async () => {
  const sandbox = createSandbox({ world, boards: [board] })
  const order = JSON.stringify({ board: 'reed', fault: { kind: 'hang' } })
  const json = { 'content-type': 'application/json' }
  const post = async (headers: Record<string, string>, body: string, origin = 'http://localhost') =>
    (await sandbox.request(`${origin}/control`, { method: 'POST', headers, body })).status

  expect(await post({ 'content-type': 'text/plain' }, order)).toBe(415)
  expect(await post(json, '{"board":"reed","fault":{"kind":"explode"}}')).toBe(400)
  expect(await post(json, '{"board":"nobody","fault":{"kind":"hang"}}')).toBe(400)
  expect(await post(json, 'not json')).toBe(400)
  expect(await post(json, order, 'http://evil.test')).toBe(403)
  // Through a proxy, whoever it is for.
  for (const header of ['x-forwarded-for', 'forwarded', 'via'])
    expect(await post({ ...json, [header]: '127.0.0.1' }, order)).toBe(403)
  expect(sandbox.faults.list()).toEqual({})
  expect(await post(json, order)).toBe(200)
  expect(sandbox.faults.list()).toEqual({ reed: { kind: 'hang' } })
})

test('a board can refuse, ask for a human, break off, send half, send nothing and answer for elsewhere', async () => {
  await using sandbox = await startSandbox({ world, boards: [board] })
  const ask = async () => await fetch(sandbox.url + path)
  const whole = await (await ask()).text()

  sandbox.faults.set('reed', { kind: 'rate-limit', retryAfter: 7 })
  const limited = await ask()
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])

  sandbox.faults.set('reed', { kind: 'challenge', status: 200 })
  const challenged = await ask()
  expect([challenged.status, challenged.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await challenged.text()).toMatch(/human[^]*challenge-platform/u)

  sandbox.faults.set('reed', { kind: 'truncate' })
  const half = await (await ask()).text()
  expect(half).toBe(whole.slice(0, half.length))
  expect(half.length).toBe(Math.floor(whole.length / 2))

  sandbox.faults.set('reed', { kind: 'empty' })
  expect(await (await ask()).json()).toMatchObject({ ads: [] })

  sandbox.faults.set('reed', { kind: 'wrong-country' })
  const { ads } = await (await ask()).json()
  expect(ads.length).toBe(JSON.parse(whole).ads.length)
  expect(ads.every(({ placeText }: { placeText: string }) => /France|Germany|USA/u.test(placeText))).toBe(true)

  sandbox.faults.set('reed', { kind: 'reset' })
  await expect(ask()).rejects.toThrow()

  sandbox.faults.set('all', { kind: 'ok' })
  expect(await (await ask()).text()).toBe(whole)
})

test('a board that hangs ends with its caller or with the sandbox, and one that drips sends byte by byte', async () => {
  const sandbox = await startSandbox({ world, boards: [board] })
  sandbox.faults.set('reed', { kind: 'hang' })
  await expect(fetch(sandbox.url + path, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout')

  sandbox.faults.set('reed', { kind: 'drip', ms: 600_000 })
  const dripping = await fetch(sandbox.url + path)
  const reader = dripping.body!.getReader()
  expect((await reader.read()).value).toHaveLength(1)

  sandbox.faults.set('reed', { kind: 'hang' })
  const hanging = fetch(sandbox.url + path)
  const ends = Promise.all([expect(hanging).rejects.toThrow(), expect(reader.read()).rejects.toThrow()])
  await sandbox.stop()
  await ends
})

test('a slow board answers in the end', async () => {
  const sandbox = createSandbox({ world, boards: [board] })
  sandbox.faults.set('reed', { kind: 'slow', ms: 20 })
  expect((await sandbox.request(path)).status).toBe(200)
})

test('by default boards take between 50 and 900 ms, each at a pace of its own, the same for a seed', () => {
  const draw = (seed: number) => {
    const latency = believableLatency(seed)
    return Array.from({ length: 200 }, (_, call) => latency(call % 2 === 0 ? 'reed' : 'indeed'))
  }
  expect(Math.min(...draw(1))).toBeGreaterThanOrEqual(50)
  expect(Math.max(...draw(1))).toBeLessThanOrEqual(900)
  expect(new Set(draw(1)).size).toBeGreaterThan(50)
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

async function postJson(url: string, body: unknown): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
