import { expect, test } from 'vitest'
import type { Job } from '../../contract/jobs/jobs.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'

const places = [
  { name: 'Ireland', at: 'Dublin' },
  { name: 'Clyde', at: 'Glasgow' },
  { name: 'Harbour', at: 'St Helier, Jersey' },
]

/** Ads all found by one search, each with the pay that is given. */
async function jobsPaid(server: TestServer, salaries: Record<string, string | undefined>): Promise<Map<string, Job>> {
  await addAds(
    server,
    Object.entries(salaries).map(([company, salaryRaw], i) => ({
      id: `net:${i}`,
      title: 'Wheelwright',
      company,
      description: `Wheels of the yard number ${i}, spokes and felloes ${i * 7919}.`,
      location: places.find((place) => company.includes(place.name))?.at ?? 'Leeds',
      ...(company.includes('Part') ? { jobType: 'Part time' } : {}),
      ...(salaryRaw === undefined ? {} : { salaryRaw }),
    })),
  )
  const { body } = await server.get('/api/jobsearches/wheelwright/United%20Kingdom/12000/200001/51/Any')
  const { body: irish } = await server.get('/api/jobsearches/wheelwright/Ireland/12000/200001/51/Any')
  const jobs = [body, irish].flatMap((answer) => (answer as { jobs: Job[] }).jobs)
  return new Map(jobs.map((job) => [job.employer ?? '', job]))
}

test('each row tells what the pay leaves a month, by the law of the day, and how it was counted', async () => {
  await using server = await startServer({ boards: [] })
  // In 2026/27; the clock of tests stands in the year before.
  server.clock.set(new Date('2026-06-01T12:00:00Z'))
  const jobs = await jobsPaid(server, {
    'Yearly Ltd': '£32,000 per annum',
    'Range Ltd': '£32,000 - £35,000 per annum',
    'Daily Ltd': '£450 per day',
    'Hourly Ltd': '£25 per hour',
    'From Ltd': 'from £40,000 per annum',
    'Silent Ltd': undefined,
    'Euro Ireland Ltd': '€50,000 per annum',
  })

  // 32,000 less 3,886 and 1,554.40 are 26,559.60: 2,213.30 a month.
  expect(jobs.get('Yearly Ltd')).toMatchObject({
    netPayMonthly: 2213,
    netPay: { monthlyMin: 2213, monthlyMax: 2213, text: 'about £2,213 a month after tax' },
  })
  // Of 3,000 more, 28% goes: 28,719.60 are 2,393.30 a month.
  expect(jobs.get('Range Ltd')?.netPay).toMatchObject({
    monthlyMin: 2213,
    monthlyMax: 2393,
    text: 'about £2,213 to £2,393 a month after tax',
  })
  // 233 days are 104,850 a year, of which 70,400.40 are left (the allowance is down to 10,145).
  expect(jobs.get('Daily Ltd')?.netPay).toMatchObject({
    monthlyMin: 5867,
    assumes:
      'An estimate for an employee in England, Wales or Northern Ireland in the tax year 2026/27, without pension or student loan, counting 233 days a year',
  })
  // 8 hours on 233 days are 46,600 a year, of which 37,071.60 are left.
  expect(jobs.get('Hourly Ltd')?.netPay).toMatchObject({ monthlyMin: 3089 })
  expect(jobs.get('Hourly Ltd')?.netPay?.assumes).toMatch(/233 days of 8 hours a year$/u)
  expect(jobs.get('From Ltd')?.netPay).toMatchObject({ monthlyMax: null, text: 'from about £2,693 a month after tax' })
  expect(jobs.get('Silent Ltd')).toMatchObject({ netPayMonthly: null, netPay: null })
  // 50,000 less 7,200, 1,032.82 and 2,118.75 are 39,648.43.
  expect(jobs.get('Euro Ireland Ltd')?.netPay).toMatchObject({
    monthlyMin: 3304,
    text: 'about €3,304 a month after tax',
  })
})

test('a job leads to the calculator with its pay filled in, and back', async () => {
  await using server = await startServer({ boards: [] })
  const jobs = await jobsPaid(server, { 'Daily Ltd': '£450 per day', 'Yearly Ltd': '£32,500.50 per annum' })
  const daily = jobs.get('Daily Ltd')

  expect(daily?.netPay?.calculator).toBe(
    `/salary-calculator-for-united-kingdom?gross=450&per=day&days=233&from=/job/${daily?._id}`,
  )
  expect((await server.get(`/api/jobsearches/single/${daily?._id}`)).body).toMatchObject({ netPay: daily?.netPay })
})

test('before the tax year begins the estimate is by the one that holds', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date('2026-04-05T22:59:59Z'))
  const jobs = await jobsPaid(server, { 'Yearly Ltd': '£32,000 per annum' })
  expect(jobs.get('Yearly Ltd')?.netPay?.assumes).toContain('tax year 2025/26')

  // Midnight in London, an hour before it in Greenwich.
  server.clock.set(new Date('2026-04-05T23:00:00Z'))
  const { body } = await server.get(`/api/jobsearches/single/${jobs.get('Yearly Ltd')?._id}`)
  expect((body as Job).netPay?.assumes).toContain('tax year 2026/27')
})

test('what a job leaves a month goes by its place and its hours: Scottish rates in Scotland, nothing where the law or the hours are unknown', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date('2026-06-01T12:00:00Z'))
  const jobs = await jobsPaid(server, {
    'Clyde Ltd': '£32,000 per annum',
    'Harbour Ltd': '£32,000 per annum',
    'Part Ltd': '£32,000 per annum pro rata',
    'Part Hour Ltd': '£15 per hour',
    'Pro Rata Ltd': '£32,000 per annum pro rata',
  })

  expect(jobs.get('Clyde Ltd')?.netPay).toMatchObject({
    // 3,871.07 of tax by four Scottish bands and 1,554.40 leave 26,574.53.
    monthlyMin: 2215,
    assumes: expect.stringContaining('in Scotland in the tax year 2026/27'),
    calculator: expect.stringContaining('&where=scotland&'),
  })
  expect(jobs.get('Harbour Ltd')).toMatchObject({ salary: '£32,000 a year', netPay: null, netPayMonthly: null })
  for (const name of ['Part Ltd', 'Part Hour Ltd', 'Pro Rata Ltd']) {
    expect(jobs.get(name), name).toMatchObject({
      netPayMonthly: null,
      netPay: { monthlyMin: null, monthlyMax: null, text: 'take-home pay depends on your hours' },
    })
  }
})
