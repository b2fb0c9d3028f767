import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDoor } from '../test/database-server.ts'
import { chooseTests, readMap, testFiles } from './mutants/choose-tests.ts'
import { drawMutants } from './mutants/draw.ts'
import { filesByRoom, mutantsOf, type Mutant } from './mutants/places.ts'
import { runTests, tryMutant, type Around, type Outcome } from './mutants/try-mutant.ts'

/**
 * npm run mutants: breaks the product in one place after the other and says which of these mutants no test notices. The working copy is
 * changed while it runs and put back after each, so it starts only where the files of the product are as they were committed.
 */
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    rooms: { type: 'string', default: '' },
    skip: { type: 'string', default: '' },
    same: { type: 'string', default: '' },
    most: { type: 'string', default: '25' },
    json: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    also: { type: 'string', default: '' },
    map: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
type Tried = Mutant & Outcome

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache', 'mutants')
const mapFile = join(cache, 'map.jsonl')
const timesFile = join(cache, 'times.json')
const most = Number(options.most)
const also = options.also === '' ? null : new RegExp(options.also, 'u')

const mutants = options.map ? [] : options.same ? sameAs(options.same) : drawn()
if (options.list) {
  for (const mutant of mutants) console.log(`${mutant.id}  ${describe(mutant)}`)
  if (options.json) writeFileSync(options.json, `${JSON.stringify(mutants, null, 2)}\n`)
} else await withDatabase(options.map ? makeMap : tryAll)

function drawn(): Mutant[] {
  const rooms = filesByRoom(root)
  const names = options.rooms === '' ? [...rooms.keys()] : options.rooms.split(',')
  const asked = names.map((name) => (rooms.has(name) ? name : `server/${name}`))
  for (const name of asked) if (!rooms.has(name)) throw new Error(`There is no room ${name}`)
  const skipped = new Set(options.skip.split(','))
  const chosen: Mutant[] = []
  for (const mutant of drawMutants(
    root,
    new Map(asked.map((name) => [name, rooms.get(name)!])),
    Number(options.seed),
  )) {
    if (chosen.length === Number(options.count)) break
    if (!skipped.has(mutant.id)) chosen.push(mutant)
  }
  return chosen
}

/** The mutants of an earlier run, wherever they have moved to; those whose line is gone are told. */
function sameAs(file: string): Mutant[] {
  const earlier = JSON.parse(readFileSync(file, 'utf8')) as Mutant[]
  return earlier.flatMap(({ id, path, line }) => {
    const same = existsSync(join(root, path)) ? mutantsOf(root, path).find((one) => one.id === id) : undefined
    if (same === undefined) console.log(`gone      ${id}  ${path}:${line}: its line was changed`)
    return same ?? []
  })
}

async function withDatabase(work: (around: Around) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const seconds = new Map(
    existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as [string, number][]) : [],
  )
  const door = await openDoor()
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    await work({ root, node: process.execPath, door: door.path, folder, seconds })
    writeFileSync(timesFile, JSON.stringify([...seconds]))
  } finally {
    await door.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs every file of tests that is not in the map yet, or those of --tests, and notes which functions it ran. */
async function makeMap(around: Around): Promise<void> {
  const known = new Set(readMap(mapFile).map(({ file }) => file))
  const wanted = testFiles(root).filter((file) => !known.has(file) && new RegExp(options.tests, 'u').test(file))
  const batch = 40
  for (let at = 0; at < wanted.length; at += batch) {
    await runTests(around, wanted.slice(at, at + batch), ['--reporter=dot'], { ROLECALL_MUTANTS_MAP: mapFile })
    console.log(`${Math.min(at + batch, wanted.length)} of ${wanted.length} files of tests looked at`)
  }
}

async function tryAll(around: Around): Promise<void> {
  refuseChanges()
  const map = readMap(mapFile)
  const all = testFiles(root)
  const tried: Tried[] = []
  for (const mutant of mutants) {
    const outcome = await tryMutant(around, mutant, chooseTests(around, mutant, { all, map, also, most }))
    tried.push({ ...mutant, ...outcome })
    const { by, why, seconds, files } = outcome
    console.log(`${outcome.outcome.padEnd(9)} ${mutant.id}  ${describe(mutant)}`)
    console.log(
      by === null
        ? `          by none of ${files.length} files (${seconds} s)`
        : `          ${by}: ${why} (${seconds} s)`,
    )
    if (options.json) writeFileSync(options.json, `${JSON.stringify(tried, null, 2)}\n`)
  }
  refuseChanges()
  const killed = tried.filter(({ outcome }) => outcome === 'killed').length
  const timedOut = tried.filter(({ outcome }) => outcome === 'timed-out').length
  console.log(`\n${killed} of ${tried.length} killed${timedOut > 0 ? `, ${timedOut} timed out: run those again` : ''}`)
  for (const [room, of] of Map.groupBy(tried, (one) => one.room)) {
    console.log(`  ${room}: ${of.filter(({ outcome }) => outcome === 'killed').length} of ${of.length}`)
  }
}

function refuseChanges(): void {
  const changed = execFileSync(
    'git',
    ['diff', '--name-only', '--', 'contract', 'engines', 'server', 'app', 'sandbox'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((path) => path !== '' && !path.includes('.test.'))
  if (changed.length > 0) throw new Error(`Commit these first, so that they can be put back: ${changed.join(', ')}`)
}

function describe({ path, line, kind, before, after }: Mutant): string {
  const short = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
  return `${path}:${line} (${kind})\n          - ${short(before)}\n          + ${short(after)}`
}
