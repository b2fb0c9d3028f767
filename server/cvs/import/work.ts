import { softenTitle } from '../../jobs/understand/capitals.ts'
import { cvLimits, type WorkEntry } from '../../../contract/cvs.ts'
import { periodsIn, wordsOfPeriod } from './dates.ts'
import { entriesOf, type RawEntry } from './entries.ts'
import { isPlaceOnly, assignHead, headParts, leaning, splitHead, type Order } from './head-parts.ts'
import type { Line } from './lines.ts'
import { blocksOf, htmlOf } from './paragraphs.ts'
import type { Places } from './places.ts'
import { jobsTold } from './prose.ts'
import type { FoundSoFar } from './record.ts'
import { employerScore, titleScore } from './work-words.ts'

const tableHead =
  /^(?:dates?|period|from|to|years?|employer|company|organi[sz]ation|position|job title|title|role|duties|responsibilities|location|and|\s|\/|&|,)+$/iu

/**
 * The jobs of a section.
 * @returns The lines that belong to none.
 */
export function readWork(lines: readonly Line[], places: Places, found: FoundSoFar): Line[] {
  const told = blocksOf(lines).map((block) => ({
    block,
    jobs: jobsTold({ ...block.lines[0]!, text: block.text, numbers: block.lines.flatMap(({ numbers }) => numbers) }),
  }))
  if (told.some(({ jobs }) => jobs.length > 0)) {
    return told.flatMap(({ block, jobs }) => {
      if (jobs.length === 0) return block.lines
      for (const job of jobs) addTold(job, found)
      return []
    })
  }
  const [head, order] = tableOrder(lines, found)
  const rows = lines.filter((line) => line !== head)
  const { entries, before } = entriesOf(rows, {
    missing: (texts) => missingIn(texts, places),
    isPlace: (text) => isPlaceOnly(text, places),
  })
  const said = order ?? orderOf(entries, places)
  let employer: { name: string; line: Line } | null = null
  const rest = [...before]
  for (const entry of entries) {
    if (found.cv.jobs.length >= cvLimits.jobs) {
      rest.push(...entry.head.map(({ line }) => line), ...entry.body)
      continue
    }
    employer = addEntry(entry, { order: said, places, found, employer })
  }
  return rest
}

/** The words above the columns of a table say what is where. */
function tableOrder(lines: readonly Line[], found: FoundSoFar): [Line | null, Order] {
  const [first] = lines
  if (first === undefined || !first.text.includes('\t') || !tableHead.test(first.text)) return [null, null]
  found.skip(first, first.text)
  const title = first.text.search(/position|title|role/iu)
  const employer = first.text.search(/employer|company|organi[sz]ation/iu)
  return [first, title < 0 || employer < 0 ? null : title < employer ? 'title-first' : 'employer-first']
}

function missingIn(texts: readonly string[], places: Places): 0 | 0.5 | 1 | 2 {
  const { parts } = headParts(texts, places)
  if (parts.length >= 2) return 0
  const [only] = parts
  if (only === undefined) return 2
  const split = splitHead(only, null)
  if (split === null || split.surety < 2) return 1
  return split.hasEmployer ? 0 : 0.5
}

/** What most entries have first. */
function orderOf(entries: readonly RawEntry[], places: Places): Order {
  let lean = 0
  for (const { head } of entries) {
    const { parts } = headParts(
      head.map(({ text }) => text),
      places,
    )
    if (parts.length >= 2) lean += Math.max(-3, Math.min(3, leaning(parts)))
    else if (parts[0] !== undefined) {
      const split = splitHead(parts[0], null)
      if (split !== null && split.surety >= 2) lean += split.order === 'title-first' ? 1 : -1
    }
  }
  return lean > 0 ? 'title-first' : lean < 0 ? 'employer-first' : null
}

type Context = { order: Order; places: Places; found: FoundSoFar; employer: { name: string; line: Line } | null }

function addEntry(
  { head, period, periodLine, body }: RawEntry,
  { order, places, found, employer }: Context,
): { name: string; line: Line } | null {
  const read = assignHead(
    headParts(
      head.map(({ text }) => text),
      places,
    ),
    order,
  )
  const lines = [...head.map(({ line }) => line), ...(periodLine === null ? [] : [periodLine]), ...body]
  const path = `jobs.${found.cv.jobs.length}`
  // Another post with the same employer, whose name stands above the first alone.
  const isSame = read.employer === '' && employer !== null && titleScore(read.jobTitle) > 0
  const entry: WorkEntry = {
    jobTitle: softenTitle(read.jobTitle).slice(0, cvLimits.line),
    employer: (isSame ? employer!.name : read.employer).slice(0, cvLimits.line),
    city: read.city,
    startDate: period?.startDate === '' ? period.endDate : (period?.startDate ?? ''),
    endDate: period?.isCurrent ? '' : (period?.endDate ?? ''),
    isCurrent: period?.isCurrent ?? false,
    jobDescription: htmlOf(body).slice(0, cvLimits.richText),
  }
  found.cv.jobs.push(entry)
  found.note(path, isSame ? [employer!.line, ...lines] : lines, { check: read.isWeak || isSame })
  if (period !== null && periodLine !== null) {
    found.skip(periodLine, wordsOfPeriod(periodLine.text, period))
    found.skip(periodLine, 'from since dates between year years months month yrs')
  }
  const at = head.find(({ text }) => text.includes(read.employer))
  return read.employer === '' ? employer : { name: read.employer, line: at?.line ?? lines[0]! }
}

function addTold(
  { jobTitle, employer, period, rest, told, line }: ReturnType<typeof jobsTold>[number],
  found: FoundSoFar,
): void {
  const path = `jobs.${found.cv.jobs.length}`
  // 'My duties include: reading plans; setting machines.'
  const [, list] = /^(?:(?:my|the|main) )?(?:duties|responsibilities|tasks|role)[^:]{0,30}:\s*(.+)$/iu.exec(rest) ?? []
  const items = (list ?? rest).split(/;\s*/u)
  const lines =
    list !== undefined && items.length > 1
      ? items.map((text) => ({ ...line, text: text.replace(/\.$/u, ''), isBullet: true }))
      : rest === ''
        ? []
        : [{ ...line, text: rest }]
  found.cv.jobs.push({
    jobTitle,
    employer,
    city: '',
    startDate: period.startDate === '' ? period.endDate : period.startDate,
    endDate: period.endDate,
    isCurrent: period.isCurrent,
    jobDescription: htmlOf(lines),
  })
  found.note(path, [line], { check: titleScore(jobTitle) < 1 && employerScore(employer) < 1 })
  for (const period of periodsIn(told)) found.skip(line, told.slice(period.from, period.to))
  // The frame of the sentence.
  found.skip(
    line,
    'my duties include included responsibilities tasks role from main the have has had worked work working employed as an with at for by in been was am is and between since until currently now',
  )
}
