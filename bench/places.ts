/**
 * Measures the gazetteer against real ads and tables of places; figures of docs/places.md come from here.
 *
 *   node bench/places.ts FOLDER [--outcodes FILE] [--extra-outcodes FILE] [--extra-settlements FILE] [--show N]
 *
 * FOLDER holds ads as *.jsonl.gz in the form that `import-ads` reads. --show lists the N commonest texts that were not
 * understood, that differ from the board's own reading, and that are far from the board's own position.
 */
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import {
  milesBetween,
  foldPlaceName,
  type ExtraPlaces,
  type Gazetteer,
  type Place,
  type PlaceAnswer,
  outcodeKey,
} from '../engines/places/index.ts'
import { readTable } from '../server/places/place-tables.ts'
import { createGazetteer } from '../server/places/gazetteer.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    outcodes: { type: 'string' },
    'extra-outcodes': { type: 'string' },
    'extra-settlements': { type: 'string' },
    show: { type: 'string', default: '0' },
  },
})
const shown = Number(options.show)

type Ad = Record<string, unknown>
type Seen = { ads: number; answer: PlaceAnswer }

const started = performance.now()
const gazetteer = createGazetteer(await extraPlaces())
console.log(`built in ${(performance.now() - started).toFixed(0)} ms`, gazetteer.counts)
if (options.outcodes) await measureOutcodes(options.outcodes, gazetteer)
for (const folder of positionals) await measureAds(folder, gazetteer)

async function extraPlaces(): Promise<ExtraPlaces> {
  const settlements: ExtraPlaces['settlements'][number][] = []
  const outcodes = new Map<string, { lat: number; lng: number; town: string | null }>()
  for (const file of [options['extra-outcodes'], options['extra-settlements']]) {
    if (!file) continue
    for await (const row of readTable(file)) {
      if (row.kind === 'outcode') outcodes.set(outcodeKey(row.outcode, row.country), row)
      if (row.kind === 'settlement') settlements.push(row)
    }
  }
  return { settlements, outcodes: outcodes as ExtraPlaces['outcodes'] }
}

async function measureOutcodes(file: string, { find }: Gazetteer): Promise<void> {
  const miles: number[] = []
  let unknown = 0
  for await (const row of readTable(file)) {
    if (row.kind !== 'outcode') continue
    const place = find(`outcode:${row.outcode}`)
    if (place) miles.push(milesBetween(place, row))
    else unknown++
  }
  console.log(`outcodes of ${file}: ${distances(miles)}; not known ${unknown}`)
}

async function measureAds(folder: string, gazetteer: Gazetteer): Promise<void> {
  const byText = new Map<string, Seen>()
  const far = new Map<string, { ads: number; miles: number; to: string }>()
  const different = new Map<string, number>()
  const miles: number[] = []
  let ads = 0
  let agreed = 0
  let compared = 0
  const times: number[] = []
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))) {
    for await (const ad of adsOf(join(folder, name))) {
      for (const { text, position, label } of placesOf(ad)) {
        ads++
        let seen = byText.get(text)
        if (!seen) {
          const before = performance.now()
          const answer = gazetteer.resolve(text)
          times.push(performance.now() - before)
          seen = { ads: 0, answer }
          byText.set(text, seen)
        }
        seen.ads++
        const place = seen.answer.kind === 'found' ? seen.answer.place : null
        if (position && place && isSpot(place)) {
          const off = milesBetween(place, position)
          miles.push(off)
          if (off > 8) {
            const known = far.get(text) ?? { ads: 0, miles: off, to: place.label }
            known.ads++
            far.set(text, known)
          }
        }
        if (label && label !== 'UK') {
          compared++
          if (isSame(seen.answer, label)) agreed++
          else
            different.set(
              `${text} → ${print(seen.answer)} | board: ${label}`,
              (different.get(`${text} → ${print(seen.answer)} | board: ${label}`) ?? 0) + 1,
            )
        }
      }
    }
  }
  const counts = new Map<string, { ads: number; texts: number }>()
  for (const { ads, answer } of byText.values()) {
    const kind =
      answer.kind === 'found' ? (isSpot(answer.place) ? 'found: a spot' : `found: ${answer.place.kind}`) : answer.kind
    const count = counts.get(kind) ?? { ads: 0, texts: 0 }
    counts.set(kind, { ads: count.ads + ads, texts: count.texts + 1 })
  }
  console.log(`\n${folder}: ${ads} ads, ${byText.size} texts`)
  for (const [kind, count] of [...counts].sort((a, b) => b[1].ads - a[1].ads)) {
    console.log(
      `  ${kind.padEnd(16)} ${String(count.ads).padStart(7)} ads ${((100 * count.ads) / ads).toFixed(2).padStart(6)} %  ${count.texts} texts`,
    )
  }
  console.log(`  a spot against the board's own position: ${distances(miles)}`)
  console.log(`  the same name as the board's own reading: ${((100 * agreed) / compared).toFixed(2)} % of ${compared}`)
  times.sort((a, b) => a - b)
  console.log(
    `  a new text: median ${microseconds(times, 0.5)}, 95 % ${microseconds(times, 0.95)}, 99 % ${microseconds(times, 0.99)}`,
  )
  const few = [...byText.keys()].slice(0, 5_000)
  for (const text of few) gazetteer.resolve(text)
  const again = performance.now()
  for (let round = 0; round < 20; round++) for (const text of few) gazetteer.resolve(text)
  console.log(`  a repeated text: ${(((performance.now() - again) * 1000) / 100_000).toFixed(2)} µs`)
  if (shown === 0) return
  const list = (title: string, lines: [string, number][]) => {
    console.log(`\n== ${title}`)
    for (const [line, count] of lines.sort((a, b) => b[1] - a[1]).slice(0, shown))
      console.log(`${String(count).padStart(6)} ${line}`)
  }
  const of = (kind: PlaceAnswer['kind']) => [...byText].filter(([, seen]) => seen.answer.kind === kind)
  list(
    'not understood',
    of('unknown').map(([text, seen]) => [`${text} → ${print(seen.answer)}`, seen.ads]),
  )
  list(
    'abroad',
    of('abroad').map(([text, seen]) => [`${text} → ${print(seen.answer)}`, seen.ads]),
  )
  list(
    'several',
    of('several').map(([text, seen]) => [`${text} → ${print(seen.answer)}`, seen.ads]),
  )
  list(
    'far',
    [...far].map(([text, { ads, miles, to }]) => [`${text} → ${to} (${miles.toFixed(0)} miles)`, ads]),
  )
  list('different', [...different])
}

/** The texts of an ad's place, with the board's own position and reading where it gives them. */
function placesOf(ad: Ad): { text: string; position: { lat: number; lng: number } | null; label: string | null }[] {
  const texts: { text: string; position: { lat: number; lng: number } | null; label: string | null }[] = []
  const add = (text: unknown, position: { lat: number; lng: number } | null, label: unknown = null) => {
    if (typeof text === 'string' && text.trim() !== '')
      texts.push({ text: text.trim(), position, label: typeof label === 'string' ? label : null })
  }
  const own = positionOf(ad['lat'], ad['lng'])
  const posting = ad['jsonld'] as { jobLocation?: unknown } | undefined
  if (posting) {
    for (const location of [posting.jobLocation].flat()) {
      const { address, geo } = (location ?? {}) as { address?: Record<string, unknown>; geo?: Record<string, unknown> }
      const position = geo ? positionOf(Number(geo['latitude']), Number(geo['longitude'])) : null
      add(address?.['postalCode'], position)
      add(address?.['addressLocality'], position)
    }
  } else if (ad['locationRaw']) add(ad['locationRaw'], own, ad['locationNormalized'])
  else if (ad['location']) add(ad['location'], own)
  else if (ad['city']) add(ad['city'], own)
  return texts
}

function positionOf(lat: unknown, lng: unknown): { lat: number; lng: number } | null {
  return typeof lat === 'number' && typeof lng === 'number' && Number.isFinite(lat) && Number.isFinite(lng)
    ? { lat, lng }
    : null
}

async function* adsOf(file: string): AsyncGenerator<Ad> {
  // Not by readline: it also ends lines at U+2028, which stands inside texts of ads.
  let rest = ''
  for await (const piece of createReadStream(file).pipe(createGunzip()).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Ad
  }
  if (rest !== '') yield JSON.parse(rest) as Ad
}

function isSpot(place: Place): boolean {
  return ['town', 'district', 'outcode', 'postcode', 'postcode-area'].includes(place.kind)
}

/** The board's reading is a bare name: the same as ours, or one of the areas or towns around it. */
function isSame(answer: PlaceAnswer, label: string): boolean {
  const places =
    answer.kind === 'found' ? [answer.place, ...answer.others] : answer.kind === 'several' ? answer.places : []
  const board = gazetteer.resolve(label)
  const boards = board.kind === 'found' ? [board.place, ...board.others] : board.kind === 'several' ? board.places : []
  return places.some(
    (place) =>
      foldPlaceName(place.name) === foldPlaceName(label) ||
      boards.some(
        (other) =>
          other.id === place.id ||
          place.areas.includes(other.id) ||
          (isSpot(place) && isSpot(other) && milesBetween(place, other) < 10),
      ),
  )
}

function print(answer: PlaceAnswer): string {
  if (answer.kind === 'found') return answer.place.label
  if (answer.kind === 'several') return answer.places.map((place) => place.label).join(' + ')
  if (answer.kind === 'unknown') return `? ${answer.nearest.map((place) => place.label).join(', ')}`
  return answer.kind === 'abroad' ? `abroad: ${answer.name}` : answer.kind
}

function distances(miles: number[]): string {
  miles.sort((a, b) => a - b)
  const at = (share: number) => (miles[Math.floor(miles.length * share)] ?? Number.NaN).toFixed(2)
  return `${miles.length}, median ${at(0.5)} miles, 90 % ${at(0.9)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}`
}

function microseconds(sorted: number[], share: number): string {
  return `${((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000).toFixed(0)} µs`
}
