import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import type { Position } from '../../engines/places/index.ts'
import type { Country } from '../../contract/places/countries.ts'

/** A line of an operator's table of places. */
export type TableRow =
  | (Position & { kind: 'outcode'; outcode: string; country: Country; town: string | null })
  | (Position & { kind: 'settlement'; name: string; county: string | null; country: Country; population: number })
  | (Position & { kind: 'postcode'; postcode: string })
  /** A line that names no place, or one without a position. */
  | { kind: 'skipped'; why: string }

/** The file is no table of places that we can read; the message is for the operator. */
export class UnknownTable extends Error {}

/**
 * Reads a CSV of places, gzipped (*.gz) or not, line by line: a file of gigabytes takes no more memory than a small one.
 * What it holds is told by its header:
 * - postcodes: a column `pcds`, `pcd`, `pcd7`, `pcd8` or `postcode` (the ONS Postcode Directory), `lat` and `long`;
 * - outcodes: a column `outcode`, or `routingKey` (Eircode), and a position; `town` or `postTown` where there is one;
 * - settlements: a column `name` and a position; `county` and `population` where there are.
 * @throws UnknownTable when the header is none of these, Error when the file cannot be read.
 */
export async function* readTable(file: string): AsyncGenerator<TableRow> {
  // What goes wrong on the way is told by the loop over the lines.
  const parser = parse({ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true })
  const source = createReadStream(file)
  const lines = file.endsWith('.gz')
    ? pipeline(source, createGunzip(), parser, () => {})
    : pipeline(source, parser, () => {})
  let read: ((fields: readonly string[]) => TableRow) | null = null
  for await (const fields of lines as AsyncIterable<string[]>) {
    if (read) yield read(fields)
    else read = readerFor(fields, file)
  }
}

function readerFor(header: readonly string[], file: string): (fields: readonly string[]) => TableRow {
  const columns = new Map(header.map((name, index) => [name.toLowerCase().replace(/[^a-z0-9]/g, ''), index]))
  const find = (...names: string[]) => names.map((name) => columns.get(name)).find((index) => index !== undefined)
  const lat = find('lat', 'latitude')
  const lng = find('lng', 'long', 'lon', 'longitude')
  const postcode = find('pcds', 'pcd', 'pcd8', 'pcd7', 'postcode')
  const outcode = find('outcode', 'routingkey')
  const name = find('name', 'settlement', 'placename')
  if (lat === undefined || lng === undefined)
    throw new UnknownTable(`${file}: the header has no columns lat and lng (or long)`)
  const cell = (fields: readonly string[], index: number | undefined) =>
    index === undefined ? '' : (fields[index] ?? '')
  const positionOf = (fields: readonly string[]) => positionIn(cell(fields, lat), cell(fields, lng))

  if (postcode !== undefined) {
    return (fields) => {
      const position = positionOf(fields)
      const text = cell(fields, postcode).toUpperCase().replaceAll(' ', '')
      if (!position) return { kind: 'skipped', why: 'no position' }
      return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(text)
        ? { kind: 'postcode', postcode: text, ...position }
        : { kind: 'skipped', why: 'no postcode' }
    }
  }
  if (outcode !== undefined) {
    const country = columns.has('routingkey') ? 'IE' : 'GB'
    const town = find('town', 'posttown')
    return (fields) => {
      const position = positionOf(fields)
      const text = cell(fields, outcode).toUpperCase()
      if (!position) return { kind: 'skipped', why: 'no position' }
      if (!/^[A-Z]{1,2}\d[A-Z\d]?$/.test(text)) return { kind: 'skipped', why: 'no outcode' }
      return { kind: 'outcode', outcode: text, country, town: cell(fields, town) || null, ...position }
    }
  }
  if (name === undefined)
    throw new UnknownTable(`${file}: the header has no column postcode, outcode, routingKey or name`)
  const county = find('county', 'countyname')
  const population = find('population')
  const country = find('country')
  return (fields) => {
    const position = positionOf(fields)
    const text = cell(fields, name)
    if (!position) return { kind: 'skipped', why: 'no position' }
    if (text === '' || text.includes('\uFFFD')) return { kind: 'skipped', why: 'no name' }
    return {
      kind: 'settlement',
      // 'ABERGAVENNY/Y FENNI': the first is the name that ads use.
      name: inSmallLetters(text.split('/')[0]!.trim()),
      county: cell(fields, county) || null,
      country: /^(ie|ireland|irl)$/i.test(cell(fields, country)) ? 'IE' : 'GB',
      population: Math.max(0, Math.round(Number(cell(fields, population)) || 0)),
      ...position,
    }
  }
}

/** The ONS writes 99.999999 where a postcode has no position. Anything outside the islands' frame is a mistake. */
function positionIn(latText: string, lngText: string): Position | null {
  const lat = Number(latText)
  const lng = Number(lngText)
  const isOurs = latText !== '' && lngText !== '' && lat >= 48.5 && lat <= 61.5 && lng >= -11.5 && lng <= 2.5
  return isOurs ? { lat, lng } : null
}

/** Some tables give towns in capitals: 'ABERAERON' → 'Aberaeron', 'STOKE-ON-TRENT' → 'Stoke-on-Trent'. */
function inSmallLetters(name: string): string {
  if (name !== name.toUpperCase()) return name
  const small = new Set([
    'on',
    'upon',
    'in',
    'le',
    'la',
    'de',
    'the',
    'under',
    'and',
    'by',
    'y',
    'yr',
    'of',
    'cum',
    'next',
    'super',
  ])
  return name
    .toLowerCase()
    .split(/(?<=[ -])/)
    .map((word, index) =>
      index > 0 && small.has(word.replace(/[ -]$/, '')) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')
}
