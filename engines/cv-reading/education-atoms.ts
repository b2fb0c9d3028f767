import { educationDomains, educationLevels } from '../../contract/cvs/lists.ts'
import { postcodeIn } from './address.ts'
import { periodsIn, withoutPeriod, type Period } from './dates.ts'
import type { Line } from './lines.ts'
import type { Places } from './places.ts'
import { institutionScore, isGrade, qualificationScore } from './qualifications.ts'
import { endsWithCountry, isPlaceOnly, placeBehind } from './town-names.ts'

export type Kind =
  | 'title'
  | 'trainer'
  | 'grade'
  | 'place'
  | 'period'
  | 'level'
  | 'field'
  | 'address'
  | 'website'
  | 'unclear'
/** A piece of a line; `others`: lines that go on with it. */
export type Atom = { kind: Kind; text: string; line: Line; others: Line[]; period?: Period }
/** What a line of education says, piece by piece. */
export function atomsOf(line: Line, places: Places): Atom[] {
  const atoms: Atom[] = []
  const put = (kind: Kind, text: string, period?: Period) =>
    atoms.push({ kind, text, line, others: [], ...(period ? { period } : {}) })
  const facts = factsOf(line.text)
  if (facts !== null) {
    for (const { kind, text } of facts) put(kind, text)
    return atoms
  }
  const period = periodsIn(line.text).find(
    ({ from, to }) => !/\(\s*$/u.test(line.text.slice(0, from)) || line.text.slice(to).trimStart().startsWith(')'),
  )
  const [text = ''] = (period === undefined ? line.text : withoutPeriod(line.text, period)).split(
    /[.;]\s+(?=(?:thesis|dissertation|modules|supervis|project|subjects|title)\b)/iu,
  )
  if (period !== undefined && period.from <= 2) put('period', '', period)
  for (const cell of text.split(/\t|(?:(?<!\s)\s+)?[|•·]\s*/u).map((one) => one.trim())) {
    const said = readLabel(cell)
    if (said !== null) put(said.kind, said.value)
    else for (const piece of piecesOf(cell, places)) if (!frameworkLevel.test(piece)) put(kindOf(piece, places), piece)
  }
  if (period !== undefined && period.from > 2) put('period', '', period)
  return atoms
}

/** What a column of a table is about, by the words above it; null: they do not say. */
export type Column = 'title' | 'trainer' | 'grade' | 'period' | null

/** The columns of a table of education, if its head names both the course and who taught it, each once; null otherwise. */
export function columnsOf(head: string): readonly Column[] | null {
  const columns = head.split('\t').map((cell): Column => {
    if (/grade|result|class/iu.test(cell)) return 'grade'
    if (/institut|school|college|university|provider|awarding body|establishment/iu.test(cell)) return 'trainer'
    if (/qualification|course|degree|award|subject/iu.test(cell)) return 'title'
    return /date|year|from|period/iu.test(cell) ? 'period' : null
  })
  const isOnce = (kind: Column) => columns.filter((column) => column === kind).length === 1
  return isOnce('title') && isOnce('trainer') && !columns.includes(null) ? columns : null
}

/** The cells of a row, each what its column says; null if the row has other cells than the table's head. */
export function atomsOfRow(line: Line, columns: readonly Column[], places: Places): Atom[] | null {
  const cells = line.text.split('\t')
  if (cells.length !== columns.length) return null
  const atoms: Atom[] = []
  for (const [at, cell] of cells.entries()) {
    const kind = columns[at] ?? 'unclear'
    const period = kind === 'period' ? periodsIn(cell)[0] : undefined
    if (kind === 'period' && period === undefined) return null
    const behind = kind === 'trainer' ? placeBehind(cell, places) : null
    const text = behind?.rest ?? cell
    atoms.push({ kind, text: kind === 'period' ? '' : text, line, others: [], ...(period ? { period } : {}) })
    if (behind !== null) atoms.push({ kind: 'place', text: behind.place, line, others: [] })
  }
  return atoms
}

const levels: ReadonlySet<string> = new Set(educationLevels.map(({ level }) => level))
const fields: ReadonlySet<string> = new Set(educationDomains)
const bareAddress = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,12}(?:\/\S*)?$/iu

/**
 * The small print below a course as our own export has it: 'Grade: 2:1 · Level 6 · Arts and humanities', the address of the school,
 * its page on the web. Null if it is not one of these.
 */
function factsOf(text: string): { kind: Kind; text: string }[] | null {
  if (bareAddress.test(text)) return [{ kind: 'website', text }]
  const cells = text.split(' · ')
  const facts = cells.map((cell): { kind: Kind; text: string } => {
    const [, grade] = /^Grade: (.+)$/u.exec(cell) ?? []
    if (grade !== undefined) return { kind: 'grade', text: grade }
    return { kind: levels.has(cell) ? 'level' : fields.has(cell) ? 'field' : 'unclear', text: cell }
  })
  if (facts.every(({ kind }) => kind !== 'unclear') && (cells.length > 1 || facts[0]?.kind !== 'field')) return facts
  const isAddress = text.length < 120 && text.includes(',') && !text.includes('\t') && postcodeIn(text) !== null
  return isAddress && periodsIn(text).length === 0 && qualificationScore(text) < 3 && institutionScore(text) < 3
    ? [{ kind: 'address', text }]
    : null
}

const labels: readonly [Kind, RegExp][] = [
  [
    'trainer',
    /^(?:school|college|university|institution|institute|provider|place of study|establishment)(?: name)?\s*:\s*(?=\S)/iu,
  ],
  ['title', /^(?:qualifications?(?: gained| obtained)?|course(?: title)?|degree|award|certificate)\s*:\s*(?=\S)/iu],
  ['grade', /^(?:grade|result|classification|class)s?\s*:\s*(?=\S)/iu],
]

/** 'School: St Mary’s' */
function readLabel(cell: string): { kind: Kind; value: string } | null {
  for (const [kind, label] of labels) {
    const [found] = label.exec(cell) ?? []
    if (found !== undefined) return { kind, value: cell.slice(found.length) }
  }
  return null
}

/** 'EQF level 6': another scale than ours. */
const frameworkLevel = /^(?:EQF|NFQ|ISCED|SCQF|QQI) (?:level )?\d{1,2}$/iu

/** A cell with several things in it is parted where the parts are of different kinds: 'BSc Maths, University of X', 'MA – 2:1'. */
function piecesOf(cell: string, places: Places): string[] {
  if (cell === '') return []
  if (isPlaceOnly(cell, places) || endsWithCountry(cell)) return [cell]
  // '2:1 BA Business'
  const [, grade, title] = /^(2[:.][12i]|1st|2h[12]|1h|first class)\s+(?=\p{Lu})(.+)$/iu.exec(cell) ?? []
  if (grade !== undefined && title !== undefined && qualificationScore(title) > 2)
    return [grade, ...piecesOf(title, places)]
  const behind = institutionScore(cell) > 0 ? placeBehind(cell, places) : null
  if (behind !== null) return [...piecesOf(behind.rest, places), behind.place]
  const bracket = /^(.{3,}?)(?:(?<!\s)\s+)?\(([^()]{3,50})\)$/u.exec(cell)
  if (bracket?.[1] !== undefined && bracket[2] !== undefined && isPlaceOnly(bracket[2], places))
    return [...piecesOf(bracket[1], places), bracket[2]]
  // First where what taught is nothing else: 'ACA – Chartered Accountant, Institute of Accountants' has its cut at the comma.
  const cut = cutOf(cell, places, (trainer) => qualificationScore(trainer) === 0) ?? cutOf(cell, places, () => true)
  return cut === null ? [cell] : [...piecesOf(cut.left, places), ...piecesOf(cut.right, places)]
}

function cutOf(
  cell: string,
  places: Places,
  isTrainer: (text: string) => boolean,
): { left: string; right: string } | null {
  for (const sign of [/(?<!\s)\s+[–—-]\s+/gu, /;\s*/gu, /(?<!\s)\s+(?:at|from)\s+(?=\p{Lu})/gu, /,\s+/gu]) {
    const cuts = outsideBrackets(cell, [...cell.matchAll(sign)])
    for (const cut of cuts.slice(-6).reverse()) {
      const left = cell.slice(0, cut.index).trim()
      const right = cell.slice(cut.index + cut[0].length).trim()
      if (left === '' || right === '') continue
      const [a, b] = [kindOf(left, places), kindOf(right, places)]
      // The 'University of Texas at Austin' has its town in its name.
      if (/\bat\b/u.test(cut[0]) && a === 'trainer') continue
      // Of two that could be who taught, the one that hardly looks so is the course.
      const isCourse = (one: string) => institutionScore(one) === 1
      if (a === 'trainer' && b === 'trainer' && isCourse(left) !== isCourse(right)) return { left, right }
      const trainer = a === 'trainer' ? left : b === 'trainer' ? right : null
      if (isPair(a, b) && (trainer === null || isTrainer(trainer))) return { left, right }
    }
  }
  return null
}

/** Those of the matches, in their order, before which no bracket is open. */
function outsideBrackets(text: string, matches: readonly RegExpExecArray[]): RegExpExecArray[] {
  let at = 0
  let isOpen = false
  return matches.filter(({ index }) => {
    for (; at < index; at++) if (text[at] === '(' || text[at] === ')') isOpen = text[at] === '('
    return !isOpen
  })
}

const isPair = (a: Kind, b: Kind) =>
  (a === 'title' && (b === 'trainer' || b === 'grade')) ||
  (a === 'trainer' && (b === 'title' || b === 'place')) ||
  (b === 'place' && a !== 'place' && a !== 'unclear') ||
  (a === 'grade' && b === 'trainer') ||
  (a === 'trainer' && b === 'grade')

function kindOf(text: string, places: Places): Kind {
  if (endsWithCountry(text)) return 'place'
  const title = qualificationScore(text)
  // 'ACA' are letters of grades too.
  if (isGrade(text) && title < 3) return 'grade'
  const trainer = institutionScore(text)
  if (title > trainer || (title === trainer && title > 0)) return 'title'
  if (trainer > 0) return 'trainer'
  return isPlaceOnly(text, places) ? 'place' : 'unclear'
}
