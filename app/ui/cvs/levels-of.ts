import type { Cv } from '../../../contract/cvs/cvs.ts'

/** 'B2', or each of the five where they differ; '' where none is stated. */
export function levelsOf({ understanding, speaking, writing }: Cv['skills']['other_languages'][number]): string {
  const levels = [
    { of: 'listening', level: understanding.listening },
    { of: 'reading', level: understanding.reading },
    { of: 'conversation', level: speaking.interaction },
    { of: 'speaking', level: speaking.production },
    { of: 'writing', level: writing },
  ].filter(({ level }) => level !== '')
  const [first] = levels
  if (first === undefined) return ''
  if (levels.every(({ level }) => level === first.level)) return first.level
  return levels.map(({ of, level }) => `${of} ${level}`).join(', ')
}
