import { headOfLetters, isHead, isWideHead, lengthOfCommonTitle } from './heads.ts'
import { eachName } from './names.ts'
import { readWords } from './read-words.ts'
import type { Word } from './words.ts'

/** Words that say of what or where: what comes before them is the job, 'teacher of maths'. */
const joint = /^(?:of|de|for|in|at|with|to|on|by|from|within|required|needed|wanted|reporting|covering)$/iu

/** Parts of a title that are as good as each other, and those that only add to the first. */
const beside = /\s*(?:[/&+,;]|\band\b|\bor\b)\s*|\s{2,}/iu
const behind = /(?<=\s)[-–—]+|(?<![-–—])[-–—]+(?=\s)|[|:@!•*–—]|\.\s/u
const bracket = /\(([^()]*)\)|\[([^[\]]*)\]/gu

/** Longer ones are sentences. */
const readAtMost = 200

/**
 * The words of a title that say what somebody will be: of 'GP Liaison Officer' officer, and neither GP nor liaison; of 'Project
 * Manager / Scrum Master' both; of 'Business Analyst – Internal Audit' analyst. An ad is for a job that its title so names.
 */
export type TitleJobs = {
  /** Stems, and names that end in one: 'officer', 'gp', 'm:general-practitioner'. */
  terms: ReadonlySet<string>
  /** None of them is of a trade: 'Nursing Manager', 'Warehouse Nights'. */
  isWide: boolean
}

/** @param title as advertised. */
export function titleJobs(title: string): TitleJobs {
  const terms = new Set<string>()
  let isWide = true
  const note = (part: string) => {
    for (const alternative of part.split(beside)) {
      const words = wordsOf(alternative)
      const jobs = jobsOf(words, { isFirst: terms.size === 0 })
      for (const at of jobs) {
        terms.add(words[at]!.term)
        isWide &&= isWideHead(words[at]!.term)
      }
      if (jobs.size > 0) eachName(words, 'title', (name, end) => jobs.has(end - 1) && terms.add(name))
    }
  }
  const text = title.slice(0, readAtMost)
  for (const part of text.replace(bracket, ' ').split(behind)) {
    // What follows tells more about a job that has been named: 'Recruitment Consultant – Estate Agents'. In brackets it has another name.
    if (isWide || isTitle(part)) note(part)
  }
  for (const [, round, square] of text.matchAll(bracket)) note(round ?? square ?? '')
  // Anyone who looks for an apprenticeship or a consultant's post finds it wherever the title says so.
  for (const { term } of readWords(text, 'title')) if (anywhere.has(term)) terms.add(term)
  return { terms, isWide }
}

/** 'Tech Consultant – Data Engineer': a title that everybody knows, and of one person. */
function isTitle(part: string): boolean {
  const words = readWords(part, 'title').filter(({ isStop }) => !isStop)
  const terms = words.map(({ term }) => term)
  return words.length > 1 && lengthOfCommonTitle(terms) === words.length && !/s\s*$/iu.test(part)
}

type TitleWord = Word & { isJoint: boolean }

function wordsOf(text: string): TitleWord[] {
  return text
    .split(/\s+/u)
    .flatMap((chunk) => readWords(chunk, 'title').map((word) => ({ ...word, isJoint: joint.test(chunk) })))
}

/** Of 'Live In Carer in Southampton' carer: of the first stretch between joints that names a job, by the numbers of the words. */
function jobsOf(words: readonly TitleWord[], { isFirst }: { isFirst: boolean }): ReadonlySet<number> {
  for (let from = 0; from < words.length;) {
    const joint = words.findIndex((word, at) => at >= from && word.isJoint)
    const to = joint === -1 ? words.length : joint
    const jobs = lastJobsOf(words, from, to)
    // 'Nurse Practitioner, GP Surgery'; 'OOH GP Job Clevedon' has nobody else.
    const isOfSurgery = !isFirst && [...jobs].every((at) => at < to - 1 && headOfLetters(words[at]!.term) !== null)
    if (jobs.size > 0 && !isOfSurgery) return jobs
    from = to + 1
  }
  return new Set()
}

/** The last word that names a job, with those next to it: 'Fabricator Welder', 'Nurse Practitioner'; a rank lets the one before it through. */
function lastJobsOf(words: readonly TitleWord[], from: number, to: number): ReadonlySet<number> {
  const hasHead = words.slice(from, to).some(({ term }) => isHead(term))
  const found = new Set<number>()
  let last = -1
  for (let at = to - 1; at >= from; at--) {
    const { term } = words[at]!
    // '£60k pa'
    const isPay = at > 0 && /^\d|^$/u.test(words[at - 1]!.term)
    const letters = isPay ? null : headOfLetters(term)
    if (letters === null && !isHead(term)) continue
    // 'Data Analyst PM Support Team'
    if (letters !== null && hasHead && at < to - 1 && last === -1) continue
    const isNext = last === at + 1
    if (last !== -1 && !(ranks.has(words[last]!.term) && (isNext || letters === null))) {
      // 'GP Liaison Officer'; a 'GP Receptionist' is no GP, an 'RMN Nurse' is a nurse.
      if (!isNext || (letters !== null && words[last]!.term !== letters)) break
    }
    found.add(at)
    last = at
  }
  return found
}

function termsIn(words: string): ReadonlySet<string> {
  return new Set(readWords(words, 'title').map(({ term }) => term))
}

const ranks = termsIn('apprentice trainee intern graduate lead leader specialist expert professional')
const anywhere = termsIn('apprentice apprenticeship trainee intern internship graduate consultant')
