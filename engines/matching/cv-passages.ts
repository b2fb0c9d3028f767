import type { Cv } from '../../contract/cvs/cvs.ts'
import { plainLines } from './plain-lines.ts'
import type { Passage, SectionKind } from './passages.ts'
import { monthOfDate, type Period } from './periods.ts'

/** A CV that was written here as its lines, under the headings of its form. What a person wishes for is no proof of anything, and is left out. */
export function passagesOfCv(cv: Cv): Passage[] {
  const passages: Passage[] = []
  const add = (
    kind: SectionKind,
    section: string,
    line: string,
    given: { entry?: string; period?: Period | null; isTitle?: boolean; block?: number } = {},
  ): void => {
    const text = line.trim()
    if (text === '') return
    const { entry = '', period = null, isTitle = false, block = null } = given
    const title = isTitle ? text : null
    passages.push({ kind, section, entry: entry === '' ? null : entry, line: text, period, title, block })
  }

  add('headline', 'Headline', cv.headline, { isTitle: true })
  for (const line of plainLines(cv.summary)) add('summary', 'Personal statement', line)
  for (const [block, job] of cv.jobs.entries()) {
    const entry = [job.jobTitle, job.employer].filter((part) => part.trim() !== '').join(', ')
    const period = periodOf(job)
    add('work', 'Work', job.jobTitle, { entry, period, block, isTitle: true })
    for (const line of plainLines(job.jobDescription)) add('work', 'Work', line, { entry, period, block })
  }
  for (const course of cv.education) {
    const entry = [course.title, course.trainer].filter((part) => part.trim() !== '').join(', ')
    const what = [course.title, course.level, course.grade].filter((part) => part.trim() !== '').join(', ')
    add('education', 'Education', what, { entry, period: periodOf(course) })
  }
  const { skills } = cv
  for (const language of [
    { name: skills.main_language, levels: ['native'] },
    ...skills.other_languages.map(levelsOf),
  ]) {
    if (language.name !== '') add('languages', 'Languages', [language.name, ...language.levels].join(' '))
  }
  const { driving_license, ...lists } = skills.other_skills
  for (const { title } of driving_license) add('skills', 'Driving licence', `${title} (driving licence)`)
  for (const list of Object.values(lists)) {
    for (const { title, description } of list) {
      add('skills', 'Skills', title)
      for (const line of description.split('\n')) add('skills', 'Skills', line)
    }
  }
  if (cv.career.work_permit_uk === true) add('other', 'Career', 'Has the right to work in the United Kingdom')
  if (cv.career.work_permit_ie === true) add('other', 'Career', 'Has the right to work in Ireland')
  for (const more of cv.more) for (const line of plainLines(more.description)) add('other', more.title || 'More', line)
  return passages
}

function levelsOf({ name, understanding, speaking }: Cv['skills']['other_languages'][number]) {
  return { name, levels: [speaking.interaction || understanding.reading || understanding.listening] }
}

function periodOf(entry: { startDate: string; endDate: string; isCurrent: boolean }): Period | null {
  const from = monthOfDate(entry.startDate, 'first')
  const to = monthOfDate(entry.endDate, 'last')
  if (from === null) return to === null ? null : { from: to, to }
  // Without an end and not going on: a month is all that is known.
  return { from, to: entry.isCurrent ? null : (to ?? from) }
}
