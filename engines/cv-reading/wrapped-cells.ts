import { periodsIn } from './dates.ts'

/** What is looked at of a line of a CV. */
type Cells = { number: number; numbers: readonly number[]; text: string; isBullet: boolean }

/** No cell with one end of a date is longer: 'September 2019 until'. */
const longestCell = 24
/** A cell for dates that is very narrow takes a line for the month, one for the year and one for the end. */
const mostLines = 4

/**
 * Brings together the dates that the width of a table's cell broke: of 'Jan 2020 –⇥Porter⇥Acme' and 'Present⇥Kept the ward clean' the
 * first cells are one date. What stands beside the second part stays as a line of its own.
 */
export function joinWrappedCells<Line extends Cells>(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  /** Where the last line with a date that may go on stands in `joined`, and in which of its cells. */
  let open: OpenCell | null = null
  for (const line of lines) {
    const cells = line.text.split('\t')
    const before: Line | undefined = open === null ? undefined : joined[open.at]
    if (open !== null && before !== undefined) {
      const theirs: string[] = before.text.split('\t')
      const own = open.cell === 0 ? 0 : cells.length - 1
      // The dash of '– Feb 2016' was taken for the sign of a list.
      if (line.isBullet) cells[own] = own === 0 ? `– ${cells[own]}` : (cells[own] ?? '')
      const whole: string = `${theirs[open.cell]} ${cells[own]}`
      if (goesOn(theirs[open.cell] ?? '', cells[own] ?? '')) {
        joined[open.at] = {
          ...before,
          text: theirs.with(open.cell, whole).join('\t'),
          numbers: [...before.numbers, line.number],
        }
        const rest = cells.filter((_, at) => at !== own).join('\t')
        // Its own number as well: what is taken from it is told by its line.
        if (rest !== '') joined.push({ ...line, text: rest, isBullet: false })
        open = open.left > 1 && !isClosed(whole) ? { at: open.at, cell: open.cell, left: open.left - 1 } : null
        continue
      }
    }
    joined.push(line)
    if (line.isBullet) continue
    open = openCell(cells, joined.length - 1)
  }
  return joined
}

type OpenCell = { at: number; cell: number; left: number }

function openCell(cells: readonly string[], at: number): OpenCell | null {
  const cell = [0, cells.length - 1].find((index) => isOpen(cells[index] ?? ''))
  return cell === undefined ? null : { at, cell, left: mostLines }
}

const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const monthAlone = new RegExp(String.raw`(?:^|[-–—]\s*|\b(?:to|until)\s+)${monthName}\.?$`, 'iu')
const joint = /(?:[-–—]|\b(?:to|until|till))$/iu

/** A date of which the end is missing, or that may have one: 'Jan 2020 –', 'January', 'Feb 2013'. */
function isOpen(cell: string): boolean {
  if (cell === '' || cell.length > longestCell || isClosed(cell)) return false
  if (monthAlone.test(cell)) return true
  const [date, ...more] = periodsIn(cell)
  return date !== undefined && more.length === 0 && cell.slice(0, date.from).trim() === ''
}

/** A period with both ends. */
function isClosed(cell: string): boolean {
  const [period] = periodsIn(cell)
  return period !== undefined && period.isRange && (period.endDate !== '' || !joint.test(cell.trim()))
}

function goesOn(before: string, after: string): boolean {
  if (after === '' || after.length > longestCell) return false
  const whole = `${before} ${after}`
  // 'January' and '2020 –' are not yet a whole period.
  if (monthAlone.test(before)) return /^(?:19|20)\d\d\b/u.test(after) && periodsIn(whole)[0]?.from === 0
  if (!joint.test(before) && !/^(?:[-–—]|to\b|until\b)/iu.test(after)) return false
  if (joint.test(before) && monthAlone.test(`- ${after}`)) return true
  const [period] = periodsIn(whole)
  return period !== undefined && period.isRange && period.from === 0 && period.to >= whole.length - 1
}
