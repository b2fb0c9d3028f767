import { softenTitle } from '../ads/index.ts'
import { cvLimits } from '../../contract/cvs/limits.ts'
import type { CvProposal } from '../../contract/cvs/import.ts'
import { readContact } from './contact.ts'
import { datedLineIn, mayBeEntry } from './dated-lines.ts'
import { readEducation, readTraining } from './education.ts'
import { readFact } from './facts.ts'
import { documentWords, headFound } from './head.ts'
import { headingOf } from './headings.ts'
import { readLanguages } from './languages.ts'
import { linesOf, mostCharacters, type Line } from './lines.ts'
import { blocksOf, htmlOf } from './paragraphs.ts'
import { readOwnWishes } from './own-wishes.ts'
import { forOneText, type Places } from './places.ts'
import { takePrivateFacts } from './private-facts.ts'
import { leftOver, nothingYet, type FoundSoFar } from './record.ts'
import { sectionsOf, type Section } from './sections.ts'
import { partsOf, readSkills } from './skills.ts'
import { readWork } from './work.ts'

/**
 * What a CV's text holds, as fields. Pure, and linear in the length of the text; never throws. Every value stands in the text, and
 * every word of the text is in a field, in a section of its own, or in `kept`.
 */
export function proposeCv(text: string, allPlaces: Places): CvProposal {
  const places = forOneText(allPlaces)
  const found = nothingYet()
  const lines = linesOf(text)
  for (const line of lines) for (const [words] of line.text.matchAll(documentWords)) found.skip(line, words)
  const sections = headFound(sectionsOf(lines.filter(({ text }) => !/^©.*european union/iu.test(text))))
  // 'Retail experience' says more than that it is a heading.
  for (const { at, heading } of sections) if (at !== null && headingOf(heading) !== null) found.skip(at, heading)
  const strays = readContact(sections, places, found)
  for (const section of sections) section.lines = section.lines.filter(({ number }) => !strays.has(number))
  takePrivateFacts(sections, found)
  // The head last: where another part is the personal statement, sentences at the top are none.
  const unread = sections
    .toSorted((a, b) => Number(a.kind === 'head') - Number(b.kind === 'head'))
    .map((section) => ({
      section,
      rest: readSection(section, places, found),
    }))
  for (const { section, rest } of unread) keep(section, rest, found)
  const left = leftOver(lines, found)
  found.cv.kept = left
    .map(({ text }) => text)
    .join('\n')
    .slice(0, cvLimits.kept)
  // A job that no rule recognised must not go by unseen.
  const dated = left.filter(({ text, line }) => /\d{4}|\d\d\/\d\d/u.test(text) && datedLineIn([line]) !== undefined)
  if (dated.length > 0)
    found.note(
      'kept',
      dated.map(({ line }) => line),
      { check: true, why: mayBeEntry },
    )
  return { source: 'text', cv: found.cv, origins: found.origins, isCut: text.length > mostCharacters }
}

/** Reads what a section is about. @returns The lines that no field took. */
function readSection(section: Section, places: Places, found: FoundSoFar): Line[] {
  switch (section.kind) {
    case 'head':
      return readHead(section, found)
    case 'contact':
      return []
    case 'summary':
      return readSummary(section.lines, found)
    case 'work':
      return withFacts(section.lines, found, (lines) => readWork(lines, places, found))
    case 'education':
      return withFacts(section.lines, found, (lines) => readEducation(lines, places, found))
    case 'skills':
      return withFacts(section.lines, found, (lines) => readSkills({ ...section, lines }, found))
    case 'languages':
      return readLanguages(section.lines, found)
    case 'licence':
      return section.lines.filter((line) => !readFact({ ...line, text: `Driving licence: ${line.text}` }, found))
    case 'wanted':
      return readWanted(section, found)
    case 'training':
      return withoutFacts(section.lines, found, (lines) => readTraining(lines, places, found))
    case 'facts':
      return withFacts(section.lines, found, (lines) => [...lines])
    case 'more':
      return withoutFacts(section.lines, found, (lines) => [...lines])
  }
}

/** Lines with a label of their own may stand in any section; the last ones of a CV often do. */
function withFacts(lines: readonly Line[], found: FoundSoFar, read: (lines: Line[]) => Line[]): Line[] {
  const others: Line[] = []
  const facts: Line[] = []
  for (const line of lines) {
    const isFact = /^(?:notice period|availability)\b/iu.test(line.text)
    if (readFact(line, found)) continue
    if (isFact) facts.push(line)
    else others.push(line)
  }
  return [...read(others), ...facts]
}

/** The same where the facts are a stray line, which is no part of the section: it stays with what fitted nowhere. */
function withoutFacts(lines: readonly Line[], found: FoundSoFar, read: (lines: Line[]) => Line[]): Line[] {
  return read(lines.filter((line) => !readFact(line, found) && !isLabelled(line.text)))
}

const isLabelled = (text: string) => /^(?:notice period|availability)\b[^:]{0,40}:/iu.test(text)

/** Sentences at the top, without a heading, are the personal statement. */
function readHead({ lines }: Section, found: FoundSoFar): Line[] {
  const taken = new Set(Object.values(found.origins).flatMap((origin) => origin.lines))
  const rest = lines.filter((line) => !taken.has(line.number) && !readFact(line, found))
  const sentences = blocksOf(rest).filter(({ text }) => text.length > 120 && /[.!]/u.test(text))
  if (sentences.length === 0 || found.cv.summary !== '') return []
  const told = sentences.flatMap((block) => block.lines)
  putSummary(told, found)
  return []
}

function readSummary(lines: readonly Line[], found: FoundSoFar): Line[] {
  const rest = lines.filter((line) => !readFact(line, found))
  if (rest.length === 0) return []
  if (found.cv.summary !== '') return rest
  putSummary(rest, found)
  return []
}

function putSummary(lines: readonly Line[], found: FoundSoFar): void {
  found.cv.summary = htmlOf(lines).slice(0, cvLimits.richText)
  found.note('summary', lines)
}

/** 'Job applied for': both the line below the name and the job that is looked for. */
function readWanted({ lines, heading }: Section, found: FoundSoFar): Line[] {
  const isOurs = /^what i am looking for$/iu.test(heading)
  const [first, ...rest] = isOurs ? readOwnWishes(lines, found) : lines
  if (first === undefined) return []
  // Under our own heading, or as a sentence, it is told and no name of a job.
  if (isOurs || (first.text.length > 60 && /[.!]$/u.test(first.text))) return [first, ...rest]
  if (found.cv.headline === '' && first.text.length < 120) {
    found.cv.headline = first.text.replaceAll('\t', ' ')
    found.note('headline', [first])
  }
  // 'Position' says what somebody is.
  if (/^position$/iu.test(heading)) return rest
  for (const line of [first, ...rest]) {
    if (line.text.length > 200) continue
    for (const job of partsOf(line.text)) {
      const { preferred_jobs } = found.cv.career
      if (preferred_jobs.length >= cvLimits.preferredJobs) return rest
      preferred_jobs.push(job.slice(0, cvLimits.line))
      found.note(`career.preferred_jobs.${preferred_jobs.length - 1}`, [line])
    }
  }
  return []
}

/** What has a heading and no field becomes a section of that heading. */
function keep({ kind, heading, at, lines }: Section, rest: readonly Line[], found: FoundSoFar): void {
  if (rest.length === 0 || at === null || found.cv.more.length >= cvLimits.more) return
  // A remainder of what was read otherwise stays with what fitted nowhere, but a part that was not understood at all stays together.
  const isOfNoField = ['training', 'facts', 'more'].includes(kind)
  if (!isOfNoField && (kind === 'contact' || kind === 'head' || rest.length < lines.length)) return
  const path = `more.${found.cv.more.length}`
  found.cv.more.push({ title: softenTitle(heading), description: htmlOf(rest).slice(0, cvLimits.richText) })
  // 'Volunteering' may have dates; under a heading that we do not know they may be jobs.
  const isUnknown = headingOf(heading) === null && datedLineIn(rest) !== undefined
  found.note(path, rest, isUnknown ? { check: true, why: mayBeEntry } : {})
}
