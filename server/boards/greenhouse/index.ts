import { z } from 'zod'
import { readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'

const api = 'https://boards-api.greenhouse.io/v1/boards/'

/** The boards of companies that take applications through Greenhouse. */
export const greenhouse: Board = {
  id: 'greenhouse',
  name: 'Greenhouse',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Greenhouse, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The job board interface is public, made for listing jobs elsewhere; the ads stay the employers’ own.',
    url: 'https://developers.greenhouse.io/job-board.html',
  },
  attribution: null,
  hosts: [api],
  settings: [],
  onByDefault: true,
  // It publishes no limit for reading; its answers are cached.
  limits: { perMinute: 30, concurrent: 2, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

const Answer = z.object({ jobs: z.array(z.unknown()) })

/** All jobs of a company come at once. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const url = `${api}${encodeURIComponent(company.name)}/jobs?content=true`
  yield collectPostings(company, readJsonAnswer(await fetchOfCompany(company, call, { url }), Answer).jobs)
}
