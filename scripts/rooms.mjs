import { join } from 'node:path'
import { describeDoors, doorsOf } from './rooms/doors.mjs'
import { drawEngines, drawRooms, writeDrawing } from './rooms/draw.mjs'
import { findFaults } from './rooms/find-faults.mjs'
import { readSources } from './rooms/imports.mjs'
import * as table from './rooms/table.mjs'
import { root } from './set-up/root.mjs'

// node scripts/rooms.mjs [--draw]: whether the folders of server/ import along the floors of rooms/table.mjs, engines and rooms with
// a door are entered by it, engines import contract only, and no file is in a circle.
const sources = readSources(root)
const faults = findFaults(sources, table)
for (const line of describeDoors(doorsOf(sources))) console.log(line)
const isDrawing = process.argv.includes('--draw')
const isTrue = writeDrawing(
  join(root, 'docs', 'architecture.md'),
  `${drawRooms(sources, table)}\n\n${drawEngines(sources)}`,
  { isCheck: !isDrawing },
)
if (!isTrue && !isDrawing) faults.push('docs/architecture.md draws other imports: run node scripts/rooms.mjs --draw')
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
