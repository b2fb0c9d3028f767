import { readFileSync, writeFileSync } from 'node:fs'
import { arrowsOf } from './find-faults.mjs'

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
