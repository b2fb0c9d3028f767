import { z } from 'zod'
import { readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'

const api = 'https://api.lever.co/v0/postings/'

/** Customers in the European Union are served from here. */
const apiOfEurope = 'https://api.eu.lever.co/v0/postings/'

/** The boards of companies that take applications through Lever. */
export const lever: Board = {
  id: 'lever',
  name: 'Lever',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Lever, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The postings interface is public, made for listing jobs elsewhere; the ads stay the employers’ own.',
    url: 'https://github.com/lever/postings-api',
  },
  attribution: null,
  hosts: [api, apiOfEurope],
  settings: [],
  onByDefault: true,
  // It publishes a limit for applications only: two a second.
  limits: { perMinute: 30, concurrent: 2, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

const Answer = z.array(z.unknown())

/** All postings of a company come at once; a company that is not found in the one place may be in the other. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const path = `${encodeURIComponent(company.name)}?mode=json`
  const first = await call.fetch({ url: api + path, statuses: [404] })
  const response = first.status === 404 ? await fetchOfCompany(company, call, { url: apiOfEurope + path }) : first
  yield collectPostings(company, readJsonAnswer(response, Answer))
}
