import { expect, test } from 'vitest'
import type { Statistics } from '../../contract/statistics/statistics.ts'
import { closeExpired } from '../jobs/close-jobs.ts'
import { addAds, startServer, type AdRow, type TestServer } from '../../test/server.ts'
import { keepUp } from './keep-up.ts'

test('what a job pays in a place: half of the ads, the mean and its band, and where they are', async () => {
  await using server = await startServer({ boards: [] })
  await add(server, [
    ...[28_000, 30_000, 32_000, 34_000, 36_000, 60_000].map((pay) => nurse({ salaryRaw: `£${pay} per annum` })),
    nurse({ title: 'Nurse Manager', salaryRaw: '£90,000 per annum' }),
    nurse({ location: 'Truro', salaryRaw: '£20,000 per annum' }),
  ])

  const leeds = await find(server, 'nurse?location=leeds')
  expect(leeds).toMatchObject({ jobTitle: 'Nurse', jobLocation: 'Leeds', ads: 6, isEnough: true, days: 90 })
  expect(leeds.pay).toMatchObject([
    {
      kind: 'salary',
      currency: 'GBP',
      ads: 6,
      figures: {
        median: 33_000,
        lowerQuartile: 30_500,
        upperQuartile: 35_500,
        least: 28_000,
        most: 60_000,
        mean: 36_666.67,
      },
    },
  ])
  const figures = leeds.pay[0]?.figures
  expect(figures?.band).toEqual({ from: 24_890.99, to: 48_442.35 })
  expect(figures?.curve).toHaveLength(17)
  expect(figures?.curve[1]!.at).toBeCloseTo(figures!.curve[0]!.at + figures!.deviation / 4, 1)
  expect(leeds.salary.salaryMin.toSorted()).toEqual([28_000, 30_000, 32_000, 34_000, 36_000, 60_000])

  const everywhere = await find(server, 'Nurses')
  expect(everywhere).toMatchObject({
    jobLocation: '',
    ads: 7,
    locations: { 'Leeds, West Yorkshire': 6, 'Truro, Cornwall': 1 },
  })
  expect(everywhere.regions.filter(({ ads }) => ads > 0)).toMatchObject([
    { region: 'yorkshire-and-the-humber', ads: 6 },
    { region: 'south-west', ads: 1 },
  ])
})

test('day rates of contracts stand apart from salaries, and pay that a board guessed does not count', async () => {
  await using server = await startServer({ boards: [] })
  await add(server, [
    ...[400, 420, 440, 460, 480].map((rate) =>
      nurse({ title: 'Java Developer', salaryRaw: `£${rate} per day`, jobType: 'contract' }),
    ),
    ...[50_000, 60_000].map((pay) => nurse({ title: 'Java Developer', salaryRaw: `£${pay} per annum` })),
  ])
  const { pay } = await find(server, 'java-developer')
  expect(pay).toMatchObject([
    { kind: 'day-rate', ads: 5, figures: { median: 440 } },
    { kind: 'salary', ads: 2, figures: null },
  ])
})

test('fewer than five ads give no figures, and a title that nobody advertises none either', async () => {
  await using server = await startServer({ boards: [] })
  await add(
    server,
    [1, 2, 3, 4].map(() => nurse({ salaryRaw: '£30,000 per annum' })),
  )
  expect(await find(server, 'staff-nurse')).toMatchObject({
    ads: 4,
    isEnough: false,
    pay: [],
    locations: {},
    employers: [],
    salary: { salaryMin: [], salaryMax: [] },
  })
  expect(await find(server, 'astronaut')).toMatchObject({ ads: 0, isEnough: false, from: null })
})

test('a vacancy that several boards carry counts once', async () => {
  await using server = await startServer({ boards: [] })
  const same = {
    title: 'Nurse',
    company: 'Leeds Hospital',
    location: 'Leeds',
    description: 'The very same words of one vacancy, twice.',
  }
  await add(server, [
    { ...same, id: 'a:1', source: 'a' },
    { ...same, id: 'b:1', source: 'b' },
    ...[1, 2, 3, 4].map(() => nurse({})),
  ])
  expect((await find(server, 'nurse')).ads).toBe(5)
})

test('ads that have closed count for 90 days more, then only the trend knows them', async () => {
  await using server = await startServer({ boards: [] })
  await add(
    server,
    [1, 2, 3, 4, 5].map(() => nurse({ closesAt: '2026-03-10', postedAt: '2026-03-01T09:00:00Z' })),
  )
  server.clock.set(new Date('2026-05-20T12:00:00Z'))
  await closeExpired(server.services, server.clock.now())
  await add(
    server,
    [1, 2, 3, 4, 5].map((i) => nurse({ id: `new:${i}`, location: 'Truro', postedAt: '2026-05-19T09:00:00Z' })),
  )
  expect((await find(server, 'nurse')).ads).toBe(10)
  server.clock.set(new Date('2026-07-01T12:00:00Z'))
  const later = await find(server, 'nurse')
  expect(later.ads).toBe(5)
  expect(later.trend.find(({ month }) => month === '2026-03')?.ads).toBe(5)
  expect(later.trend.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-08', '2026-07']))
})

test('a place that nobody knows and one abroad are told apart from an empty one, a title without words is not found', async () => {
  await using server = await startServer({ boards: [] })
  const unknown = await server.get('/api/statistics/nurse?location=Leedz')
  expect(unknown.status).toBe(422)
  expect(unknown.text).toContain('Did you mean Leeds')
  expect((await server.get('/api/statistics/nurse?location=Paris')).status).toBe(422)
  expect((await server.get('/api/statistics/---')).status).toBe(404)
  expect((await find(server, 'nurse?location=Stoke-on-Trent')).jobLocation).toBe('Stoke-on-Trent')
  expect((await find(server, 'nurse?location=London')).jobLocation).toBe('London')
})

/** Ads of nurses in Leeds but for what is given, taken in by the statistics. */
async function add(server: TestServer, rows: readonly Partial<AdRow>[]): Promise<void> {
  await addAds(server, rows)
  await keepUp(server.services, { now: server.clock.now(), signal: new AbortController().signal })
}

function nurse(row: Partial<AdRow>): Partial<AdRow> {
  return { title: 'Staff Nurse', ...row }
}

async function find(server: TestServer, asked: string): Promise<Statistics> {
  const { status, body } = await server.get(`/api/statistics/${asked}`)
  expect(status).toBe(200)
  return body as Statistics
}
