import { z } from 'zod'
import { idIn, readJsonAnswer } from '../answers.ts'
import { BoardFailure, type BoardAnswer, type BoardCall } from '../board.ts'
import { collectPostings } from '../company-posting.ts'
import { type Company, fetchOfCompany } from '../read-companies.ts'
import type { KeptJob } from './listing.ts'

const api = 'https://apply.workable.com/api'

/** More pages than a company could fill: an answer that never ends must not be read for ever. */
const mostPages = 200

/**
 * The list of the search tells what is open, but not the text; that is in the older list for widgets, where it still
 * answers, and else on each job. Where the search does not answer, the older list alone will do.
 */
export async function* readCompany(company: Company, call: BoardCall): AsyncGenerator<BoardAnswer> {
  const found = await searchList(company, call)
  const widget = await widgetList(company, call, found !== null)
  const entries = Map.groupBy(widget.jobs, shortcodeOf)
  const results = new Map((found ?? []).map((result) => [shortcodeOf(result), result]))
  const jobs: unknown[] = []
  for (const shortcode of found ? results.keys() : entries.keys()) {
    const job = { shortcode, name: widget.name, result: results.get(shortcode), entries: entries.get(shortcode) ?? [] }
    const whole = shortcode === null || job.entries.length > 0 ? job : await withDetail(job, company, call)
    if (whole) jobs.push(whole)
  }
  yield collectPostings(company, jobs, { id: 'shortcode' })
}

const shortcodeOf = idIn('shortcode')

const Found = z.object({ results: z.array(z.unknown()), nextPage: z.string().nullish() })

/** Null where this list is not served. */
async function searchList(company: Company, call: BoardCall): Promise<unknown[] | null> {
  const url = `${api}/v3/accounts/${encodeURIComponent(company.name)}/jobs`
  const results: unknown[] = []
  let token: string | null = null
  try {
    for (let page = 1; page <= mostPages; page++) {
      const json: unknown = token === null ? {} : { token }
      // A search changes nothing there.
      const response = await call.fetch({ method: 'POST', url, json, retryable: true, statuses: [404, 410] })
      if (response.status >= 400) return null
      const answer = readJsonAnswer(response, Found)
      results.push(...answer.results)
      token = answer.nextPage ?? null
      if (token === null) break
    }
  } catch (error) {
    if (isUnserved(error)) return null
    throw error
  }
  return results
}

const Widget = z.object({ name: z.string().nullish(), jobs: z.array(z.unknown()) })
type Widget = z.infer<typeof Widget>

/** @param isKnown the company was found already: then this list may be missing */
async function widgetList(company: Company, call: BoardCall, isKnown: boolean): Promise<Widget> {
  const url = `${api}/v1/widget/accounts/${encodeURIComponent(company.name)}?details=true`
  if (!isKnown) return readJsonAnswer(await fetchOfCompany(company, call, { url }), Widget)
  try {
    const response = await call.fetch({ url, statuses: [404, 410] })
    if (response.status < 400) return readJsonAnswer(response, Widget)
  } catch (error) {
    if (!isUnserved(error)) throw error
  }
  return { jobs: [] }
}

/** The job as its own page has it; null where it has been closed since it was listed. */
async function withDetail(
  job: KeptJob & { shortcode: string | null },
  company: Company,
  call: BoardCall,
): Promise<KeptJob | null> {
  const url = `${api}/v2/accounts/${encodeURIComponent(company.name)}/jobs/${encodeURIComponent(job.shortcode ?? '')}`
  const response = await call.fetch({ url, statuses: [404, 410] })
  return response.status >= 400 ? null : { ...job, detail: readJsonAnswer(response, z.looseObject({})) }
}

/** One of the lists is on its way out: what is no list, or an error of theirs, is not the end while there is the other. */
function isUnserved(error: unknown): boolean {
  return error instanceof BoardFailure && (error.outcome === 'unreadable' || error.outcome === 'failed')
}
