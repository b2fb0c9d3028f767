import { z } from 'zod'
import { readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, careersSite, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { textOrNull, webAddress } from '../reading.ts'
import { toListing } from './listing.ts'

/** More pages than a company could fill: a feed that never ends must not be read for ever. */
const mostPages = 50

/** The boards of companies that take applications through Teamtailor. */
export const teamtailor: Board = {
  id: 'teamtailor',
  name: 'Teamtailor',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Teamtailor, straight from their own careers sites.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The feed of the companies’ public careers sites needs no key; the ads stay the employers’ own.',
    url: null,
  },
  attribution: null,
  hosts: ['https://*.teamtailor.com/jobs.json'],
  settings: [],
  onByDefault: true,
  limits: { perMinute: 20, concurrent: 1, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

const Feed = z.object({
  version: z.string().startsWith('https://jsonfeed.org/'),
  title: z.string().nullish(),
  next_url: z.string().nullish(),
  items: z.array(z.unknown()),
})

/** The feed may have several pages. Its title names the company. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const first = `${careersSite(company, 'teamtailor.com')}/jobs.json`
  const read = new Set<string>()
  for (let url: string | null = first; url !== null && !read.has(url) && read.size < mostPages;) {
    read.add(url)
    const feed: z.infer<typeof Feed> = readJsonAnswer(await fetchOfCompany(company, call, { url }), Feed)
    const employer = company.employer ?? textOrNull(feed.title)
    yield collectPostings({ ...company, employer }, feed.items, { total: null })
    const next: string | null = webAddress(feed.next_url, url)
    // A feed may lead anywhere; only its own pages are read.
    url = next?.startsWith(`${first}?`) ? next : null
  }
}
