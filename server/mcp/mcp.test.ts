import { expect, test } from 'vitest'
import { connectAssistant } from '../../test/assistant.ts'
import { addAds } from '../../test/server.ts'
import { keepUp } from '../statistics/keep-up.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards: [] })
await addAds(server, [
  {
    title: 'Lighthouse Keeper',
    company: 'Beacon Trust',
    location: 'Whitby',
    salaryRaw: '£32,000 per annum',
    description: '<p>Keep the light &amp; the log.</p><script>steal()</script>',
  },
  { title: 'Lighthouse Painter', company: 'Brush Ltd', location: 'Leeds' },
])

const call = async (name: string, given: Record<string, unknown>) => {
  await using client = await connectAssistant(server)
  return await client.callTool({ name, arguments: given })
}

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const accept = { accept: 'application/json, text/event-stream' }

test('a client learns the name of the site and its tools, none of which changes anything', async () => {
  await using client = await connectAssistant(server)

  expect(client.getServerVersion()).toMatchObject({ name: 'rolecall', websiteUrl: 'http://localhost:3000' })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_jobs', 'get_job', 'statistics', 'net_pay'])
  for (const tool of tools) {
    expect(tool).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', additionalProperties: false },
      outputSchema: { type: 'object' },
    })
  }
})

test('a search finds jobs, and a job is read whole and as plain text', async () => {
  const found = await call('search_jobs', { job_title: 'lighthouse keeper', place: 'Whitby' })

  expect(found).toMatchObject({
    structuredContent: {
      total: 1,
      nothing_matched: false,
      place_understood_as: 'Whitby, North Yorkshire',
      jobs: [
        {
          title: 'Lighthouse Keeper',
          employer: 'Beacon Trust',
          pay: '£32,000 a year',
          after_tax: 'about £2,213 a month after tax',
        },
      ],
    },
  })
  const { jobs } = found.structuredContent as { jobs: { id: string; page: string; snippet: string }[] }
  expect(jobs[0]?.page).toBe(`http://localhost:3000/job/${jobs[0]?.id}`)
  expect(jobs[0]?.snippet).not.toMatch(/[\u0002\u0003]/u) // oxlint-disable-line no-control-regex -- the marks of the search are control characters
  const { structuredContent } = await call('get_job', { id: jobs[0]?.id })
  expect(structuredContent).toMatchObject({ title: 'Lighthouse Keeper', description: 'Keep the light & the log.' })
})

test('statistics tell how many ads stand behind a figure, and nothing where they are too few', async () => {
  await addAds(
    server,
    ['28', '30', '32', '34', '36', '38'].map((thousands) => ({
      id: `test:glazier-${thousands}`,
      title: 'Glazier',
      company: `Panes of ${thousands}`,
      location: 'York',
      salaryRaw: `£${thousands},000 per annum`,
    })),
  )
  const { db, gazetteer, clock } = server.services
  await keepUp({ db, gazetteer }, { now: clock.now(), signal: new AbortController().signal })
  const many = await call('statistics', { job_title: 'glazier', place: 'York' })
  expect(many.structuredContent).toMatchObject({
    ads: 6,
    enough_to_say: true,
    pay: [{ kind: 'salary', currency: 'GBP', ads: 6, median: 33_000 }],
  })
  const none = await call('statistics', { job_title: 'lighthouse keeper' })
  expect(none.structuredContent).toMatchObject({ enough_to_say: false, pay: [] })
})

test('the text that a client without structures reads says the same', async () => {
  const { content, structuredContent } = await call('net_pay', { amount: 60_000 })

  expect(JSON.parse((content as { text: string }[])[0]?.text ?? '')).toEqual(structuredContent)
})

test.for([
  [{ amount: 60_000 }, { rules: '2025/26', after_tax: { a_year: 45_357.4, a_month: 3_779.78 } }],
  [{ amount: 450, per: 'day', works_as: 'inside_ir35', tax_year: '2026/27' }, { before_tax_a_year: 104_850 }],
  [{ amount: 450, per: 'day', works_as: 'outside_ir35', tax_year: '2026/27' }, { before_tax_a_year: 104_850 }],
  [
    { amount: 50_000, where: 'ireland', tax_year: '2026' },
    { currency: 'EUR', after_tax: { a_month: 3_304.04 } },
  ],
  [
    { amount: 2_600, per: 'month', tax_year: '2026/27', pension_percent: 5, pension_method: 'salarySacrifice' },
    { after_tax: { a_month: 2_071.7 } },
  ],
] as const)('net pay of %j is worked out by the same law as on the page', async ([asked, told]) => {
  const { structuredContent } = await call('net_pay', asked)

  expect(structuredContent).toMatchObject(told)
  expect((structuredContent as { sums: unknown[] }).sums.length).toBeGreaterThan(2)
})

test.for([
  ['get_job', { id: '999999' }, /No such job/u],
  ['get_job', { id: '1; drop table jobs' }, /No such job/u],
  ['get_job', {}, /id/u],
  ['search_jobs', { job_title: '', place: 'Leeds' }, /job_title/u],
  ['search_jobs', { job_title: 'cook', place: 'Leeds', colour: 'red' }, /colour/u],
  ['search_jobs', { job_title: 'cook', place: 'Leeds', page: -1 }, /page/u],
  ['net_pay', { amount: -5 }, /amount/u],
  ['net_pay', { amount: 30_000, tax_year: '1999/00' }, /no figures for the tax year 1999\/00/u],
  ['net_pay', { amount: 9_000_000, per: 'hour' }, /at most 9,999,999.99/u],
  ['forget_everything', {}, /forget_everything not found/u],
] as const)('%s with %j is refused, and the words say why', async ([name, given, words]) => {
  const answer = await call(name, given)

  expect(answer.isError).toBe(true)
  expect(JSON.stringify(answer.content)).toMatch(words)
})

test('what nobody expected is told without what it was', async () => {
  const { find } = server.services
  server.services.find = { ...find, read: null as unknown as typeof find.read }
  try {
    const answer = await call('search_jobs', { job_title: 'cook', place: 'Leeds' })
    expect(answer).toMatchObject({ isError: true })
    expect(JSON.stringify(answer.content)).not.toMatch(/null|undefined|TypeError/u)
  } finally {
    server.services.find = find
  }
})

test('only a message is taken: no other method, type, form or number of them', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await server.send(method, '/mcp', listTools, accept)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  }
  expect((await server.get('/mcp', { accept: 'text/event-stream' })).status).toBe(405)
  const inBrowser = await server.get('/mcp', { accept: 'text/html,*/*;q=0.8' })
  expect([inBrowser.status, inBrowser.headers.get('location')]).toEqual([303, '/api'])

  expect((await server.post('/mcp', [listTools, listTools], accept)).status).toBe(400)
  expect((await server.post('/mcp', 'tools/list', accept)).status).toBe(400)
  expect((await server.post('/mcp', { hello: 'there' }, accept)).status).toBe(400)
  expect((await server.post('/mcp', listTools, { accept: 'text/html' })).status).toBe(406)
  expect((await server.post('/mcp', listTools, { ...accept, 'content-type': 'text/plain' })).status).toBe(415)
  expect((await server.post('/mcp', { ...listTools, pad: 'x'.repeat(300_000) }, accept)).status).toBe(413)
})

test('a page of another site may not ask, and a program without a site may', async () => {
  const { origin: _, ...bare } = { ...accept, origin: '' }
  const foreign = await server.post('/mcp', listTools, { ...accept, origin: 'https://elsewhere.example' })
  expect(foreign.status).toBe(403)
  const fromFrame = await server.post('/mcp', listTools, { ...accept, 'sec-fetch-site': 'cross-site' })
  expect(fromFrame.status).toBe(403)

  const program = await server.app.fetch(
    new Request('http://localhost:3000/mcp', {
      method: 'POST',
      body: JSON.stringify(listTools),
      headers: { ...bare, host: 'localhost:3000', 'content-type': 'application/json' },
    }),
  )
  expect(program.status).toBe(200)
  expect(program.headers.get('cache-control')).toBe('no-store')
})

test('who searches too often waits, and may do cheaper things meanwhile', async () => {
  const search = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_jobs', arguments: { job_title: '', place: '' } },
  }
  let last = await server.post('/mcp', search, accept)
  expect(last.headers.get('ratelimit-limit')).toBe('60')
  for (let i = 0; i < 60 && last.status === 200; i += 1) last = await server.post('/mcp', search, accept)

  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await server.post('/mcp', listTools, accept)).status).toBe(200)
})
