import { z } from 'zod'
import { BoardFailure, type Board, type BoardAnswer, type BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, careersSite, fetchOfCompany, readCompanies } from '../read-companies.ts'
import { readXmlAnswer } from '../read-xml.ts'
import { toListing } from './listing.ts'

/** The boards of companies that take applications through Personio. */
export const personio: Board = {
  id: 'personio',
  name: 'Personio',
  regions: ['GB', 'IE'],
  usedFor: 'Ads from companies that recruit through Personio, straight from their own boards.',
  access: 'company boards',
  terms: {
    automatedReading: 'allowed',
    summary: 'The XML feed of the companies’ public pages needs no key; the ads stay the employers’ own.',
    url: 'https://developer.personio.de/docs/retrieving-open-job-positions',
  },
  attribution: null,
  hosts: ['https://*.jobs.personio.de/xml', 'https://*.jobs.personio.com/xml'],
  settings: [],
  onByDefault: true,
  limits: { perMinute: 20, concurrent: 1, timeoutMs: 30_000, maxBytes: 30_000_000 },
  feed: { everyMinutes: 360, read: (call) => readCompanies(call, readCompany) },
  toListing,
}

/** All positions of a company come at once; a company is at one of the two domains, or at both. */
async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const address = (domain: string) => `${careersSite(company, domain)}/xml?language=en`
  const first = await call.fetch({ url: address('jobs.personio.de'), statuses: [404] })
  const response =
    first.status === 404 ? await fetchOfCompany(company, call, { url: address('jobs.personio.com') }) : first
  const site = new URL(response.url).origin
  yield collectPostings(
    company,
    positionsIn(readXmlAnswer(response, 'workzag-jobs')).map((position) => ({ ...position, site })),
  )
}

const Position = z.record(z.string(), z.unknown())
const Positions = z.union([z.literal('').transform(() => ({})), z.object({ position: z.unknown().optional() })])

/** A list of one is no list in XML; one without positions is an empty element. */
function positionsIn(root: unknown): Record<string, unknown>[] {
  const parsed = Positions.safeParse(root ?? '')
  const { position }: { position?: unknown } = parsed.data ?? {}
  const list = z.array(Position).safeParse([position ?? []].flat())
  if (!parsed.success || !list.success)
    throw new BoardFailure('unreadable', 'the answer holds something else than positions')
  return list.data
}
