import type { SkillCategory } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { cardsOf, contactFields, contactOf, type ContactPath, type ImportCard, type Question } from './cards.ts'

/** What a person decided about a proposal. */
export type Decisions = {
  /** By card. */
  cards: Readonly<Record<string, 'taken' | 'skipped'>>
  /** Items of lists that are left out. */
  off: ReadonlySet<string>
  /** Contact details that are taken from the file; all others stay as they are. */
  contact: ReadonlySet<ContactPath>
  /** The text that fitted nowhere, as far as it is to be kept. */
  kept: string
}

/** Cards about which nothing is decided yet. */
export function undecided(cv: Cv, { cards }: Decisions): ImportCard[] {
  return cardsOf(cv).filter(({ id }) => cards[id] === undefined)
}

/**
 * The CV with what was taken of the file: what it had stays, and what comes stands behind it. What it had already, word for word, does not come twice.
 * @param found the proposed CV, as the person changed it.
 */
export function mergeProposal(current: Cv, found: Cv, decisions: Decisions): Cv {
  const isTaken = (card: ImportCard['id']) => decisions.cards[card] === 'taken'
  const items = <Item>(card: ImportCard['id'], path: string, list: readonly Item[]) =>
    isTaken(card) ? list.filter((_, at) => !decisions.off.has(`${path}.${at}`)) : []
  const entries = <Item>(name: 'jobs' | 'education' | 'more', list: readonly Item[]) =>
    list.filter((_, at) => isTaken(`${name}.${at}`))
  const skills = <Item extends { title: string }>(
    key: SkillCategory,
    there: readonly Item[],
    coming: readonly Item[],
  ) =>
    added(there, items(key, `skills.other_skills.${key}`, coming), cvLimits.skills, ({ title }) => title.toLowerCase())
  const [mine, theirs] = [current.skills.other_skills, found.skills.other_skills]
  const answer = (key: Question) =>
    isTaken('wishes') && !decisions.off.has(`career.${key}`)
      ? (found.career[key] ?? current.career[key])
      : current.career[key]
  const takesMain =
    isTaken('languages') && !decisions.off.has('skills.main_language') && found.skills.main_language !== ''
  const takesSalary =
    isTaken('wishes') && !decisions.off.has('career.expected_salary') && found.career.expected_salary !== null
  return {
    ...withContact(current, found, decisions.contact),
    summary: isTaken('summary') ? joinedSummary(current.summary, found.summary) : current.summary,
    links: added(current.links, items('links', 'links', found.links), cvLimits.links, ({ url }) => url),
    jobs: added(current.jobs, entries('jobs', found.jobs), cvLimits.jobs),
    education: added(current.education, entries('education', found.education), cvLimits.education),
    skills: {
      main_language: takesMain ? found.skills.main_language : current.skills.main_language,
      other_languages: added(
        current.skills.other_languages,
        items('languages', 'skills.other_languages', found.skills.other_languages),
        cvLimits.languages,
        ({ name }) => name.toLowerCase(),
      ),
      other_skills: {
        driving_license: skills('driving_license', mine.driving_license, theirs.driving_license),
        organisational_skills: skills(
          'organisational_skills',
          mine.organisational_skills,
          theirs.organisational_skills,
        ),
        communication_skills: skills('communication_skills', mine.communication_skills, theirs.communication_skills),
        job_related_skills: skills('job_related_skills', mine.job_related_skills, theirs.job_related_skills),
        other_skills: skills('other_skills', mine.other_skills, theirs.other_skills),
      },
    },
    career: {
      preferred_jobs: added(
        current.career.preferred_jobs,
        items('wishes', 'career.preferred_jobs', found.career.preferred_jobs),
        cvLimits.preferredJobs,
      ),
      expected_salary: takesSalary ? found.career.expected_salary : current.career.expected_salary,
      expected_salary_currency: (takesSalary ? found : current).career.expected_salary_currency,
      travel: answer('travel'),
      relocate: answer('relocate'),
      new_career: answer('new_career'),
      work_permit_uk: answer('work_permit_uk'),
      work_permit_ie: answer('work_permit_ie'),
      ...(current.career.right_to_work !== undefined && { right_to_work: current.career.right_to_work }),
    },
    more: added(current.more, entries('more', found.more), cvLimits.more),
    kept: [current.kept, decisions.kept.trim()]
      .filter((part) => part !== '')
      .join('\n\n')
      .slice(0, cvLimits.kept),
  }
}

function withContact(current: Cv, found: Cv, taken: ReadonlySet<ContactPath>): Cv {
  const merged: Cv = structuredClone(current)
  for (const { path } of contactFields) {
    const value = contactOf(found, path)
    if (!taken.has(path) || value === '') continue
    if (path === 'headline' || path === 'dob') merged[path] = value
    else Object.assign(merged.personal_data, { [path.slice('personal_data.'.length)]: value })
  }
  return merged
}

/** A statement that stands already comes first; what would be too long does not come. */
function joinedSummary(current: string, found: string): string {
  if (current === '' || current === found) return found
  const both = current + found
  return both.length > cvLimits.richText ? current : both
}

function added<Item>(
  there: readonly Item[],
  coming: readonly Item[],
  most: number,
  keyOf: (item: Item) => string = (item) => JSON.stringify(item),
): Item[] {
  const known = new Set(there.map((item) => keyOf(item)))
  return [...there, ...coming.filter((item) => !known.has(keyOf(item)))].slice(0, most)
}
