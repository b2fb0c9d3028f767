import { circlesOf } from './circles.mjs'
import { doorsOf } from './doors.mjs'
import { engineFaults } from './engines.mjs'
import { importsOf, startsOf } from './imports.mjs'

/** The programs and what only they read: files of server/ that are in no folder. */
const programs = 'programs'

/** The room of a file of server/; null: it is somewhere else. */
function roomOf(path) {
  const [top, room, ...rest] = path.split('/')
  if (top !== 'server') return null
  return rest.length > 0 ? room : programs
}

/** What leads from one room into another: imports, and programs that are started. */
export function arrowsOf(sources) {
  return [...importsOf(sources), ...startsOf(sources)]
    .map(({ from, to }) => ({ from, to, fromRoom: roomOf(from), toRoom: roomOf(to) }))
    .filter(({ fromRoom, toRoom }) => fromRoom !== null && toRoom !== null && fromRoom !== toRoom)
}

/**
 * What goes against the table, each in a sentence; nothing where all is well.
 * @param {Map<string, string>} sources by their paths
 * @param table see table.mjs
 * @returns {string[]}
 */
export function findFaults(sources, { floors, beside, exceptions }) {
  const floorOf = new Map(floors.flatMap(({ rooms }, floor) => rooms.map((room) => [room, floor])))
  const arrows = arrowsOf(sources)
  const unused = new Set([...beside, ...exceptions])
  const faults = []

  const rooms = new Set([...sources.keys()].map(roomOf).filter((room) => room !== null))
  for (const room of rooms)
    if (!floorOf.has(room)) faults.push(`server/${room}/ has no floor in scripts/rooms/table.mjs`)
  for (const room of floorOf.keys())
    if (!rooms.has(room)) faults.push(`the table has a room that is not there: ${room}`)

  for (const { from, to, fromRoom, toRoom } of arrows) {
    const [here, there] = [floorOf.get(fromRoom) ?? 0, floorOf.get(toRoom) ?? 0]
    if (here > there) continue
    const permission =
      exceptions.find((one) => one.from === from && one.to === to) ??
      (here === there ? beside.find((one) => one.from === fromRoom && one.to === toRoom) : undefined)
    if (permission) unused.delete(permission)
    else faults.push(`${here < there ? 'upward' : 'sideways'}: ${from} imports ${to} (${fromRoom} → ${toRoom})`)
  }
  for (const { from, to } of unused) faults.push(`nothing needs this line of the table any more: ${from} → ${to}`)

  faults.push(...engineFaults(sources), ...doorsOf(sources).faults)
  const isException = ({ from, to }) => exceptions.some((one) => one.from === from && one.to === to)
  const between = arrows.filter((arrow) => !isException(arrow))
  for (const circle of circlesOf(between.map(({ fromRoom, toRoom }) => ({ from: fromRoom, to: toRoom }))))
    faults.push(`a circle of rooms: ${circle.join(', ')}`)
  for (const circle of circlesOf(importsOf(sources))) faults.push(`a circle of files: ${circle.join(', ')}`)
  return faults
}
