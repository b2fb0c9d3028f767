import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { mutationsIn, type Mutation } from './mutators.ts'

/** A change with its place. `id` stays the same while the line that it is on does. */
export type Mutant = Mutation & { id: string; path: string; room: string; line: number; before: string; after: string }

const folders = ['contract', 'engines', 'server', 'app', 'sandbox']

/** `server/questions` of a file in that folder, `engines/places` likewise; contract, app and sandbox are a room each, and so is what lies in server/ itself. */
export function roomOf(path: string): string {
  const [top, room, ...rest] = path.split('/')
  if (top !== 'server' && top !== 'engines') return top!
  return rest.length > 0 ? `${top}/${room}` : top
}

/** Every file that is mutated, by room; tests and what only they use are left out. */
export function filesByRoom(root: string): Map<string, string[]> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => posix.join(folder, String(name))),
  )
  const isMutated = (path: string) =>
    /\.tsx?$/u.test(path) && !/\.(?:test|fixtures|d)\.tsx?$/u.test(path) && !/\/(?:fixtures|data|texts)\//u.test(path)
  return Map.groupBy(paths.filter(isMutated).toSorted(), roomOf)
}

/** Every mutant of a file. */
export function mutantsOf(root: string, path: string): Mutant[] {
  const text = readFileSync(join(root, path), 'utf8')
  const seen = new Map<string, number>()
  return mutationsIn(path, text).map((mutation) => {
    const before = linesAround(text, mutation.start, mutation.end)
    const { start, end } = mutation
    const [from, to] = [lineStart(text, start), lineEnd(text, end)]
    const after = text.slice(from, start) + mutation.replacement + text.slice(end, to)
    const key = `${path}\n${mutation.kind}\n${before}\n${after}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    const id = createHash('sha256').update(`${key}\n${nth}`).digest('hex').slice(0, 10)
    const line = text.slice(0, start).split('\n').length
    return { ...mutation, id, path, room: roomOf(path), line, before: before.trim(), after: after.trim() }
  })
}

function linesAround(text: string, start: number, end: number): string {
  return text.slice(lineStart(text, start), lineEnd(text, end))
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at))
