import { importsOf } from './imports.mjs'

/** A file that programs read to wire a room: its calls, tasks and commands, what it keeps of people, and its part of what a backup must not lose. */
const wiring =
  /^server\/[^/]+\/(?:.*\/)?(?:(?:[a-z-]+-)?api|(?:[a-z-]+-)?tasks|personal-data|protected|commands|[a-z-]+-command)\.ts$/u

/** Further doors of a room, each for a process that may not, or need not, load the rest of it. */
const secondDoors = new Set([
  // What opens people's passwords, and the browser that fills in forms, are for the program that applies.
  'server/applications/runner/index.ts',
  'server/credentials/opening/index.ts',
  'server/applying/browser/index.ts',
  // A backup is proved to hold the key of the passwords.
  'server/credentials/opening/vault-in-backups.ts',
  // The process that reads CVs has no database.
  'server/places/gazetteer.ts',
  // The program that starts all others loads nothing of theirs.
  'server/credentials/vault-environment.ts',
  // Every program makes the services; only one serves pages.
  'server/web/overload/load.ts',
])

/** What measures the product and tries it out may look behind doors. */
const ofProduct = /^(?:app|contract|engines|sandbox|server)\//u

/** The room of a file in a folder of server/; null: it is somewhere else. */
function roomOf(path) {
  const [top, room, ...rest] = path.split('/')
  return top === 'server' && rest.length > 0 ? room : null
}

/** A file of server/ that is in no folder wires rooms, and takes what is made for that by its file. */
const isWired = ({ from, to }) => roomOf(from) === null && from.startsWith('server/') && wiring.test(to)

/**
 * How the rooms of server/ are entered. A room with an `index.ts` has a door: everybody else imports that, and nothing behind it.
 * @param {Map<string, string>} sources by their paths
 * @returns {{ faults: string[], open: { room: string, files: number }[], closed: { room: string, names: number }[] }} `files`: of an open room, so many
 * of its files are reached from outside; `names`: so many stand at the door of a closed one.
 */
export function doorsOf(sources) {
  const faults = []
  const reached = new Map()
  const hasDoor = (room) => sources.has(`server/${room}/index.ts`)
  for (const arrow of importsOf(sources)) {
    const { from, to } = arrow
    const room = roomOf(to)
    if (room === null || roomOf(from) === room || !ofProduct.test(from) || isWired(arrow)) continue
    if (!hasDoor(room)) reached.set(room, (reached.get(room) ?? new Set()).add(to))
    else if (to !== `server/${room}/index.ts` && !secondDoors.has(to))
      faults.push(`past the door of a room: ${from} imports ${to}`)
  }
  const rooms = [...new Set([...sources.keys()].map(roomOf).filter((room) => room !== null))].sort()
  return {
    faults,
    open: rooms.filter((room) => reached.has(room)).map((room) => ({ room, files: reached.get(room).size })),
    closed: rooms
      .filter(hasDoor)
      .map((room) => ({ room, names: namesAt(sources.get(`server/${room}/index.ts`)).length })),
  }
}

/** The names that a door gives out. */
function namesAt(text) {
  return [...text.matchAll(/^export\s+(?:type\s+)?\{(?<names>[^}]*)\}/gmu)].flatMap(({ groups }) =>
    groups.names.split(',').filter((name) => name.trim() !== ''),
  )
}

/** More names than this at one door: the room is two rooms, or leaks. */
const manyNames = 20

/** How the rooms stand, in lines for whoever runs the check. */
export function describeDoors({ open, closed }) {
  const lines = [
    `Doors: ${closed.length} ${closed.length === 1 ? 'room' : 'rooms'} with ${sum(closed.map(({ names }) => names))} names; ${open.length} without, reached at ${sum(open.map(({ files }) => files))} files: ${open
      .toSorted((a, b) => b.files - a.files)
      .map(({ room, files }) => `${room} ${files}`)
      .join(', ')}`,
  ]
  for (const { room, names } of closed)
    if (names > manyNames) lines.push(`${room} has ${names} names at its door: it is two rooms, or leaks`)
  return lines
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
