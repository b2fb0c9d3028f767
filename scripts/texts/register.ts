import { readFileSync } from 'node:fs'
import { promising, promisingSentences } from './promising.ts'
import type { PlacedText } from './sources.ts'

/** One heading of docs/promises.md: sentences, and what holds them. */
export type Entry = {
  heading: string
  /** Sentences or parts of them, as people read them. */
  sentences: readonly string[]
  /** Tests that fail if the sentences are untrue. Empty for what promises nothing. */
  tests: readonly { file: string; title: string }[]
  /** Files and folders whose texts promise nothing. */
  places: readonly string[]
}

/** A sentence that may promise something, where it stands, and what the register says of it: null if nothing. */
export type Promised = { file: string; line: number; sentence: string; entry: Entry | null }

export const registerFile = 'docs/promises.md'

/**
 * Reads the register: below each heading of the third level, lines “a sentence”, `file`: title of a test, and `place` alone.
 * @throws {Error} for a line of a list that is none of these.
 */
export function readRegister(text = readFileSync(registerFile, 'utf8')): Entry[] {
  return text
    .split(/^### /mu)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const items = lines.filter((line) => line.startsWith('- ')).map((line) => readItem(line.slice(2)))
      return {
        heading,
        sentences: items.flatMap(({ sentence }) => sentence ?? []),
        tests: items.flatMap(({ test }) => test ?? []),
        places: items.flatMap(({ place }) => place ?? []),
      }
    })
}

function readItem(item: string): { sentence?: string; test?: Entry['tests'][number]; place?: string } {
  const [, sentence] = /^“(.+)”$/u.exec(item) ?? []
  if (sentence !== undefined) return { sentence }
  const [, file, title] = /^`([^`]+)`(?:: (.+))?$/u.exec(item) ?? []
  if (file === undefined) throw new Error(`${registerFile}: neither a sentence, a test nor a place: ${item}`)
  return title === undefined ? { place: file } : { test: { file, title } }
}

/** Every sentence that may promise something, with its entry, in the order of the texts. */
export function promisedIn(texts: readonly PlacedText[], entries: readonly Entry[]): Promised[] {
  return texts.flatMap(({ file, line, text }) =>
    promisingSentences(text).map((sentence) => ({ file, line, sentence, entry: entryOf(file, sentence, entries) })),
  )
}

function entryOf(file: string, sentence: string, entries: readonly Entry[]): Entry | null {
  const ofPlace = entries.find(({ places }) => places.some((place) => file.startsWith(place)))
  if (ofPlace) return ofPlace
  const named = entries.filter(({ sentences }) => sentences.some((part) => placesOf(part, sentence).length > 0))
  const parts = named.flatMap(({ sentences }) => sentences).flatMap((part) => placesOf(part, sentence))
  // Every promising word has to lie in a part that the register knows: a sentence may promise two things.
  const isKnown = [...sentence.matchAll(new RegExp(promising, 'giu'))].every(({ index, 0: word }) =>
    parts.some(([start, end]) => start <= index && index + word.length <= end),
  )
  return isKnown ? (named[0] ?? null) : null
}

/** Where a part stands in a sentence. One or two words ('Never', 'Nothing yet') are a whole sentence or say nothing of others. */
function placesOf(part: string, sentence: string): [start: number, end: number][] {
  if (part !== sentence && part.split(' ').length < 3) return []
  const found: [number, number][] = []
  for (let at = sentence.indexOf(part); at >= 0; at = sentence.indexOf(part, at + 1)) found.push([at, at + part.length])
  return found
}

/** Sentences of the register that no text has any more. */
export function gone(texts: readonly PlacedText[], entries: readonly Entry[]): string[] {
  const all = texts.map(({ text }) => text).join('\n')
  return entries.flatMap(({ sentences }) => sentences).filter((part) => !all.includes(part))
}
