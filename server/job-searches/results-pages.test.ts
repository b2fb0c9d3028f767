import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSearch, resultsAddress } from '../../contract/job-searches/results-address.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { plainBrowser, type PlainBrowser } from '../../test/plain-browser.ts'
import type { Name } from '../../test/plain-page.ts'
import { addAds, startServer, type AdRow, type TestServer } from '../../test/server.ts'

/*
 * The list of results, its filters and its pages as a browser without scripts has them: links and forms, asked of the built pages. What scripts
 * add stands in the journeys e2e/refine-a-search.spec.ts and e2e/search-without-scripts.spec.ts.
 */
let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [], pages: true })
  // A trade of which every count below is known: 30 in Leeds, 6 in Bradford (8 miles), 4 in York (22).
  await addAds(server, [
    ...Array.from({ length: 40 }, (_, i) => lamplighter(i)),
    ...Array.from({ length: 32 }, (_, i) => ({
      id: `dulcimer:${i}`,
      title: 'Dulcimer Fitter',
      company: `String Works ${i}`,
      location: 'Norwich',
      closesAt: '2026-03-13',
    })),
    { id: 'bell:1', title: 'Bellfounder', company: 'Bell Yard', location: 'Leicester' },
  ])
})
afterAll(async () => await server[Symbol.asyncDispose]())

const inLeeds = { jobTitle: 'lamplighter', jobLocation: 'Leeds', jobDistance: 5 }

async function results(search: Partial<JobSearch>): Promise<PlainBrowser> {
  const browser = plainBrowser(server)
  await browser.open(resultsAddress({ ...defaultSearch, ...search }))
  expect(browser.status).toBe(200)
  return browser
}

const rows = ({ page }: PlainBrowser) => page.part('Jobs').all('article')
const titles = (browser: PlainBrowser) => rows(browser).map((row) => row.all('h2')[0]?.text)
const filter = async (browser: PlainBrowser, value: Name) => await browser.follow(value, browser.page.part('Filters'))

test('all filters are let go at once', async () => {
  const browser = await results({ ...inLeeds, contracts: ['temporary'], partTime: true, contains: 'gas' })
  expect(browser.heading).not.toBe('30 lamplighter jobs within 5 miles of Leeds')
  await browser.follow('Clear all filters')
  expect(browser.heading).toBe('30 lamplighter jobs within 5 miles of Leeds')
  expect(browser.page.hasLink('Clear all filters')).toBe(false)
})

test('filters that leave nothing can all be let go', async () => {
  const browser = await results({ jobTitle: 'bellfounder', jobLocation: 'Leicester', workplace: ['remote'] })
  expect(rows(browser)).toEqual([])
  await browser.follow('Search again without any filter')
  expect(browser.heading).toBe('1 bellfounder job within 10 miles of Leicester')
})

test('pay narrows the list; ads that do not say it are kept until they are not wanted', async () => {
  const browser = await results(inLeeds)
  browser.page.fill('From £', '40000')
  await browser.press('Use this pay')
  // 10 pay £45,000 and 10 do not say.
  expect(browser.heading).toBe('20 lamplighter jobs within 5 miles of Leeds')
  expect(browser.page.hasLink('Without from £40,000')).toBe(true)

  await filter(browser, /do not say the pay/u)
  expect(browser.heading).toBe('10 lamplighter jobs within 5 miles of Leeds')
  for (const { text } of rows(browser)) expect(text).toContain('£45,000')
  await browser.follow('Also show 10 jobs that do not say the pay?')
  expect(browser.heading).toBe('20 lamplighter jobs within 5 miles of Leeds')
})

test('pay can be asked for by the day and by the hour', async () => {
  const browser = await results(inLeeds)
  // £45,000 is £193 a day and £24 an hour.
  browser.page.fill('Lowest, £ a day', '190')
  const rate = browser.page.all('form').find((form) => form.hasField('Lowest, £ a day'))
  await browser.press('Use this rate', rate)
  expect(browser.page.hasLink('Without from £190 a day')).toBe(true)
  expect(browser.heading).toBe('10 lamplighter jobs within 5 miles of Leeds')

  await filter(browser, /£20 to £30/u)
  expect(browser.page.hasLink('Without £20 to £30 an hour')).toBe(true)
  expect(browser.heading).toBe('10 lamplighter jobs within 5 miles of Leeds')
})

test('the switches of the search form hold in the list', async () => {
  const browser = plainBrowser(server)
  await browser.open('/search')
  browser.page.check('Part time')
  browser.page.check(/^Outside IR35/u)
  browser.page.fill(/Job title or words$/u, 'lamplighter')
  browser.page.fill(/Town, county or postcode$/u, 'Leeds')
  await browser.press('Search jobs')
  expect(browser.heading).toBe('5 lamplighter jobs within 5 miles of Leeds')
  expect(browser.page.text).toContain('Outside IR35 search')
  expect(browser.page.hasLink('Without Part time')).toBe(true)
})

test('only ads that contain a word', async () => {
  const browser = await results({ ...inLeeds, jobDistance: 51 })
  browser.page.fill('Only ads that contain', 'harbour')
  await browser.press('Filter')
  expect(browser.heading).toBe('4 lamplighter jobs any distance from Leeds')
  await browser.follow('Without contains ‘harbour’')
  expect(browser.heading).toBe('40 lamplighter jobs any distance from Leeds')
})

test('fifteen to a page, each job on one page, forth and back', async () => {
  const browser = await results({ ...inLeeds, jobDistance: 51 })
  const go = async (link: Name) => await browser.follow(link, browser.page.part('Pages'))
  expect(browser.page.text).toContain('1 to 15 of 40')
  const seen = titles(browser)
  await go(/^Next/u)
  expect(browser.page.text).toContain('16 to 30 of 40')
  seen.push(...titles(browser))
  await go('Page 3')
  expect(browser.page.text).toContain('31 to 40 of 40')
  seen.push(...titles(browser))
  expect(new Set(seen).size).toBe(40)
  expect(browser.page.part('Pages').hasLink(/^Next/u)).toBe(false)
  await go(/^Previous/u)
  expect(browser.page.text).toContain('16 to 30 of 40')
  expect(titles(browser)).toEqual(seen.slice(15, 30))
})

test('a page past the end says how many there are', async () => {
  const browser = await results({ jobTitle: 'dulcimer fitter', jobLocation: 'Norwich' })
  await browser.open(`${browser.address.split('?')[0]}?page=99`)
  expect(browser.page.all('h2').map(({ text }) => text)).toContain('There is no page 99')
  await browser.follow('Go to the last one')
  expect(titles(browser)).toHaveLength(2)
})

test('the list is put in another order', async () => {
  const browser = await results({ ...inLeeds, jobDistance: 30 })
  await browser.follow('Job title')
  expect(titles(browser)).toEqual(Array.from({ length: 15 }, (_, i) => lamplighter(i).title))
  await browser.follow('Salary')
  // 13 pay £45,000.
  const pays = rows(browser).map(({ text }) => /£[\d,]+ a year/u.exec(text)?.[0])
  expect(pays).toEqual([...Array.from({ length: 13 }, () => '£45,000 a year'), '£25,000 a year', '£25,000 a year'])
  await browser.follow('Location')
  expect(rows(browser).filter(({ text }) => text.includes('Leeds'))).toHaveLength(15)
  await browser.follow('Page 3', browser.page.part('Pages'))
  expect(browser.page.text).toContain('31 to 40 of 40')
  expect(
    rows(browser)
      .slice(-4)
      .every(({ text }) => text.includes('York')),
  ).toBe(true)
})

test('all pages of a search are walked, and an ad has its link and takes a report', async () => {
  const browser = await results({ jobTitle: 'dulcimer fitter', jobLocation: 'Norwich' })
  const seen = new Set<string>()
  for (;;) {
    for (const link of browser.page.all('a[data-row-title]')) seen.add(link.attribute('href') ?? '')
    if (!browser.page.hasLink(/^Next/u)) break
    await browser.follow(/^Next/u)
  }
  expect(seen.size).toBe(32)

  const [ad = ''] = seen
  await browser.open(ad)
  expect(browser.page.value('Link to this ad')).toContain(ad)
  browser.page.check('It is closed')
  await browser.press('Send report')
  expect(browser.page.text).toContain('Thank you. We will look at this ad.')
  const { rows: reports } = await server.db.query('select job_id from ad_reports')
  expect(reports).toHaveLength(1)
})

test('a place abroad: said so, and nothing is asked', async () => {
  const browser = await results({ jobTitle: 'chef', jobLocation: 'Paris' })
  expect(browser.page.text).toContain('Paris is outside the United Kingdom and Ireland, where we search')
  expect(browser.page.text).not.toContain('boards answered')
})

test('a name of several places: the largest is taken, and the others are offered', async () => {
  const browser = await results({ jobTitle: 'chef', jobLocation: 'Newport' })
  expect(browser.page.text).toContain('Did you mean')
  await browser.follow(/Isle of Wight/u)
  expect(browser.page.value(/Town, county or postcode$/u)).toMatch(/Isle of Wight/u)
  expect(browser.heading).toBe('No chef jobs found')
})

test('a form with something missing comes back as it was filled in, and says what', async () => {
  const browser = plainBrowser(server)
  await browser.open('/')
  browser.page.fill(/Job title or words$/u, 'lamplighter')
  await browser.press('Search jobs')
  expect(browser.page.all('[role=alert]').map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Please enter a location'),
  )
  expect(browser.page.value(/Job title or words$/u)).toBe('lamplighter')
})

test('an incomplete results address goes home; a job that never was is said to be so, with a search', async () => {
  const browser = plainBrowser(server)
  await browser.open('/jobresults/nurse')
  expect(browser.address).toBe('/')
  await browser.open('/job/999999999')
  expect([browser.status, browser.heading]).toEqual([404, 'This job does not exist'])
  expect(browser.page.buttons).toContain('Search jobs')
})

/** Every third is temporary, every second part time and outside IR35; a third each pays £25,000, £45,000 and does not say. */
function lamplighter(i: number): Partial<AdRow> & { title: string } {
  const number = String(i).padStart(2, '0')
  const salaryRaw = [undefined, '£25,000 per annum', '£45,000 per annum'][i % 3]
  return {
    id: `lamp:${i}`,
    title: `Lamplighter ${number}`,
    company: `Lantern House ${number}`,
    location: i < 30 ? 'Leeds' : i < 36 ? 'Bradford' : 'York',
    ...(salaryRaw && { salaryRaw }),
    jobType: i % 3 === 0 ? 'Temporary' : 'Permanent',
    contractTime: i % 2 === 1 ? 'part_time' : 'full_time',
    description: `Lamps of round ${number}. ${distinctText(i)} ${i % 6 === 3 ? 'Outside IR35.' : ''} ${i % 10 === 0 ? 'Along the harbour.' : ''}`,
  }
}

const words = 'trim wick light pole gas glass brass lane bridge street square alley mill canal dusk dawn'.split(' ')

/** Shares no run of words with the text of another number, so that no two are taken for one job. */
function distinctText(i: number): string {
  return words.map((word, k) => `${word} ${words[(k * 7 + i) % words.length]}${i}`).join(' ')
}
