import { decodeXML } from 'entities'
import { XMLParser } from 'fast-xml-parser'
import { isThing } from '../job-posting/things.ts'
import { textOrNull } from '../reading.ts'

/** The fields of a job by the name of their element, as text. */
export type FeedJob = Record<string, string>

/** Of no use to a reader: the person to write to, and what the employer's own system is told. */
const leftOut = new Set(['email', 'indeed-apply-data'])

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  // Feeds are XML in name: many write HTML's entities, which XML does not know.
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 1_000, maxExpandedLength: 100_000, maxEntityCount: 0 },
  stopNodes: ['job.description'],
})

/** One `<job>` element as its fields; null where it is not well-formed enough. A field that is given twice counts once. */
export function readJob(element: string): FeedJob | null {
  let parsed: unknown
  try {
    parsed = parser.parse(element)
  } catch {
    return null
  }
  const job = isThing(parsed) ? parsed['job'] : null
  if (!isThing(job)) return null
  const fields = Object.entries(job).flatMap(([name, value]) => {
    const text = textOrNull(Array.isArray(value) ? value[0] : value)
    if (text === null || leftOut.has(name.toLowerCase())) return []
    return [[name.toLowerCase(), name === 'description' ? descriptionOf(text) : text] as const]
  })
  return Object.fromEntries(fields)
}

/** Markup in CDATA; or escaped; or, against the format, as elements of the feed. */
function descriptionOf(raw: string): string {
  if (!raw.includes('<![CDATA[')) return raw.includes('<') ? raw : decodeXML(raw)
  return raw.replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, '$1').trim()
}
