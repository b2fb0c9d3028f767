import { cvProblems } from '../../../../contract/cvs/problems.ts'
import { skillCategories } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { isBlank, withoutBlanks } from './storable.ts'

/** The five steps, by their position in the address. */
export const steps = [
  { position: 0, name: 'Personal details' },
  { position: 1, name: 'Work' },
  { position: 2, name: 'Education' },
  { position: 3, name: 'Skills' },
  { position: 4, name: 'Your next job' },
] as const
export type Position = (typeof steps)[number]['position']

/** The position that an address asks for, or the first if it names no valid one. */
export function positionOf(text: string | null): Position {
  return steps.find(({ position }) => String(position) === text)?.position ?? 0
}

export type TaskState = { kind: 'done' | 'begun' | 'not-started'; words: string }

/** How far a step is: 'done', '2 entries', 'not started'. */
export function taskState(cv: Cv, position: Position, today: string): TaskState {
  const { personal_data, dob, headline, summary, links, jobs, education, skills, career, more } = withoutBlanks(cv)
  switch (position) {
    case 0: {
      if (isBlank({ personal_data, dob, headline, summary, links })) return notStarted
      const isWrong = Object.keys(cvProblems(cv, today)).some((path) => positionOfField(path) === 0)
      return isWrong ? { kind: 'begun', words: 'not finished' } : { kind: 'done', words: 'done' }
    }
    case 1:
      return counted(jobs.length)
    case 2:
      return counted(education.length)
    case 3: {
      const others = skillCategories.reduce((sum, { key }) => sum + skills.other_skills[key].length, 0)
      return counted(skills.other_languages.length + others + (skills.main_language.trim() === '' ? 0 : 1))
    }
    case 4: {
      const { preferred_jobs, expected_salary_currency: _, ...answers } = career
      const answered = Object.values(answers).filter((answer) => answer !== null).length
      return counted(preferred_jobs.length + answered + more.length)
    }
  }
}

/** The step that has the field of a path, such as 'jobs.0.endDate'. */
export function positionOfField(path: string): Position {
  const [part] = path.split('.')
  if (part === 'jobs') return 1
  if (part === 'education') return 2
  if (part === 'skills') return 3
  return part === 'career' || part === 'more' ? 4 : 0
}

/** The required fields that are still empty in the first step (S9.2), in plain words. */
export function missingForNext({ personal_data }: Cv): string[] {
  const needed = [
    ['given name', personal_data.given_name],
    ['surname', personal_data.surname],
    ['email', personal_data.email],
    ['phone', personal_data.phone],
  ] as const
  return needed.filter(([, text]) => text.trim() === '').map(([name]) => name)
}

const notStarted: TaskState = { kind: 'not-started', words: 'not started' }

function counted(count: number): TaskState {
  return count === 0 ? notStarted : { kind: 'begun', words: count === 1 ? '1 entry' : `${count} entries` }
}

/** 'a, b and c'. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
