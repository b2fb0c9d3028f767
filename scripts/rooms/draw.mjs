import { readFileSync, writeFileSync } from 'node:fs'
import { engineOf } from './engines.mjs'
import { arrowsOf } from './find-faults.mjs'
import { importsOf } from './imports.mjs'

const [begin, end] = ['<!-- rooms: made by `node scripts/rooms.mjs --draw` -->', '<!-- end of rooms -->']

/** Every room with what it imports from, the highest floor first, as rows of a table. */
export function drawRooms(sources, { floors }) {
  const below = new Map()
  for (const { fromRoom, toRoom } of arrowsOf(sources))
    below.set(fromRoom, (below.get(fromRoom) ?? new Set()).add(toRoom))
  const rows = floors.flatMap(({ name, rooms }, floor) =>
    rooms.map((room) => `| ${floor} ${name} | ${room} | ${[...(below.get(room) ?? [])].sort().join(', ') || '–'} |`),
  )
  return ['| floor | room | imports from |', '|---|---|---|', ...rows.reverse()].join('\n')
}

/** Every engine with the engines that it asks, and the parts of the product that ask it, as rows of a table. */
export function drawEngines(sources) {
  const [asks, askedBy] = [new Map(), new Map()]
  const note = (map, key, one) => map.set(key, (map.get(key) ?? new Set()).add(one))
  const engines = new Set([...sources.keys()].map(engineOf).filter((engine) => engine !== null))
  for (const { from, to } of importsOf(sources)) {
    const [here, there] = [engineOf(from), engineOf(to)]
    if (there === null || here === there) continue
    const [top, room, ...rest] = from.split('/')
    if (here !== null) note(asks, here, there)
    else if (top === 'app') note(askedBy, there, 'the pages')
    else if (top === 'server') note(askedBy, there, rest.length > 0 ? room : 'programs')
  }
  const listed = (set) => [...(set ?? [])].sort().join(', ') || '–'
  const rows = [...engines]
    .sort()
    .map((engine) => `| ${engine} | ${listed(asks.get(engine))} | ${listed(askedBy.get(engine))} |`)
  return ['| engine | asks | is asked by |', '|---|---|---|', ...rows].join('\n')
}

/** Puts the drawing between its two marks in a page. @returns whether the page was as it should be before. */
export function writeDrawing(file, drawing, { isCheck }) {
  const page = readFileSync(file, 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`${file} has no place for the drawing: ${begin} … ${end}`)
  const drawn = `${before}${begin}\n\n${drawing}\n\n${end}${after}`
  if (!isCheck && drawn !== page) writeFileSync(file, drawn)
  return drawn === page
}
