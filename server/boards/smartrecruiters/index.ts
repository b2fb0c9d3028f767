import type { Board } from '../board.ts'
import { readCompanies } from '../read-companies.ts'
import { toListing } from './listing.ts'
import { atOnce, companies, readCompany } from './read-company.ts'

/** The boards of companies that take applications through SmartRecruiters. */
export const smartrecruiters: Board = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through SmartRecruiters, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The posting interface is public, made for listing jobs elsewhere; the ads stay the employers’ own.',
    url: 'https://developers.smartrecruiters.com/docs/posting-api',
  },
  attribution: null,
  hosts: [companies],
  settings: [],
  onByDefault: true,
  // It allows ten a second and eight at a time; each ad is a call of its own.
  limits: { perMinute: 120, concurrent: atOnce, timeoutMs: 20_000, maxBytes: 5_000_000 },
  feed: { everyMinutes: 720, read: (call) => readCompanies(call, readCompany) },
  toListing,
}
