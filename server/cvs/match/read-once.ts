import { createHash } from 'node:crypto'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { readCvForMatch, type CvFacts, type Vocabulary } from '../../../engines/matching/index.ts'

/** Characters of CVs whose facts are remembered, in all: some hundred usual ones, or a few dozen of the longest. */
const most = 2_000_000

type Remembered = { vocabulary: Vocabulary; facts: CvFacts; length: number }
const remembered = new Map<string, Remembered>()
let length = 0

/**
 * Reads a CV, or remembers what was read of it lately: who goes through a list asks for row after row, and nobody may keep a process
 * busy by asking again. What was not asked for longest is forgotten first.
 */
export function readOnce(vocabulary: Vocabulary, cv: Cv | string): CvFacts {
  const content = typeof cv === 'string' ? cv : JSON.stringify(cv)
  const key = createHash('sha256')
    .update(typeof cv)
    .update(content)
    .digest('base64')
  const before = remembered.get(key)
  if (before !== undefined) forget(key, before)
  const facts = before?.vocabulary === vocabulary ? before.facts : readCvForMatch(vocabulary, cv)
  remembered.set(key, { vocabulary, facts, length: content.length })
  length += content.length
  for (const [oldest, one] of remembered) {
    if (length <= most || oldest === key) break
    forget(oldest, one)
  }
  return facts
}

function forget(key: string, one: Remembered): void {
  remembered.delete(key)
  length -= one.length
}
