import type { OtherLanguage } from '../../../../contract/cvs/cvs.ts'

type Level = OtherLanguage['writing']

/** The level if all five parts have the same one, empty if none is given, null if they differ. */
export function levelOf({ understanding, speaking, writing }: OtherLanguage): Level | null {
  const levels = [...Object.values(understanding), ...Object.values(speaking), writing]
  return levels.every((level) => level === writing) ? writing : null
}

/** The language with one level for all parts. */
export function withLevel(language: OtherLanguage, level: Level): OtherLanguage {
  return {
    ...language,
    understanding: { listening: level, reading: level },
    speaking: { interaction: level, production: level },
    writing: level,
  }
}

/** 'Listening C1, reading B2', for the parts that are given. */
export function printLevels({ understanding, speaking, writing }: OtherLanguage): string {
  const parts = [
    ['listening', understanding.listening],
    ['reading', understanding.reading],
    ['conversation', speaking.interaction],
    ['speaking', speaking.production],
    ['writing', writing],
  ] as const
  const said = parts.filter(([, level]) => level !== '').map(([name, level]) => `${name} ${level}`)
  const text = said.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
