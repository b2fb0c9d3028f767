import { readFact } from './facts.ts'
import type { Line } from './lines.ts'
import type { FoundSoFar } from './record.ts'
import type { Section } from './sections.ts'

/*
 * Pay and the right to work have fields of their own, which are printed only if the person says so (C90). Their words in the file go with
 * what fitted nowhere, which only the person sees: in a section or a statement they would be on every page that an employer gets.
 */

const about = String.raw`(?:(?:eligibility|right|authori[sz]ation|permission|entitlement) to (?:live and )?work|work (?:permit|authori[sz]ation|eligibility|status|rights)|visa|immigration|residency|nationality|citizenship|(?:current |present |last |expected |desired |minimum |required |target )?(?:salary|pay|package)(?: (?:expectations?|expected|required|requirements?|sought|range))?)`
const heading = new RegExp(String.raw`^${about}(?: (?:status|type))?$`, 'iu')
const labelled = new RegExp(String.raw`^${about}\b[^:]{0,40}:`, 'iu')
/** Among jobs and courses 'Visa – Payments Analyst' is an employer. */
const labelledByDash = new RegExp(String.raw`^${about}(?: (?:status|type))?(?:\t| [–-] )`, 'iu')
const heads: ReadonlySet<Section['kind']> = new Set(['work', 'education', 'training'])
/** A line that says nothing else: it begins like a sentence, so that it is not the rest of one. */
const told =
  /^(?:I (?:have|hold|am) )?(?:(?:the |a )?(?:[Ff]ull |[Uu]nrestricted )?(?:UK |EU |Irish )?(?:[Rr]ight|[Pp]ermission|[Ee]ligible|[Ee]ntitled|[Aa]uthori[sz]ed|[Pp]ermitted) to (?:live and )?work\b|(?:British|Irish|UK|EU) (?:citizen|national|passport holder)\b|[Ii]ndefinite leave to remain\b|(?:[Pp]re-)?[Ss]ettled status\b|(?:No |Does not require |Requires )?(?:[Vv]isa )?[Ss]ponsorship (?:needed|required|is not)\b)/u
const longest = 120

/** Whether a line of a section speaks of pay or the right to work and of little else. */
function isPrivateFact(text: string, kind: Section['kind']): boolean {
  const plain = text.replace(/^\s*(?:•\s*)?/u, '')
  if (labelled.test(plain) || (!heads.has(kind) && labelledByDash.test(plain))) return true
  return plain.length <= longest && /^[\p{Lu}]/u.test(plain) && told.test(plain)
}

/** Reads such lines wherever they stand, and takes them out of their sections. Those of our own export say for themselves what they are. */
export function takePrivateFacts(sections: readonly Section[], found: FoundSoFar): void {
  for (const section of sections) {
    const isWhole = heading.test(section.heading)
    if (section.kind === 'wanted' && !isWhole) continue
    section.lines = section.lines.filter((line) => {
      if (isWhole) readUnder(section.heading, line, found)
      else if (isPrivateFact(line.text, section.kind)) readFact(line, found)
      else return true
      return false
    })
  }
}

/** A line under a heading is read as if the heading were its label. */
function readUnder(words: string, line: Line, found: FoundSoFar): void {
  readFact({ ...line, text: `${words}: ${line.text}` }, found)
}
