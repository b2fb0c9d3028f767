/**
 * Measures whether a match tells the CV of somebody who does a job from any other, and from that of somebody next door; figures of
 * docs/cv-match.md come from here.
 *
 *   node bench/cv-match.ts FOLDER [--half tune|report|all] [--cut CHARACTERS] [--show NAME] [--read COUNT]
 *
 * FOLDER has `cvs/` (folders of CV files, with or without a ground-truth.json), `jobs/` (ads as *.jsonl.gz) and `taxonomy/`
 * (esco-occupations.jsonl.gz). Half of the CVs and ads is for tuning, and half only ever reported on. --show prints the pairs of one CV.
 * --read prints so many results drawn with a fixed seed, a third of each kind of pair, with all that was compared, to be read by eye.
 * --cut leaves so many characters of each ad, as the boards do that send only its beginning.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  matchCv,
  readCvForMatch,
  requirementsOf,
  type Requirement,
  ownTaxonomy,
  createVocabulary,
} from '../engines/matching/index.ts'
import { readAds, type Ad } from './cv-match/ads.ts'
import { ownCvs, readCvs, type BenchCv } from './cv-match/cvs.ts'
import { auc, bootstrap, median, seededRandom } from './cv-match/figures.ts'
import { kindOf, type Kind } from './cv-match/pairs.ts'
import { EscoTitles } from './cv-match/titles.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'report' },
    cut: { type: 'string' },
    show: { type: 'string' },
    read: { type: 'string' },
  },
})
const folder = positionals[0]
if (folder === undefined) throw new Error('Say which folder: node bench/cv-match.ts FOLDER')

/** Pairs of a kind that one CV gives: a trade of which there are hundreds of ads must not drown the others. */
const mostPairs = 60
const today = new Date('2026-09-01')

/** By groups of ISCO-08. */
const sectors: readonly (readonly [string, readonly string[]])[] = [
  ['health and care', ['22', '32', '53', '2635']],
  ['computing', ['25', '35']],
  ['business, law and office', ['12', '24', '26', '33', '41', '42', '43']],
  ['teaching and research', ['23', '2131']],
  ['engineering and trades', ['214', '31', '7']],
  ['management, retail, hospitality, transport', ['11', '14', '5120', '3434', '52', '8', '9']],
]

const titles = new EscoTitles(folder)
const cut = options.cut === undefined ? Infinity : Number(options.cut)
const ads = readAds(folder, titles)
  .filter(({ id }) => isInHalf(`ad ${id}`))
  .map((ad) => (ad.text.length > cut ? { ...ad, text: `${ad.text.slice(0, cut)}…` } : ad))
const cvFolders = existsSync(join(folder, 'cvs')) ? readdirSync(join(folder, 'cvs')) : []
const given = await Promise.all(cvFolders.map(async (name) => await readCvs(join(folder, 'cvs', name), titles)))
const cvs = [...ownCvs(titles), ...given.flat()].filter(({ name }) => isInHalf(`cv ${name}`))
const vocabulary = createVocabulary([ownTaxonomy])
const asked = new Map<string, readonly Requirement[]>()

type Scores = Record<Kind, number[]>
/** Every pair that was scored, in the order of scoring, for the sample to be read. */
const pairsScored: { kind: Kind; cv: BenchCv; ad: Ad }[] = []
type Scored = { cv: BenchCv; scores: Scores }
const scored = cvs.map((cv): Scored => ({ cv, scores: scoresOf(cv) }))

if (options.read !== undefined) tellSample(Number(options.read))
console.log(`half '${options.half}': ${cvs.length} CVs, ${ads.length} ads`)
for (const { cv, scores } of scored) {
  const { true: same, near, random } = scores
  if (same.length > 0)
    console.log(
      `  ${cv.name.padEnd(36)} ${medians(scores)}; AUC ${auc(same, random).toFixed(3)}, ${auc(same, near).toFixed(3)}`,
    )
}
console.log('\nall')
tell(scored)
for (const [name, groups] of sectors) {
  const of = scored.filter(({ cv }) => cv.units.some((unit) => groups.some((group) => unit.startsWith(group))))
  if (of.some(({ scores }) => scores.true.length > 0)) {
    console.log(`\n${name}`)
    tell(of)
  }
}

function isInHalf(name: string): boolean {
  if (options.half === 'all') return true
  const isReport = createHash('sha1').update(name).digest()[0]! % 2 === 0
  return isReport === (options.half === 'report')
}

function scoresOf(cv: BenchCv): Scores {
  const random = seededRandom(createHash('sha1').update(cv.name).digest().readUInt32LE(0))
  const facts = readCvForMatch(vocabulary, cv.text)
  const pairs: Record<Kind, { ad: Ad; order: number }[]> = { true: [], near: [], random: [] }
  for (const ad of ads) {
    const kind = kindOf(cv, ad)
    if (kind !== null) pairs[kind].push({ ad, order: random() })
  }
  const scores: Scores = { true: [], near: [], random: [] }
  for (const kind of ['true', 'near', 'random'] as const) {
    for (const { ad } of pairs[kind].sort((a, b) => a.order - b.order).slice(0, mostPairs)) {
      const { percent } = matchCv(vocabulary, requirements(ad), facts, today)
      scores[kind].push(percent)
      pairsScored.push({ kind, cv, ad })
      if (options.show !== undefined && cv.name.includes(options.show)) console.log(`${kind} ${percent} ${ad.title}`)
    }
  }
  return scores
}

function tellSample(count: number): void {
  const random = seededRandom(13)
  for (const kind of ['true', 'near', 'random'] as const) {
    const drawn = pairsScored.filter((pair) => pair.kind === kind).map((pair) => ({ ...pair, order: random() }))
    for (const { cv, ad } of drawn.sort((a, b) => a.order - b.order).slice(0, Math.ceil(count / 3))) {
      const match = matchCv(vocabulary, requirements(ad), readCvForMatch(vocabulary, cv.text), today)
      console.log(`\n== ${kind} ${match.percent} %: ${cv.name} (${cv.titles.join(' / ')}) – ${ad.title} [${ad.id}]`)
      for (const { what, importance, where } of match.found)
        console.log(`  found   ${what} (${importance}) – ${where.entry ?? where.section}: ${where.line.slice(0, 90)}`)
      for (const { what, importance, why } of match.weak) console.log(`  weak    ${what} (${importance}) – ${why}`)
      for (const { what, importance, sentence } of match.missing)
        console.log(`  missing ${what} (${importance}) – ${sentence.slice(0, 110)}`)
      console.log(`  ${match.reasons.join(' ')}`)
    }
  }
}

function requirements(ad: Ad): readonly Requirement[] {
  const before = asked.get(ad.id)
  if (before !== undefined) return before
  const found = requirementsOf(vocabulary, ad)
  asked.set(ad.id, found)
  return found
}

function tell(of: readonly Scored[]): void {
  const all = (sample: readonly Scored[], kind: Kind): number[] => sample.flatMap(({ scores }) => scores[kind])
  const random = seededRandom(1)
  const figure = (name: string, value: (sample: readonly Scored[]) => number, digits: number): void => {
    const [low, high] = bootstrap(of, value, random)
    console.log(`  ${name}: ${value(of).toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`)
  }
  console.log(
    `  pairs: ${all(of, 'true').length} true, ${all(of, 'near').length} near, ${all(of, 'random').length} random`,
  )
  for (const kind of ['true', 'near', 'random'] as const)
    figure(`median of ${kind}`, (sample) => median(all(sample, kind)), 0)
  figure('AUC true over random', (sample) => auc(all(sample, 'true'), all(sample, 'random')), 3)
  figure('AUC true over near', (sample) => auc(all(sample, 'true'), all(sample, 'near')), 3)
  const below = all(of, 'random').filter((percent) => percent < 21).length / all(of, 'random').length
  console.log(`  random below 21: ${(100 * below).toFixed(1)} %`)
}

function medians(scores: Scores): string {
  return (['true', 'near', 'random'] as const)
    .map((kind) => `${kind} ${String(scores[kind].length).padStart(2)} × ${String(median(scores[kind])).padStart(3)}`)
    .join(', ')
}
