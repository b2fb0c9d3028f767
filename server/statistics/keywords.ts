import { plainLines } from '../cvs/match/plain-lines.ts'
import type { Vocabulary } from '../cvs/match/vocabulary.ts'

/** Of one ad: a text that names more is a list of everything. */
const keywordsAtMost = 25

/** Skills that the text of an ad names, each once. */
export function keywordsOf(vocabulary: Vocabulary, descriptionHtml: string): string[] {
  const words = vocabulary.read(plainLines(descriptionHtml).join('\n'))
  return [...new Set(vocabulary.skillsIn(words).map(({ value }) => value.id))].slice(0, keywordsAtMost)
}
