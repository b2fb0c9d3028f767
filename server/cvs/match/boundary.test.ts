import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * A match is for the person whose CV it is (R-GDP-5): no code path may lead from the score to a decision about somebody, or to the order of
 * somebody's list. Whatever takes the score in stands here; what decides about people never may.
 */
const mayTakeItIn = [
  /^contract\/(?:cvs\/match(?:-api)?(?:\.test)?|index|named-schemas|web\/live)\.ts$/u,
  /^engines\/matching\//u,
  /^server\/cvs\/match\//u,
  // What hands it to the person who asked.
  /^server\/(?:router|commands|web)\.ts$/u,
  /^server\/web\/live-(?:requests|socket\.test)\.ts$/u,
  /^app\/ui\/cvs\/match\//u,
  /^app\/ui\/(?:results|job)\//u,
  // Where a person makes a copy of their own CV for an ad.
  /^app\/routes\/cvs\/tailor\.tsx$/u,
  /^app\/ww\/|^app\/ui\/live\//u,
  // The limit that a person sets for applications made in their own name, and what their own first page tells them.
  /^server\/applications\/plan\.ts$/u,
  /^server\/today\/find-today\.ts$/u,
  /^bench\/cv-match/u,
  /^e2e\/see-how-a-cv-fits\.spec\.ts$/u,
]
/** Names of skills, and text in lines, are of no CV and hold no score: statistics look for them in ads. */
const takesItIn =
  /from '(?:[^']*\/cvs|\.)\/match(?:-api)?\.ts'|from '[^']*cvs\/match\/(?!current-vocabulary\.ts')[^']*'|\b(?:matchCv|readCvForMatch|CvFacts)\b[^;']*from '[^']*engines\/matching\/index\.ts'/u
const skipped = new Set(['node_modules', 'build', '.react-router', '.git', 'data'])

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* sources(path)
    else if (/\.tsx?$/u.test(entry.name)) yield path
  }
}

test('nothing takes in the score of a match but what shows it to the person whose CV it is', () => {
  const folders = ['contract', 'engines', 'server', 'app', 'bench', 'e2e', 'sandbox']
  const taking = folders.flatMap((folder) =>
    [...sources(folder)].filter((path) => takesItIn.test(readFileSync(path, 'utf8'))),
  )
  expect(taking.length).toBeGreaterThan(5)
  expect(taking.filter((path) => !mayTakeItIn.some((pattern) => pattern.test(path)))).toEqual([])
})

test('no table keeps a score, and no query sorts by one', () => {
  const sql = readdirSync('migrations').map((name) => readFileSync(join('migrations', name), 'utf8'))
  expect(sql.join('\n')).not.toMatch(/match_(?:percent|score)|returned_?percent/iu)
})
