import type { Board } from '../board.ts'
import { readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'
import { readCompany } from './read-company.ts'

/** The boards of companies that take applications through Workable. */
export const workable: Board = {
  id: 'workable',
  name: 'Workable',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Workable, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The interface behind the companies’ public pages needs no key; who asks often is shut out for a while.',
    url: null,
  },
  attribution: null,
  hosts: ['https://apply.workable.com/api/'],
  settings: [],
  onByDefault: true,
  // A client that asked in bursts was shut out for more than a minute; the keyed interface allows ten in ten seconds.
  limits: { perMinute: 10, concurrent: 1, timeoutMs: 30_000, maxBytes: 20_000_000 },
  feed: { everyMinutes: 720, read: (call) => readCompanies(call, readCompany) },
  toListing,
}
