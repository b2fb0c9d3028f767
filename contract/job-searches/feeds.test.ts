import fc from 'fast-check'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { printFeed, type Feed } from './feeds.ts'
import type { Job } from '../jobs/jobs.ts'

const job: Job = {
  _id: '1',
  jobTitle: '',
  jobLocation: 'Leeds',
  jobLink: null,
  source: 'reed',
  salary: '£32,000 a year',
  jobDescription: '<p>Care &amp; kindness</p>',
  created: '2026-03-02T09:00:00.000Z',
  noIR: false,
  checked: false,
  status: null,
  applied: false,
  appliedOn: null,
  employer: null,
  poster: 'direct',
  pay: null,
  netPayMonthly: null,
  netPay: null,
  contractType: 'permanent',
  fullTime: true,
  partTime: false,
  workplace: null,
  daysOnSite: null,
  ir35: { status: 'unknown', evidence: null },
  industry: null,
  places: [],
  country: 'GB',
  distanceMiles: null,
  isOutside: false,
  posted: null,
  isSponsor: false,
  recording: null,
  firstSeen: '2026-03-02T09:00:00.000Z',
  lastSeen: '2026-03-02T09:00:00.000Z',
  closes: null,
  reposts: 0,
  isClosed: false,
  sources: [],
  isCut: false,
  applying: null,
  snippet: '',
  why: '',
  isDemo: false,
}

const feedOf = (titles: readonly string[]): Feed => ({
  title: 'nurse in Leeds',
  home: 'https://jobs.example.org/jobresults/a&b?x=1&y=2',
  self: 'https://jobs.example.org/feeds/rss/a&b?x=1&y=2',
  jobs: titles.map((jobTitle, i) => ({ ...job, _id: String(i + 1), jobTitle })),
  siteUrl: 'https://jobs.example.org',
  now: new Date('2026-03-02T10:00:00Z'),
})

test('whatever a board calls a job, every format can be read, with as many jobs, and no markup comes out of a title', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 5 }), (titles) => {
      const feed = feedOf(titles)
      const links = titles.map((_, i) => `https://jobs.example.org/job/${i + 1}`)
      expect(parseRssFeed(printFeed('rss', feed)).items?.map(({ link }) => link)).toEqual(links)
      expect(parseAtomFeed(printFeed('atom', feed)).entries?.map(({ id }) => id)).toEqual(links)
      expect(parseJsonFeed(printFeed('json', feed)).items?.map(({ id }) => id)).toEqual(links)
    }),
  )
  const rss = printFeed('rss', feedOf([`</title><evil a='1'>&"\u0000\uD800`]))
  expect(rss).toContain('&lt;/title&gt;&lt;evil a=&#39;1&#39;&gt;&amp;&quot;\uFFFD – Leeds')
  expect(rss).not.toContain('\u0000')
})

test('a search that finds nothing is a feed without jobs', () => {
  const feed = feedOf([])
  expect(parseRssFeed(printFeed('rss', feed)).title).toContain('nurse in Leeds')
  expect(parseAtomFeed(printFeed('atom', feed)).id).toBe(feed.self)
  expect(parseJsonFeed(printFeed('json', feed)).feed_url).toBe(feed.self)
})
