import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { people } from '../../engines/matching/people.fixtures.ts'
import { read } from '../../server/cvs/files/child/read.ts'
import { mainWords, type EscoTitles, type Occupation } from './titles.ts'

export type BenchCv = {
  name: string
  text: string
  /** What they are: the headline and the latest job. */
  titles: readonly string[]
  occupations: readonly Occupation[]
  /** Units of ISCO-08 that they lie in. */
  units: readonly string[]
}

const Truth = z.object({
  headline: z.string(),
  experience: z.array(z.object({ title: z.string() })),
  files: z.array(z.string()),
})

/**
 * The CV files of a folder with their text as the product reads it, one file a person. Their occupation is told by their truth where
 * there is one, else by a title that stands in their first lines.
 */
export async function readCvs(folder: string, titles: EscoTitles): Promise<BenchCv[]> {
  const truthFile = join(folder, 'ground-truth.json')
  const truths = existsSync(truthFile) ? z.array(Truth).parse(JSON.parse(readFileSync(truthFile, 'utf8'))) : []
  const cvs: BenchCv[] = []
  const seen = new Set<string>()
  for (const name of readdirSync(folder).sort()) {
    if (!['.pdf', '.docx', '.doc', '.odt', '.rtf'].includes(extname(name))) continue
    const person = basename(name, extname(name))
    if (seen.has(person)) continue
    const reading = await read(extname(name).slice(1), Uint8Array.from(readFileSync(join(folder, name))))
    if (reading.kind !== 'read') continue
    seen.add(person)
    const truth = truths.find(({ files }) => files.includes(name))
    const said = truth === undefined ? firstLines(reading.text) : [truth.headline, truth.experience[0]?.title ?? '']
    const known = said.filter((line) => titles.of(line).length > 0)
    cvs.push(benchCv(name, reading.text, truth === undefined ? known.slice(0, 1) : said, titles))
  }
  return cvs
}

/** The product's own invented people: other trades, other layouts. */
export function ownCvs(titles: EscoTitles): BenchCv[] {
  return Object.entries(people).map(([name, { titles: said, text }]) => benchCv(name, text, said, titles))
}

function benchCv(name: string, text: string, said: readonly string[], titles: EscoTitles): BenchCv {
  const occupations = titles.of(said.find((line) => titles.of(line).length > 0) ?? '')
  const byHand = said.flatMap((title) => unitsByHand[mainWords(title).join(' ')] ?? [])
  const units = byHand.length > 0 ? byHand : occupations.map(({ isco }) => isco)
  return { name, text, titles: said, occupations, units: [...new Set(units)] }
}

/** Where ESCO's labels know nothing of a British title, the unit group by the definitions of ISCO-08. */
const unitsByHand: Readonly<Record<string, string[]>> = {
  'care assistant': ['5322', '5321'],
  'community pharmacist': ['2262'],
  'hr adviser': ['2423'],
  'subsea engineer': ['2144', '2146'],
  'postdoctoral research associate': ['2310', '2131'],
  'it support engineer': ['3512', '3511'],
  'retail store manager': ['1420'],
  'senior backend engineer': ['2512'],
  nurse: ['2221'],
  'staff nurse': ['2221'],
  'hgv driver': ['8332'],
  'sous chef': ['3434', '5120'],
  'chef de partie': ['5120', '3434'],
  'medical receptionist': ['4226'],
  'family solicitor': ['2611'],
  'warehouse operative': ['9333', '4321'],
  'business development manager': ['1221', '3322', '2431'],
  'marketing manager': ['1221', '2431'],
}

function firstLines(text: string): string[] {
  return text
    .split('\n')
    .slice(0, 30)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length < 80)
}
