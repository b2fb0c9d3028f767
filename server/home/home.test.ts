import { expect, test } from 'vitest'
import type { Showcase } from '../../contract/home/home.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { nearlyAll } from './nearly-all.fixtures.ts'
import { keepUp } from '../statistics/keep-up.ts'
import { findShowcase } from './find-showcase.ts'
import { namedSearches } from './shown-searches.ts'

const find = async ({ services }: TestServer): Promise<Showcase> => await findShowcase(services)

test('of nothing held nothing is shown', async () => {
  await using server = await startServer({ boards: [] })

  expect(await find(server)).toEqual({ at: expect.any(String) as string, searches: [], roll: null, pay: null })
})

test('searches are shown with what their results count, and never with none', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, nearlyAll)
  const { searches } = await find(server)

  expect(searches.length).toBeGreaterThan(0)
  expect(searches.length).toBeLessThanOrEqual(5)
  for (const { name, count } of searches) {
    const { search } = namedSearches([]).find((one) => one.name === name)!
    const answer = await server.get(
      `/api/jobsearches/${encodeURIComponent(search.jobTitle)}/${search.jobLocation}/12000/200001/10/Any`,
    )
    expect((answer.body as Results).total, name).toBe(count)
    expect(count).toBeGreaterThan(0)
  }
})

test('the roll is of a search that several boards answered, with a job of which the take-home pay is known', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, nearlyAll)
  const { roll, searches } = await find(server)

  expect(roll?.search).toMatchObject({ name: 'Nurse in Leeds', count: 3 })
  expect(searches.map(({ name }) => name)).not.toContain('Nurse in Leeds')
  expect(roll?.boards.map(({ board, ads }) => [board, ads])).toEqual([
    ['reed', 3],
    ['adzuna', 1],
  ])
  expect(roll?.ads).toBe(4)
  expect(roll?.job).toMatchObject({ jobTitle: 'Nurse on nights', jobLink: null })
  expect(roll?.job?.netPayMonthly).toBeGreaterThan(1_500)
  // Anyone who is not signed in sees no link (C7).
  expect(roll?.job?.sources.every(({ link }) => link === null)).toBe(true)
})

test('pay is shown once enough ads say it', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, nearlyAll)
  expect((await find(server)).pay).toBeNull()

  await addAds(
    server,
    Array.from({ length: 30 }, (_, i) => ({
      id: `test:pay-${i}`,
      title: 'Nurse',
      company: `Trust ${i}`,
      salaryRaw: `£${30 + (i % 12)},000 per annum`,
    })),
  )
  await keepUp(server.services, { now: server.clock.now(), signal: new AbortController().signal })
  const { pay } = await find(server)
  expect(pay).toMatchObject({ name: 'nurse ads in Leeds', currency: 'GBP', address: '/statistics/nurse/leeds' })
  expect(pay!.ads).toBeGreaterThanOrEqual(30)
  expect(pay!.bars.reduce((sum, { ads }) => sum + ads, 0)).toBeGreaterThan(20)
})

test('what people search for comes before what is usual, each once', () => {
  const wanted = [
    { jobTitle: 'cooper', jobLocation: 'Leeds, West Yorkshire', count: 9, address: '' },
    { jobTitle: 'nurse', jobLocation: 'Leeds, West Yorkshire', count: 7, address: '' },
  ]
  const names = namedSearches(wanted).map(({ name }) => name)

  expect(names.slice(0, 3)).toEqual(['Cooper in Leeds', 'Nurse in Leeds', 'HGV driver in Derby'])
  expect(new Set(names).size).toBe(names.length)
})
