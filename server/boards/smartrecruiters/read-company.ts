import { z } from 'zod'
import { idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type BoardAnswer, type BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, fetchOfCompany } from '../read-companies.ts'

export const companies = 'https://api.smartrecruiters.com/v1/companies/'

/** The most that it gives at a time. */
const onOnePage = 100
const mostPages = 100

/** Half of what it allows. */
export const atOnce = 4

const Page = z.object({ content: z.array(z.unknown()), totalFound: z.number().int().min(0) })

/**
 * A company's postings in the two countries, each with its text, which the list does not have. A company that is not known
 * there looks like one without postings. A text that cannot be had costs the others nothing, but the reading ends with it.
 */
export async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const postings = `${companies}${encodeURIComponent(company.name)}/postings`
  let failure: BoardFailure | null = null
  for (const country of ['gb', 'ie']) {
    for (let page = 0; page < mostPages; page++) {
      const url = `${postings}?country=${country}&limit=${onOnePage}&offset=${page * onOnePage}`
      const { content, totalFound } = readJsonAnswer(await fetchOfCompany(company, call, { url }), Page)
      const read = await withTexts(content, postings, call)
      failure ??= read.failure
      yield collectPostings(company, read.whole, { total: totalFound })
      if (read.failure && !isPassing(read.failure)) throw read.failure
      if (content.length === 0 || (page + 1) * onOnePage >= totalFound) break
    }
  }
  if (failure) throw failure
}

const idOf = idIn('id')
const Posting = z.looseObject({ active: z.boolean().nullish() })

/** The postings whose text could be had, and why others could not; nothing more is asked once we are told to stop. */
async function withTexts(
  items: readonly unknown[],
  postings: string,
  call: BoardCall,
): Promise<{ whole: unknown[]; failure: BoardFailure | null }> {
  const whole: unknown[] = []
  const failures: BoardFailure[] = []
  for (let next = 0; next < items.length; next += atOnce) {
    const some = items.slice(next, next + atOnce)
    for (const posting of await Promise.all(some.map((item) => withText(item, postings, call)))) {
      if (posting instanceof BoardFailure) failures.push(posting)
      else if (posting !== null) whole.push(posting)
    }
    const end = failures.find((failure) => !isPassing(failure))
    if (end) return { whole, failure: end }
  }
  return { whole, failure: failures[0] ?? null }
}

/** The posting with all that its own address says; null where it has been closed since it was listed. */
async function withText(item: unknown, postings: string, call: BoardCall): Promise<unknown> {
  const id = idOf(item)
  if (id === null) return item
  try {
    const response = await call.fetch({ url: `${postings}/${encodeURIComponent(id)}`, statuses: [404, 410] })
    if (response.status >= 400) return null
    const detail = readJsonAnswer(response, Posting)
    // The person who wrote the posting is of no use to a reader.
    const { creator: _, ...kept } = { ...Posting.parse(item), ...detail }
    return detail.active === false ? null : kept
  } catch (error) {
    if (error instanceof BoardFailure) return error
    throw error
  }
}

/** The next posting may well be had: this one has trouble, not the whole of the system with us. */
function isPassing({ outcome }: BoardFailure): boolean {
  return outcome === 'failed' || outcome === 'timeout' || outcome === 'unreadable'
}
