import { parse } from 'node-html-parser'
import { isOfType, isThing, nameOf, several } from '../job-posting/things.ts'
import { textOrNull, webAddress } from '../reading.ts'
import { parseLenientJson } from './lenient-json.ts'

/** A posting as it is kept: with the page that it stood in and the id that it got there. */
type FoundPosting = { ref: string; page: string; posting: Record<string, unknown> }

export type PageOfPostings = {
  postings: FoundPosting[]
  /** Addresses that a list in the page names: a page of results may say no more of its jobs. */
  listed: string[]
  /** Structured data that could not be read, with the reason. */
  unusable: string[]
  /** The page ends as a page does: what it does not hold is not there. */
  isWhole: boolean
}

/** Deeper than any page needs: `@graph`, list, list item, posting. */
const deepest = 8

/** The job postings in the JSON-LD of a page, wherever they stand in it. */
export function jobPostingsIn(html: string, page: string): PageOfPostings {
  const data = parse(html)
    .querySelectorAll('script')
    .filter((script) => /^\s*application\/ld\+json\b/i.test(script.getAttribute('type') ?? ''))
    .map((script) => parseLenientJson(script.rawText))
  const things = data.flatMap((value) => thingsIn(value, deepest))
  const postings = things.filter((thing) => isOfType(thing, 'JobPosting'))
  const listed = things.filter((thing) => isOfType(thing, 'ItemList')).flatMap((list) => addressesIn(list, page))
  return {
    postings: postings.map((posting) => ({ ref: refOf(posting, postings, page), page, posting })),
    listed: [...new Set(listed)].filter((address) => address !== page),
    unusable: data.filter((value) => value === undefined).map(() => 'structured data that is not JSON'),
    isWhole: !/<html\b/i.test(html) || /<\/(html|body)>/i.test(html),
  }
}

/** Every object with a type, outermost first. What a posting holds (its employer, its place) is the posting's. */
function thingsIn(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((one) => thingsIn(one, depth - 1))
  if (!isThing(value)) return []
  if (isOfType(value, 'JobPosting')) return [value]
  const below = Object.values(value).flatMap((one) => thingsIn(one, depth - 1))
  return '@type' in value ? [value, ...below] : below
}

/**
 * An id that stays the same from reading to reading: the posting's own address, if no other in the page has it; else the
 * page's, with the posting's number or title where the page holds several.
 */
function refOf(posting: Record<string, unknown>, all: readonly Record<string, unknown>[], page: string): string {
  if (all.length === 1) return webAddress(posting['url'], page) ?? page
  const own = webAddress(posting['url'], page)
  const isOwn =
    own !== null && own !== page && all.filter((other) => webAddress(other['url'], page) === own).length === 1
  if (isOwn) return own
  const mark = nameOf(several(posting['identifier'])[0]) ?? textOrNull(posting['title']) ?? ''
  return `${page}#${encodeURIComponent(mark)}`
}

function addressesIn(list: Record<string, unknown>, page: string): string[] {
  return several(list['itemListElement']).flatMap((element) => {
    const item = isThing(element) ? (element['url'] ?? element['item']) : element
    return webAddress(isThing(item) ? (item['url'] ?? item['@id']) : item, page) ?? []
  })
}
