import { cvLimits } from '../../contract/cvs/limits.ts'
import { periodsIn } from './dates.ts'
import { entriesOf, type RawEntry } from './entries.ts'
import { headParts, leaning, splitHead, type Order } from './head-parts.ts'
import { jobList } from './job-list.ts'
import type { Line } from './lines.ts'
import { blocksOf, htmlOf } from './paragraphs.ts'
import type { Places } from './places.ts'
import { jobsTold } from './prose.ts'
import type { FoundSoFar } from './record.ts'
import { isPlaceOnly } from './town-names.ts'
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
  if (isTold(told, places)) {
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
  const rest = [...before]
  const list = jobList({ order: order ?? orderOf(entries, places), places, found })
  entries.forEach((entry, index) => {
    if (found.cv.jobs.length < cvLimits.jobs) list.add(entry, entries[index + 1])
    else rest.push(...entry.head.map(({ line }) => line), ...entry.body)
  })
  return rest
}

/** Whether jobs are told in sentences: a sentence below the entries of a list belongs to the entry, and is flagged there. */
function isTold(
  told: readonly { block: { lines: readonly Line[] }; jobs: readonly unknown[] }[],
  places: Places,
): boolean {
  const sentences = told.filter(({ jobs }) => jobs.length > 0).length
  if (sentences === 0) return false
  const others = told.filter(({ jobs }) => jobs.length === 0).flatMap(({ block }) => block.lines)
  const { entries } = entriesOf(others, {
    missing: (texts) => missingIn(texts, places),
    isPlace: (text) => isPlaceOnly(text, places),
  })
  return entries.length < sentences
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
  const { parts, labelled } = headParts(texts, places)
  const said = Object.keys(labelled).length
  if (parts.length + said >= 2) return 0
  if (said > 0) return 1
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
