import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resultsAddress, defaultSearch } from '../../../contract/job-searches/results-address.ts'
import { findEverywhere } from '../../../test/table-sums.ts'
import { addAds, startServer, type TestServer } from '../../../test/server.ts'
import { countAgain } from '../../platform/kept-count.ts'
import { tasks } from '../../tasks.ts'
import { refreshTitles } from '../suggestions.ts'

/* What others see of searches, asked of the built pages: npm run build. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true, environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const five = (title: string) => Array.from({ length: 5 }, () => ({ title }))
  const ads = [{ title: 'Head Chef' }, { title: 'Quokka Groomer' }, ...five('Zebra Keeper'), ...five('Shit Shoveller')]
  await addAds(
    server,
    ads.map((ad, i) => ({
      ...ad,
      id: `test:${i}`,
      description: `Cook for Jonh Smtih. Vacancy ${i}. ${'work '.repeat(i)}`,
    })),
  )
  await refreshTitles(server.db)
})
afterAll(async () => await server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.services.searchCounts.flush()
  server.clock.set(new Date('2026-03-04T12:00:00Z'))
  await server.db.query('truncate popular_searches, search_day_key, search_day_marks')
})

describe('one visitor', () => {
  test(
    'publishes nothing, however often they search, with whatever cookies, from whatever address of their network',
    { tags: ['long'] },
    async () => {
      for (let i = 0; i < 100; i++) {
        await search('chef', 'Leeds', { address: `192.0.2.${i}`, cookie: `visitor=${`${i}`.padStart(22, 'a')}` })
        await search('head chef', 'Leeds', { address: `2001:db8:1:${i}::${i}` })
      }
      expect(await lists()).toEqual([[], [], [], {}])
      expect((await server.db.query('select from popular_searches')).rowCount).toBe(0)
    },
  )

  test('is one of the four that are not enough', async () => {
    await searchBy(4, 'chef', 'Leeds')
    expect(await lists()).toEqual([[], [], [], {}])
  })
})

test('what five visitors searched on one day is shown to everybody, and each further one counts once', async () => {
  await searchBy(5, 'chef', 'Leeds')
  const wanted = { jobTitle: 'Chef', jobLocation: 'Leeds, West Yorkshire', count: 5 }
  expect(await lists()).toMatchObject([[wanted], [wanted], [wanted], { Chef: 5 }])
  await searchBy(7, 'CHEFS', 'leeds')
  expect(await lists()).toMatchObject([[{ ...wanted, count: 7 }], [{ count: 7 }], [{ count: 7 }], { Chef: 7 }])
  for (const path of ['/', '/search', '/statistics', '/sources'])
    expect((await server.get(path)).text.replaceAll('<!-- -->', ''), path).toContain('Chef in Leeds, West Yorkshire')
})

test('those who searched together with the fifth count too, in however many batches they are written', async () => {
  await searchBy(3, 'chef', 'Leeds')
  expect(await lists()).toEqual([[], [], [], {}])
  await searchBy(7, 'chef', 'Leeds')
  expect((await lists())[3]).toEqual({ Chef: 7 })
  await searchBy(9, 'chef', 'Leeds')
  await searchBy(9, 'chef', 'Leeds')
  expect((await lists())[3]).toEqual({ Chef: 9 })
})

test('many searches are a few statements', async () => {
  const { searchCounts, db } = server.services
  const query = vi.spyOn(db, 'query')
  // On a slow machine the first would be written by themselves before the last are made.
  const held: Parameters<typeof searchCounts.add>[0][] = []
  const add = vi.spyOn(searchCounts, 'add').mockImplementation((one) => void held.push(one))
  try {
    for (const [title, place] of [
      ['chef', 'Leeds'],
      ['zebra keeper', 'Leeds'],
      ['head chef', 'York'],
    ] as const)
      for (let i = 0; i < 10; i++) await search(title, place, { address: `10.7.${i}.9` })
    add.mockRestore()
    query.mockClear()
    for (const one of held) searchCounts.add(one)
    await searchCounts.flush()
    // Figures that are counted meanwhile, such as the open jobs, have statements of their own.
    const ofSearches = () =>
      query.mock.calls.flatMap(([text]) => /search_day_\w+|job_titles|popular_searches/u.exec(text)?.[0] ?? [])
    // The titles that only ads have, the key of the day, and all marks.
    const statements = ['job_titles', 'search_day_key', 'search_day_marks']
    expect(ofSearches()).toEqual(statements)
    await searchCounts.flush()
    expect(ofSearches()).toEqual(statements)
  } finally {
    add.mockRestore()
    query.mockRestore()
  }
  expect((await lists())[3]).toEqual({ Chef: 10, 'Zebra Keeper': 10, 'Head Chef': 10 })
})

test('four on one day and one on the next are not five', async () => {
  await searchBy(4, 'chef', 'Leeds')
  server.clock.set(new Date('2026-03-05T00:00:00Z'))
  await search('chef', 'Leeds', { address: '198.51.100.1' })
  expect(await lists()).toEqual([[], [], [], {}])
})

test('a postcode, a district and a village are told as their town', async () => {
  const places = ['LS6 2AB', 'ls62ab', 'LS1', 'Headingley', 'Leeds']
  for (const [i, place] of places.entries()) await search('chef', place, { address: `10.0.${i}.1` })
  const [wanted] = await lists()
  expect(wanted).toMatchObject([{ jobLocation: 'Leeds, West Yorkshire', count: 5 }])
})

test('the plain name of a job is known where longer ones of it are', async () => {
  await addAds(server, [
    { id: 'test:nurse', title: 'Staff Nurse', description: 'Nights by the harbour with good people.' },
  ])
  await searchBy(5, 'nurses', 'Leeds')
  expect((await lists())[3]).toEqual({ Nurse: 5 })
})

test('a title that several ads have is known; one of a single ad is not', async () => {
  await searchBy(5, 'zebra keeper', 'Leeds')
  expect(await searchBy(5, 'quokka groomer', 'Leeds')).toBe(1)
  expect((await lists())[3]).toEqual({ 'Zebra Keeper': 5 })
})

/** Words of one's own, in searches that each find something. */
const ownWords: readonly [title: string, place: string, mark: string][] = [
  ['chef', 'LS6 2AB', 'LS6'],
  ['Jonh Smtih', 'Leeds', 'Smtih'],
  ['"head chef" smtih', 'Leeds', 'Smtih'],
  ['head chef -zqxj', 'Leeds', 'zqxj'],
  ['"head chef"', 'Leeds', '"head chef"'],
  ['head   CHEF', 'Leeds', 'CHEF'],
  ['shit shoveller', 'Leeds', 'shoveller'],
]

test('nobody’s own words are on any page, however many searched for them', async () => {
  // As it was before suggestions left it out.
  await server.db.query(`insert into job_titles values ('shit shoveller', 'shit shoveller', 5)`)
  for (const [title, place] of ownWords) {
    expect(await searchBy(6, title, place), `${title} in ${place} finds nothing`).toBeGreaterThan(0)
  }
  const [wanted] = await lists()
  expect((wanted as { jobTitle: string }[]).map(({ jobTitle }) => jobTitle)).toEqual(['Chef', 'Head Chef'])

  for (const [where, text] of await everythingShown()) {
    for (const [, , mark] of ownWords) {
      expect([where, mark, text.includes(mark) || text.includes(mark.replaceAll('"', '&quot;'))]).toEqual([
        where,
        mark,
        false,
      ])
    }
  }
})

test('when the day is over only what was published is left', async () => {
  await searchBy(5, 'chef', 'Leeds')
  await searchBy(4, 'head chef', 'York')
  const days = async () =>
    (
      await server.db.query<{ n: string }>(
        `select (select count(*) from search_day_key) || ' ' || (select count(*) from search_day_marks) as n`,
      )
    ).rows[0]?.n
  expect(await days()).toBe('1 9')
  const { rows } = await server.db.query<{ key: Buffer }>('select key from search_day_key')

  server.clock.set(new Date('2026-03-05T00:01:00Z'))
  await run('forget-searches')
  expect(await days()).toBe('1 0')
  const after = await server.db.query<{ key: Buffer }>('select key from search_day_key')
  expect(after.rows[0]?.key).not.toEqual(rows[0]?.key)
  expect((await lists())[3]).toEqual({ Chef: 5 })

  server.clock.set(new Date('2026-04-08T12:00:00Z'))
  await run('forget-searches')
  expect(await lists()).toEqual([[], [], [], {}])
})

test('without the worker, the first search of the next day ends the day before', async () => {
  await searchBy(4, 'chef', 'Leeds')
  server.clock.set(new Date('2026-03-05T08:00:00Z'))
  await search('head chef', 'Leeds', { address: '198.51.100.1' })
  await server.services.searchCounts.flush()
  const { rows } = await server.db.query('select day::text, title from search_day_marks')
  expect(rows).toEqual([{ day: '2026-03-05', title: 'Head Chef' }])
})

test('what was typed and where from stand in no table', async () => {
  await searchBy(6, '“head chef” -zqxj', 'LS6 2AB')
  const places = await findEverywhere(server.db, ['10.7.0', 'LS62AB', 'LS6 2AB', '“head', 'zqxj'])
  // The count of requests of an address goes within the hour.
  expect(places.filter((place) => place !== 'throttles.key')).toEqual([])
})

test('a visitor’s mark is in no backup, on no replica and in no log of the database', async () => {
  const { rows } = await server.db.query(
    `select relname, relpersistence from pg_class where relname like 'search_day%' and relkind = 'r' order by relname`,
  )
  expect(rows).toEqual([
    { relname: 'search_day_key', relpersistence: 'u' },
    { relname: 'search_day_marks', relpersistence: 'u' },
  ])
})

async function search(title: string, place: string, from: { address: string; cookie?: string }): Promise<number> {
  const path = `/api/jobsearches/${encodeURIComponent(title)}/${encodeURIComponent(place)}/12000/200001/25/Any`
  const { status, body } = await server.get(path, {
    'x-forwarded-for': from.address,
    ...(from.cookie && { cookie: from.cookie }),
  })
  expect(status).toBe(200)
  return (body as { total: number }).total
}

/** By so many visitors, each from a network of their own. @returns how many jobs it found. */
async function searchBy(visitors: number, title: string, place: string): Promise<number> {
  let found = 0
  for (let i = 0; i < visitors; i++) found = await search(title, place, { address: `10.7.${i}.9` })
  await server.services.searchCounts.flush()
  return found
}

let looks = 0

/** Most wanted, latest, latest beside the statistics, trending: as whoever comes some minutes later sees them, when no figure is still kept. */
async function lists(): Promise<unknown[]> {
  await server.services.searchCounts.flush()
  await countAgain(server.db)
  server.clock.set(new Date(server.clock.now().getTime() + ++looks * 61_000))
  const paths = [
    '/api/jobsearches/mostwanted',
    '/api/jobsearches/latest',
    '/api/statistics',
    '/api/statistics/trending',
  ]
  return await Promise.all(paths.map(async (path) => (await server.get(path)).body))
}

/** Every page and answer that could show what others searched for, to somebody who searches for something else. */
async function everythingShown(): Promise<[where: string, text: string][]> {
  const cook = resultsAddress({ ...defaultSearch, jobTitle: 'cook', jobLocation: 'Truro' })
  const feeds = ['rss', 'atom', 'json'].map((format) => cook.replace('/jobresults', `/feeds/${format}`))
  const calls = ['mostwanted', 'latest', 'titles/shi', 'titles/jon', 'titles/hea']
  const paths = [
    '/',
    '/search',
    '/search-contracts',
    '/outside-ir35-jobs',
    '/statistics',
    '/statistics/plumber',
    '/sources',
    '/salary-calculator-for-united-kingdom',
    '/privacy',
    '/nowhere-at-all',
    '/login',
    cook,
    ...feeds,
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/jobs-0.xml',
    '/sitemaps/jobs-1.xml',
    ...calls.map((path) => `/api/jobsearches/${path}`),
    '/api/statistics',
    '/api/statistics/trending',
    '/api/statistics/plumber',
    '/api/openapi.json',
  ]
  const shown: [string, string][] = []
  for (const path of paths) {
    const { status, text } = await server.get(path, { accept: path.startsWith('/api') ? '*/*' : 'text/html' })
    if (status !== 200 && status !== 404) throw new Error(`${path}: ${status}`)
    shown.push([path, text])
  }
  const tool = async (name: string, given: object) =>
    (
      await server.post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
        { accept: 'application/json, text/event-stream' },
      )
    ).text
  shown.push(['the tool statistics', await tool('statistics', { job_title: 'plumber' })])
  shown.push(['the tool search_jobs', await tool('search_jobs', { job_title: 'plumber', place: 'Truro' })])
  return shown
}

async function run(name: string): Promise<void> {
  const task = tasks.find((one) => one.name === name)
  if (!task) throw new Error(`There is no task ${name}`)
  await task.run({}, server.services, new AbortController().signal)
}
