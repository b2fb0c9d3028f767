import { z } from 'zod'
import { readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'

const api = 'https://api.ashbyhq.com/posting-api/job-board/'

/** The boards of companies that take applications through Ashby. */
export const ashby: Board = {
  id: 'ashby',
  name: 'Ashby',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Ashby, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The posting interface is public, made for listing jobs elsewhere; the ads stay the employers’ own.',
    url: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
  },
  attribution: null,
  hosts: [api],
  settings: [],
  onByDefault: true,
  limits: { perMinute: 30, concurrent: 2, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()) })
const Hidden = z.object({ isListed: z.literal(false) })

/** All jobs of a company come at once, with some that it does not want listed. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const url = `${api}${encodeURIComponent(company.name)}?includeCompensation=true`
  const { jobs } = readJsonAnswer(await fetchOfCompany(company, call, { url }), Answer)
  yield collectPostings(
    company,
    jobs.filter((job) => !Hidden.safeParse(job).success),
  )
}
