import { z } from 'zod'
import { readJsonAnswer } from '../answers.ts'
import type { Board, BoardAnswer, BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, careersSite, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'

/** The boards of companies that take applications through Recruitee. */
export const recruitee: Board = {
  id: 'recruitee',
  name: 'Recruitee',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Recruitee (Tellent), straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The careers site interface is public and needs no key; the ads stay the employers’ own.',
    url: 'https://docs.recruitee.com/reference/offers',
  },
  attribution: null,
  hosts: ['https://*.recruitee.com/api/'],
  settings: [],
  onByDefault: true,
  limits: { perMinute: 30, concurrent: 2, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

const Answer = z.object({ offers: z.array(z.unknown()) })

/** All offers of a company come at once; a careers site of its own serves the same path. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const url = `${careersSite(company, 'recruitee.com')}/api/offers/`
  yield collectPostings(company, readJsonAnswer(await fetchOfCompany(company, call, { url }), Answer).offers)
}
