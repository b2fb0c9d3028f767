import { collectAds } from '../answers.ts'
import { BoardFailure, type Board, type BoardAnswer, type BoardCall } from '../board.ts'
import { wholeAddresses } from '../reading.ts'
import { jobPostingsIn, type PageOfPostings } from './job-postings.ts'
import { toListing } from './listing.ts'

/** The most ads of one list of results; a larger employer has a feed. */
const mostListed = 200

/** Any page that describes its jobs as schema.org JobPosting: employers' own sites, and most recruitment systems. */
export const jsonLd: Board = {
  id: 'json-ld',
  name: 'Web pages with job postings',
  regions: ['GB', 'IE'],
  usedFor: "Ads from employers' own pages, chosen by the people who run this site.",
  access: 'page',
  terms: {
    automatedReading: 'conditions',
    summary: 'The terms and the robots.txt of each site apply: list only pages that programs may read.',
    url: null,
  },
  attribution: null,
  hosts: [],
  addresses: {
    setting: 'ROLECALL_JSON_LD_PAGES',
    meaning: 'Addresses of pages with job postings, with commas between; pages below them that they list are read too',
    demo: ['https://jobs.example-employer.test/vacancies', 'https://jobs.example-employer.test/join-us'],
  },
  settings: [],
  onByDefault: true,
  limits: { perMinute: 20, concurrent: 1, timeoutMs: 20_000, maxBytes: 5_000_000 },
  feed: { everyMinutes: 360, read },
  toListing,
}

/**
 * Reads every page, and the pages below it that it lists. A page that is gone has no ads. One that fails costs the others
 * nothing, but the reading then ends with its failure: what it would have shown is not missing.
 */
async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  let failure: BoardFailure | null = null
  for (const address of wholeAddresses(call.setting('companies'))) {
    const queue = [address]
    for (let next = 0; next < queue.length; next++) {
      const page = queue[next] ?? address
      const found = await readPage(page, call)
      if (found instanceof BoardFailure) {
        // Not asked any more, after a failure: that one says why.
        if (found.outcome === 'skipped') throw failure ?? found
        failure ??= found
        continue
      }
      const answer = collectAds(found.postings, { refOf: ({ ref }) => ref, total: null })
      yield { ...answer, unusable: [...answer.unusable, ...found.unusable] }
      if (!found.isWhole) failure ??= new BoardFailure('unreadable', 'a page breaks off')
      if (next === 0) queue.push(...found.listed.filter((listed) => isBelow(listed, address)).slice(0, mostListed))
    }
  }
  if (failure) throw failure
}

async function readPage(page: string, call: BoardCall): Promise<PageOfPostings | BoardFailure> {
  try {
    const response = await call.fetch({ url: page, headers: { accept: 'text/html' }, statuses: [404, 410] })
    if (response.status >= 400) return { postings: [], listed: [], unusable: [], isWhole: true }
    return jobPostingsIn(response.text, response.url)
  } catch (error) {
    if (error instanceof BoardFailure) return error
    throw error
  }
}

/** Only what lies below the page that was named may be read: a list may lead anywhere. */
function isBelow(listed: string, page: string): boolean {
  const { origin, pathname } = new URL(page)
  const url = new URL(listed)
  return url.origin === origin && url.pathname.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`)
}
