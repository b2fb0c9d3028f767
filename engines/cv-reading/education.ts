import type { EducationEntry } from '../../contract/cvs/cvs.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import { educationDomains, educationLevels } from '../../contract/cvs/lists.ts'
import { postcodeIn } from './address.ts'
import { periodsIn, type Period } from './dates.ts'
import { atomsOf, atomsOfRow, columnsOf, type Atom, type Column, type Kind } from './education-atoms.ts'
import type { Line } from './lines.ts'
import { blocksOf } from './paragraphs.ts'
import type { Places } from './places.ts'
import { domainOf, institutionScore, levelOf, qualificationScore, splitGrade } from './qualifications.ts'
import type { FoundSoFar } from './record.ts'
import { isCountry } from './town-names.ts'

type Draft = {
  title: Atom | null
  trainer: Atom | null
  grade: string
  city: string
  level: string
  field: string
  address: string
  website: string
  period: Period | null
  lines: Line[]
  isWeak: boolean
}

const tableHead =
  /^(?:dates?|years?|qualifications?|institutions?|school|college|university|grades?|results?|subjects?|course|awarding body|provider|and|\s|\/|&|,)+$/iu

/**
 * The qualifications of a section.
 * @returns The lines that belong to none.
 */
export function readEducation(lines: readonly Line[], places: Places, found: FoundSoFar): Line[] {
  const { drafts, rest } = readDrafts(lines, places, found)
  for (const draft of drafts) {
    if ((draft.title === null && draft.trainer === null) || found.cv.education.length >= cvLimits.education)
      rest.push(...draft.lines)
    else add(draft, found)
  }
  return rest
}

/** Courses are education where each has a name, a trainer and a date; a list of certificates stays one. */
export function readTraining(lines: readonly Line[], places: Places, found: FoundSoFar): Line[] {
  const { drafts, rest } = readDrafts(lines, places, found)
  const isWhole =
    rest.length === 0 &&
    drafts.length > 0 &&
    drafts.every(
      ({ title, trainer, period, isWeak }) => title !== null && trainer !== null && period !== null && !isWeak,
    )
  if (!isWhole || found.cv.education.length + drafts.length > cvLimits.education) return [...lines]
  for (const draft of drafts) add(draft, found)
  return []
}

function readDrafts(lines: readonly Line[], places: Places, found: FoundSoFar): { drafts: Draft[]; rest: Line[] } {
  const rest: Line[] = []
  const rows: Atom[][] = []
  let columns: readonly Column[] | null = null
  for (const block of blocksOf(lines, { short: true })) {
    const line: Line = { ...block.lines[0]!, text: block.text, numbers: block.lines.flatMap(({ numbers }) => numbers) }
    if (line.text.includes('\t') && tableHead.test(line.text)) {
      found.skip(line, line.text)
      columns = columnsOf(line.text)
      continue
    }
    const school = rows.at(-1)?.findLast(({ kind }) => kind === 'title')
    if (school !== undefined && schoolTitle.test(school.text) && subject.test(line.text)) {
      school.text += `${/[:,]$/u.test(school.text) ? '' : ','} ${line.text.replaceAll('\t', ' ').replace(/,$/u, '')}`
      school.others.push(line)
      continue
    }
    const inColumns = columns === null ? null : atomsOfRow(line, columns, places)
    const atoms = inColumns ?? (isDetail(line) ? [] : withOneTitle(atomsOf(line, places)))
    if (atoms.length === 0) rest.push(line)
    else rows.push(atoms)
  }
  return { drafts: draftsOf(rows), rest }
}

/**
 * 'Supporting Learning in Schools – Wigan College': of two that could both be who taught, with no course beside them, the one that is
 * less like it is the course.
 */
function withOneTitle(atoms: Atom[]): Atom[] {
  const trainers = atoms.filter(({ kind }) => kind === 'trainer')
  if (trainers.length !== 2 || atoms.some(({ kind }) => kind === 'title' || kind === 'unclear')) return atoms
  const [first, second] = trainers.map(({ text }) => institutionScore(text))
  if (first === second) return atoms
  const course = (first ?? 0) < (second ?? 0) ? trainers[0] : trainers[1]
  return atoms.map((atom) => (atom === course ? { ...atom, kind: 'title' } : atom))
}

/** Qualifications of many subjects, each often on a line of its own: 'Maths – 6', 'Physics (A)'. */
const schoolTitle =
  /^(?:\d{1,2} )?(?:i?gcses?|a[- ]?levels?|as[- ]?levels?|o[- ]?levels?|highers|advanced highers|nationals?(?: 5s?)?|leaving cert\w*|junior cert\w*|btec)\b/iu
const subject =
  /^[\p{L}][\p{L} &/,'’()-]{2,60}?(?:\s*[-–:]\s*|\s*\(|\s+|\t)(?:grade )?(?:[A-EU]\*{0,2}|[1-9](?:[-/][1-9])?|pass|merit|distinction\*?|[HO][1-8])\)?,?$/u

/** What is told of a course and has no field: 'Modules: …', 'Won the first prize'. */
function isDetail({ text, isBullet }: Line): boolean {
  if (
    /^(?:modules?|coursework|relevant (?:modules|coursework)|dissertation|thesis|final[- ]year project|project|subjects? (?:included?|studied)|activities|key modules|main subjects|specialis)/iu.test(
      text,
    )
  )
    return true
  if ((text.length > 220 && qualificationScore(text) < 4) || (/[.!?]$/u.test(text) && text.split(' ').length > 9))
    return true
  return isBullet && qualificationScore(text) < 3 && institutionScore(text) < 3
}

/** Words of labels. */
const frame =
  'school college university institution qualification course degree award grade result class classification date dates year years'

/** Puts the pieces together: each qualification has one of each; a second of a kind begins the next. */
function draftsOf(rows: readonly Atom[][]): Draft[] {
  const drafts: Draft[] = []
  const firstKind = usual(rows.map((row) => row[0]?.kind ?? 'unclear'))
  let current = none()
  const close = () => {
    if (current.lines.length > 0) drafts.push(current)
    current = none()
  }
  for (const row of rows) {
    // The kind that begins the first entry begins all of them.
    const opens = row[0]?.kind ?? 'unclear'
    const isWhole = has(current, 'title') && has(current, 'trainer')
    const isNext = opens === firstKind || (opens === 'unclear' && firstKind === 'trainer' && isWhole)
    if (current.lines.length > 0 && isNext && has(current, firstKind)) close()
    for (const atom of row) {
      const kind = place(atom, current, atom === row[0] ? firstKind : null)
      // What was taken for the qualification for want of a better one is who taught it, now that the qualification follows.
      if (kind === 'title' && atom.kind === 'title' && current.title?.kind === 'unclear' && current.trainer === null) {
        current.trainer = current.title
        current.title = null
      }
      if (has(current, kind) && kind !== 'place' && kind !== 'grade') {
        const before = current
        close()
        // Several qualifications of one school, named once above them.
        const isOwn = row.some((one) => one.kind === 'trainer')
        if (kind === 'title' && firstKind !== 'title' && before.trainer !== null && !isOwn)
          current = {
            ...none(),
            trainer: before.trainer,
            period: firstKind === 'period' ? before.period : null,
            lines: [before.trainer.line],
            isWeak: true,
          }
      }
      fill(current, atom, kind)
    }
  }
  close()
  return drafts
}

const none = (): Draft => ({
  title: null,
  trainer: null,
  grade: '',
  city: '',
  level: '',
  field: '',
  address: '',
  website: '',
  period: null,
  lines: [],
  isWeak: false,
})

/** 'Galway, Ireland' is a town and a country; a line with a postcode is an address. */
function addressOf({
  address,
  city,
}: Draft): Pick<EducationEntry, 'address_1' | 'address_2' | 'city' | 'postcode' | 'country'> {
  const postcode = postcodeIn(address)?.postcode ?? ''
  const parts = address.split(/,\s*/u).filter((part) => part !== '' && part !== postcode)
  const last = isCountry(parts.at(-1) ?? '') ? (parts.pop() ?? '') : ''
  const [, town, behind] = /^(.+),\s*([^,]+)$/u.exec(city) ?? []
  const isTown = town !== undefined && behind !== undefined && isCountry(behind)
  const [first = '', ...more] = parts
  return {
    address_1: first.slice(0, cvLimits.line),
    address_2: more.join(', ').slice(0, cvLimits.line),
    city: (isTown ? town : city).slice(0, cvLimits.line),
    postcode: postcode.slice(0, cvLimits.line),
    country: (isTown ? behind : last).slice(0, cvLimits.line),
  }
}

function has(draft: Draft, kind: Kind): boolean {
  if (kind === 'title') return draft.title !== null
  if (kind === 'trainer') return draft.trainer !== null
  if (kind === 'period') return draft.period !== null
  if (kind === 'grade') return draft.grade !== ''
  return kind === 'place' && draft.city !== ''
}

/** The kind that most entries begin with. */
function usual(kinds: readonly Kind[]): Kind {
  const clear = kinds.filter((kind) => kind === 'title' || kind === 'trainer' || kind === 'period')
  const counts = new Map<Kind, number>()
  for (const kind of clear) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [first] = clear
  const most = Math.max(0, ...counts.values())
  // The first begins an entry in any case.
  return first !== undefined && (counts.get(first) ?? 0) * 2 >= most
    ? first
    : ([...counts].find(([, count]) => count === most)?.[0] ?? 'title')
}

/** What is unclear is what entries begin with, if nothing of the kind is there yet; else what is still missing. */
function place({ kind }: Atom, draft: Draft, opening: Kind | null): Kind {
  if (kind !== 'unclear') return kind
  if (opening === 'trainer' && draft.trainer === null) return 'trainer'
  if (draft.title !== null && draft.trainer === null) return 'trainer'
  return draft.title === null ? 'title' : 'unclear'
}

function fill(draft: Draft, atom: Atom, kind: Kind): void {
  draft.lines.push(atom.line, ...atom.others)
  if (atom.kind === 'unclear') draft.isWeak = true
  switch (kind) {
    case 'title':
      draft.title = atom
      break
    case 'trainer':
      draft.trainer = atom
      break
    case 'grade':
      draft.grade = draft.grade === '' ? atom.text.replace(/^\((.*)\)$/u, '$1') : draft.grade
      break
    case 'place':
      draft.city = draft.city === '' ? atom.text : draft.city
      break
    case 'period':
      draft.period = atom.period ?? null
      break
    case 'level':
    case 'field':
    case 'address':
    case 'website':
      draft[kind] = draft[kind] === '' ? atom.text : draft[kind]
      break
    case 'unclear':
  }
}

function add(draft: Draft, found: FoundSoFar): void {
  const { title: atom, trainer, grade: said, period, lines, isWeak } = draft
  const ofTitle = said === '' ? splitGrade(atom?.text ?? '') : { title: atom?.text ?? '', grade: said }
  const ofTrainer = ofTitle.grade === '' ? splitGrade(trainer?.text ?? '') : { title: trainer?.text ?? '', grade: '' }
  const title = ofTitle.title.replace(/(?<![\s:,])[\s:,]+$/u, '')
  const grade = ofTitle.grade === '' ? ofTrainer.grade : ofTitle.grade
  const entry: EducationEntry = {
    title: title.slice(0, cvLimits.line),
    trainer: ofTrainer.title.slice(0, cvLimits.line),
    domain: educationDomains.find((one) => one === draft.field) ?? domainOf(title),
    level: educationLevels.find(({ level }) => level === draft.level)?.level ?? levelOf(title),
    grade: grade.slice(0, cvLimits.line),
    startDate: period?.isRange ? period.startDate : '',
    endDate: period?.isCurrent ? '' : (period?.endDate ?? ''),
    isCurrent: period?.isCurrent ?? false,
    ...addressOf(draft),
    website: draft.website.slice(0, cvLimits.line),
  }
  const path = `education.${found.cv.education.length}`
  found.cv.education.push(entry)
  for (const line of lines) found.skip(line, frame)
  found.note(path, lines, { check: isWeak || title === '' || entry.trainer === '' })
  if (period === null) return
  for (const line of lines)
    for (const { from, to } of periodsIn(line.text))
      if (line.text.slice(from, to) === line.text.slice(period.from, period.to)) {
        found.skip(line, line.text.slice(from, to))
        found.skip(line, 'graduated completed awarded expected from year')
      }
}
