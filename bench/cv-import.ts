/*
 * How well CV files are understood: `node bench/cv-import.ts FOLDER` reads every CV in a folder. With a `ground-truth.json` there, each
 * field is counted as found, wrong or missed; without one, the proposals are printed to be read. See docs/cv-import.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { placesOf } from '../engines/cv-reading/index.ts'
import { compare, Truth, type Field, type Verdict } from './cv-import/compare.ts'
import { describeProposal } from '../engines/cv-reading/describe-proposal.fixtures.ts'
import { propose } from './cv-import/propose.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

const [folder, ...only] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder? node bench/cv-import.ts FOLDER [FILE…]')
const places = placesOf(createGazetteer())
const truthFile = join(folder, 'ground-truth.json')
const truths = existsSync(truthFile) ? z.array(Truth).parse(JSON.parse(readFileSync(truthFile, 'utf8'))) : null

type Counts = Record<Verdict, number>
const none = (): Counts => ({ found: 0, wrong: 0, missed: 0 })
const byField = new Map<Field, Counts>()
const byFormat = new Map<string, Counts>()
const files = readdirSync(folder).filter(
  (name) =>
    ['.pdf', '.docx', '.doc', '.odt', '.rtf', '.json', '.xml', '.txt'].includes(extname(name)) &&
    name !== 'ground-truth.json',
)

for (const name of files.filter((name) => only.length === 0 || only.includes(name)).sort()) {
  const made = await propose(readFileSync(join(folder, name)), name, places)
  if (made === null) {
    console.log(`${name}: no text`)
    continue
  }
  const { proposal, text } = made
  const truth = truths?.find(({ files }) => files.includes(name))
  if (truth === undefined || only.length > 0) console.log(`\n== ${name}\n  ${describeProposal(proposal).join('\n  ')}`)
  if (truth === undefined) continue
  for (const { field, verdict, wanted, got } of compare(proposal.cv, truth, text)) {
    for (const [map, key] of [
      [byField, field],
      [byFormat, extname(name).slice(1)],
    ] as const) {
      const counts = (map as Map<string, Counts>).get(key) ?? none()
      counts[verdict]++
      ;(map as Map<string, Counts>).set(key, counts)
    }
    if (verdict !== 'found')
      console.log(`${name}: ${field} ${verdict}: wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`)
  }
}

if (truths !== null) {
  table('field', byField)
  table('format', byFormat)
}

/** Precision: of what was proposed, how much is right; recall: of what is in the file, how much was found. A wrong value counts against both. */
function table(head: string, map: ReadonlyMap<string, Counts>): void {
  console.log(`\n| ${head} | found | wrong | missed | precision | recall |\n|---|---:|---:|---:|---:|---:|`)
  for (const [key, { found, wrong, missed }] of map)
    console.log(
      `| ${key} | ${found} | ${wrong} | ${missed} | ${percent(found, found + wrong)} | ${percent(found, found + wrong + missed)} |`,
    )
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}
