import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'
import { readConfig } from '../platform/config.ts'
import { loadExtraPlaces } from './extra-places.ts'
import { importPlacesCommand } from './import-places.ts'
import { importTable } from './import-table.ts'
import { createGazetteer } from './gazetteer.ts'

const outcodes = `outcode,lat,lng,town,district,region,country
LS6,53.8231,-1.5721,Leeds,Leeds,Yorkshire and The Humber,England
LS99,53.7,-1.5,Leeds,Leeds,,England
LS77,,,Leeds,Leeds,,England
nonsense,53.7,-1.5,,,,
`
const routingKeys = `routingKey,postTown,county,lat,lng
H91,Galway,Galway,53.2801,-9.0511
`
const settlements = `name,county,lat,lng
WYTHAM PARVA,Oxfordshire,51.781,-1.312
Little Nowhere,Kent,51.2,0.6
Scotland,Lincolnshire,52.83,-0.5
Leeds,Leeds,53.8,-1.55
Trefnowhere/Tre Ddim,Ceredigion/Sir Ceredigion,52.2,-4.1
`
/** The columns of the ONS Postcode Directory that count, with some of the others around them. */
const directory = `pcd,pcd2,pcds,dointr,doterm,oscty,oslaua,lat,long,imd
"LS6 1AA","LS6  1AA","LS6 1AA",198001,,"E99999999","E08000035",53.8201,-1.5751,100
"LS6 1AB","LS6  1AB","LS6 1AB",198001,,"E99999999","E08000035",53.8203,-1.5753,100
"LS6 1AA","LS6  1AA","LS6 1AA",198001,,"E99999999","E08000035",53.8205,-1.5755,100
"GY1 1AA","GY1  1AA","GY1 1AA",198001,,"L99999999","L99999999",99.999999,0.000000,
`

async function withFiles(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return {
    path: (name: string) => join(folder, name),
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true }),
  }
}

const options = { signal: new AbortController().signal, onProgress: () => {} }

test('a table of outcodes is read, again without harm, and moves them', async () => {
  await using database = await aDatabase()
  await using files = await withFiles({ 'outcodes.csv': outcodes, 'keys.csv.gz': gzipSync(routingKeys) })

  const counts = { read: 4, kept: 2, skipped: { 'no position': 1, 'no outcode': 1 }, outcodes: 0 }
  expect(await importTable(database.db, files.path('outcodes.csv'), options)).toEqual(counts)
  expect(await importTable(database.db, files.path('outcodes.csv'), options)).toEqual(counts)
  expect(await importTable(database.db, files.path('keys.csv.gz'), options)).toMatchObject({ kept: 1 })

  const extra = await loadExtraPlaces(database.db)
  expect(extra.outcodes.size).toBe(3)
  const gazetteer = createGazetteer(extra)
  expect(gazetteer.resolve('LS6')).toMatchObject({ place: { lat: 53.8231, lng: -1.5721, label: 'LS6, Headingley' } })
  expect(gazetteer.resolve('LS6 1AA')).toMatchObject({ place: { lat: 53.8231, kind: 'postcode' } })
  expect(gazetteer.resolve('LS99 1AA')).toMatchObject({ place: { lat: 53.7, label: 'LS99 1AA' } })
  expect(gazetteer.resolve('H91')).toMatchObject({ place: { lat: 53.2801, country: 'IE', label: 'H91, Galway' } })
})

test('a table of settlements adds villages, and leaves towns and countries alone', async () => {
  await using database = await aDatabase()
  await using files = await withFiles({ 'settlements.csv.gz': gzipSync(settlements) })
  expect(await importTable(database.db, files.path('settlements.csv.gz'), options)).toMatchObject({ read: 5, kept: 5 })

  const gazetteer = createGazetteer(await loadExtraPlaces(database.db))
  const plain = createGazetteer()
  expect(gazetteer.counts.towns).toBe(plain.counts.towns + 3)
  expect(gazetteer.resolve('Wytham Parva')).toMatchObject({
    place: { label: 'Wytham Parva, Oxfordshire', kind: 'town' },
  })
  expect(gazetteer.resolve('Little Nowhere, Kent')).toMatchObject({ place: { label: 'Little Nowhere, Kent' } })
  expect(gazetteer.resolve('Trefnowhere')).toMatchObject({
    place: { label: 'Trefnowhere, Ceredigion', county: 'Ceredigion' },
  })
  expect(gazetteer.resolve('Leeds')).toEqual(plain.resolve('Leeds'))
  expect(gazetteer.resolve('Scotland')).toMatchObject({ place: { id: 'country:scotland' }, others: [] })
  expect(plain.resolve('Wytham Parva')).toMatchObject({ kind: 'unknown' })
})

test('the ONS Postcode Directory becomes positions of postcodes', async () => {
  await using database = await aDatabase()
  await using files = await withFiles({ 'onspd.csv': directory })
  await database.db.query(`insert into postcodes (postcode, lat, lng, asked_at) values ('LS61AB', null, null, now())`)
  const counts = { read: 4, kept: 3, skipped: { 'no position': 1 }, outcodes: 0 }
  expect(await importTable(database.db, files.path('onspd.csv'), options)).toEqual(counts)
  expect(await importTable(database.db, files.path('onspd.csv'), options)).toEqual(counts)

  const { rows } = await database.db.query(`select postcode, lat, lng, asked_at from postcodes order by postcode`)
  expect(rows).toEqual([
    { postcode: 'LS61AA', lat: 53.8205, lng: -1.5755, asked_at: null },
    { postcode: 'LS61AB', lat: 53.8203, lng: -1.5753, asked_at: null },
  ])
})

test('an outcode of many postcodes lies in their middle', async () => {
  await using database = await aDatabase()
  const lines = [...'ABDEFGHJLN'].map((letter, index) => `LS6 2A${letter},${53.82 + index / 1000},-1.57`)
  await using files = await withFiles({ 'postcodes.csv': `postcode,lat,long\n${lines.join('\n')}\n` })
  expect(await importTable(database.db, files.path('postcodes.csv'), options)).toMatchObject({ kept: 10, outcodes: 1 })
  const { outcodes } = await loadExtraPlaces(database.db)
  expect([...outcodes]).toMatchObject([['GB LS6', { lat: expect.closeTo(53.8245, 4), lng: expect.closeTo(-1.57, 4) }]])
})

test('a stop keeps what was read', async () => {
  await using database = await aDatabase()
  const lines = Array.from({ length: 6_000 }, (_, index) => `Hamlet ${index},Kent,${50 + index / 10_000},0.5`)
  await using files = await withFiles({ 'settlements.csv': `name,county,lat,lng\n${lines.join('\n')}\n` })
  const stopping = new AbortController()
  stopping.abort()
  const counts = await importTable(database.db, files.path('settlements.csv'), { ...options, signal: stopping.signal })
  expect(counts).toMatchObject({ read: 5_000, kept: 5_000 })
  expect((await loadExtraPlaces(database.db)).settlements).toHaveLength(5_000)
})

test('the command tells what it did, and what it cannot read', async () => {
  await using database = await aDatabase()
  await using files = await withFiles({
    'outcodes.csv': outcodes,
    'jobs.csv': 'title,pay\nNurse,1\n',
    'no-name.csv': 'lat,lng\n1,2\n',
  })
  const printed: string[] = []
  const context = {
    config: readConfig({}),
    log: pino({ level: 'silent' }),
    databaseUrl: database.url,
    print: (line: string) => printed.push(line),
    signal: options.signal,
  }
  await importPlacesCommand.run([files.path('outcodes.csv')], context)
  expect(printed).toContain('  4 lines read, 2 kept, 1 skipped: no position, 1 skipped: no outcode')

  await expect(importPlacesCommand.run([], context)).rejects.toThrow('needs a file')
  await expect(importPlacesCommand.run([files.path('jobs.csv')], context)).rejects.toThrow('no columns lat and lng')
  await expect(importPlacesCommand.run([files.path('no-name.csv')], context)).rejects.toThrow(
    'no column postcode, outcode',
  )
  await expect(importPlacesCommand.run([files.path('missing.csv')], context)).rejects.toThrow('missing.csv')
})
