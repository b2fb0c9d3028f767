import { collectAds } from '../answers.ts'
import { BoardFailure, type Board, type BoardAnswer, type BoardCall } from '../board.ts'
import { wholeAddresses } from '../reading.ts'
import { refOf, toListing } from './listing.ts'
import { readJob } from './read-job.ts'
import { BrokenFeed, jobElements } from './split-feed.ts'

/** Stored together; small enough that a reading can stop between two of them. */
const adsOnAPage = 200

/** The XML feeds in which employers and recruitment systems hand their vacancies to job boards. */
export const xmlFeed: Board = {
  id: 'xml-feed',
  name: 'XML job feeds',
  regions: ['GB', 'IE'],
  usedFor: 'Ads that employers and recruitment systems provide as a feed, chosen by the people who run this site.',
  access: 'feed',
  terms: {
    automatedReading: 'conditions',
    summary: 'Made for job boards to read by agreement: list only feeds whose owners have given you the address.',
    url: null,
  },
  attribution: null,
  hosts: [],
  addresses: {
    setting: 'ROLECALL_XML_FEEDS',
    meaning: 'Addresses of Indeed-style XML feeds, with commas between',
    demo: ['https://feeds.example-employer.test/jobs.xml'],
  },
  settings: [],
  onByDefault: true,
  limits: { perMinute: 10, concurrent: 1, timeoutMs: 120_000, maxBytes: 150_000_000 },
  feed: { everyMinutes: 360, read },
  toListing,
}

/** Reads every feed; one that fails costs the others nothing, but the reading then ends with its failure. */
async function* read(call: BoardCall): AsyncGenerator<BoardAnswer> {
  let failure: BoardFailure | null = null
  for (const address of wholeAddresses(call.setting('companies'))) {
    try {
      const { text } = await call.fetch({ url: address, headers: { accept: 'application/xml, text/xml' } })
      yield* pagesOf(text, address)
    } catch (error) {
      const ended = asFailure(error)
      // Not asked any more, after a failure: that one says why.
      if (ended.outcome === 'skipped') throw failure ?? ended
      failure ??= ended
    }
  }
  if (failure) throw failure
}

function* pagesOf(xml: string, address: string): Generator<BoardAnswer> {
  // What follows the question mark may be a key that the feed's owner gave.
  const feed = address.replace(/^https?:\/\/|[?#][^]*$/g, '')
  for (const elements of inPages(jobElements(xml))) {
    const jobs = elements.map(readJob)
    const ads = jobs.flatMap((job) => (job ? [{ feed, job }] : []))
    const answer = collectAds(ads, { refOf, total: null })
    const bad = jobs.filter((job) => job === null).map(() => 'a job that is not XML')
    yield { ...answer, unusable: [...answer.unusable, ...bad] }
  }
}

/** What a feed held before it broke is whole, and is handed on first. */
function* inPages(elements: Iterable<string>): Generator<string[]> {
  let page: string[] = []
  let broken: BrokenFeed | null = null
  try {
    for (const element of elements) {
      page.push(element)
      if (page.length < adsOnAPage) continue
      yield page
      page = []
    }
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error
    broken = error
  }
  if (page.length > 0) yield page
  if (broken) throw broken
}

function asFailure(error: unknown): BoardFailure {
  if (error instanceof BoardFailure) return error
  if (error instanceof BrokenFeed) return new BoardFailure('unreadable', error.message, { cause: error })
  throw error
}
