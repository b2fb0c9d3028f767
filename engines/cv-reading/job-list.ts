import { cvLimits } from '../../contract/cvs/limits.ts'
import { softenTitle } from '../ads/index.ts'
import { wordsOfPeriod, type Period } from './dates.ts'
import type { RawEntry } from './entries.ts'
import { assignHead, headParts, type JobHead, type Order } from './head-parts.ts'
import type { Line } from './lines.ts'
import { htmlOf } from './paragraphs.ts'
import type { Places } from './places.ts'
import { datedLineIn, mayBeTwoJobs } from './dated-lines.ts'
import type { FoundSoFar } from './record.ts'
import { titleScore } from './work-words.ts'

/** An employer whose name stands once, above several posts. */
type Employer = { name: string; city: string; line: Line; period: Period | null; isHeader: boolean }

/** Adds jobs one after the other; posts below the name of an employer are with that employer. */
export function jobList({ order, places, found }: { order: Order; places: Places; found: FoundSoFar }) {
  let employer: Employer | null = null

  function add(entry: RawEntry, next: RawEntry | undefined): void {
    const read = readHead(entry, employer)
    const { head, period, periodLine, body } = entry
    const at = head.find(({ text }) => text.includes(read.employer))?.line ?? head[0]?.line ?? periodLine
    // A name and the years of all posts that follow below it.
    const isHeader = read.jobTitle === '' && body.length === 0 && next !== undefined && isWithin(next.period, period)
    if (!isHeader) push(entry, read)
    else if (periodLine !== null && period !== null) found.skip(periodLine, wordsOfPeriod(periodLine.text, period))
    if (read.employer !== '' && at) employer = { name: read.employer, city: read.city, line: at, period, isHeader }
  }

  function readHead({ head, period }: RawEntry, above: Employer | null): JobHead {
    const parts = headParts(
      head.map(({ text }) => text),
      places,
    )
    const [only] = parts.parts
    // 'Technical Assistant, Building Control', below the employer's name, is a post.
    if (above?.isHeader === true && isWithin(period, above.period) && parts.parts.length === 1 && only !== undefined)
      return { jobTitle: only, employer: '', city: parts.city, isWeak: false }
    return assignHead(parts, order)
  }

  function push({ head, period, periodLine, body }: RawEntry, read: JobHead): void {
    // Another post with the same employer, whose name stands above the first alone.
    const above =
      read.employer === '' && (employer?.isHeader === true || titleScore(read.jobTitle) > 0) ? employer : null
    // Some layouts say the title once more below.
    const isRepeated = read.jobTitle !== '' && body[0]?.text.toLowerCase() === read.jobTitle.toLowerCase()
    const duties = withoutLabel(isRepeated ? body.slice(1) : body)
    const lines = [...head.map(({ line }) => line), ...(periodLine === null ? [] : [periodLine]), ...body]
    const why = datedLineIn(duties) === undefined ? undefined : mayBeTwoJobs
    found.note(`jobs.${found.cv.jobs.length}`, above === null ? lines : [above.line, ...lines], {
      check: read.isWeak || (above !== null && !above.isHeader) || why !== undefined,
      why,
    })
    found.cv.jobs.push({
      jobTitle: softenTitle(read.jobTitle).slice(0, cvLimits.line),
      employer: (above?.name ?? read.employer).slice(0, cvLimits.line),
      city: read.city === '' ? (above?.city ?? '') : read.city,
      startDate: period?.startDate === '' ? period.endDate : (period?.startDate ?? ''),
      endDate: period?.isCurrent ? '' : (period?.endDate ?? ''),
      isCurrent: period?.isCurrent ?? false,
      jobDescription: htmlOf(duties).slice(0, cvLimits.richText),
    })
    for (const line of lines) found.skip(line, frame)
    if (period !== null && periodLine !== null) found.skip(periodLine, wordsOfPeriod(periodLine.text, period))
  }

  return { add }
}

/** Words of labels around the title, the employer and the dates. */
const frame =
  'from since dates date period between year years months month yrs employer position held job title company organisation duties responsibilities main key role location post'

const dutiesLabel = /^(?:main |key )?(?:duties|responsibilities|duties and responsibilities|role)\s*:\s*(?=\S)/iu

function withoutLabel(body: readonly Line[]): Line[] {
  const [first, ...rest] = body
  return first === undefined ? [] : [{ ...first, text: first.text.replace(dutiesLabel, '') }, ...rest]
}

/** Whether one period lies in another, as exact as both are said. */
function isWithin(inner: Period | null, outer: Period | null): boolean {
  if (inner === null || outer === null) return false
  const before = (one: string, other: string) => {
    const exact = Math.min(one.length, other.length)
    return one.slice(0, exact) < other.slice(0, exact)
  }
  if (before(inner.startDate, outer.startDate)) return false
  return outer.isCurrent || (!inner.isCurrent && !before(outer.endDate, inner.endDate))
}
