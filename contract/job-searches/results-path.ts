import type { JobSearch } from './job-searches.ts'
import { parseResultsAddress } from './results-address.ts'

/** Longer than any query that `resultsAddress` prints. Node reads one in time that grows with its square. */
const longestQuery = 8_000

/** Reads a whole results address, path and query in one text, as `resultsAddress` prints it. Null if it is not one. */
export function parseResultsPath(address: string): JobSearch | null {
  // Decoded, it would be text that cannot be kept.
  if (address.includes('\0') || address.includes('%00')) return null
  const [path, query] = splitOnce(address, '?')
  const segments = path.split('/').map(decode)
  if (segments[1] !== 'jobresults') return null
  const [, , summary, industry, fulltime, parttime, contracting, noIr35, intern] = segments
  return parseResultsAddress(
    { summary, industry, fulltime, parttime, contracting, noIr35, intern },
    new URLSearchParams(query.slice(0, longestQuery)),
  )
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
