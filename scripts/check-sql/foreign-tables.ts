import type { Part } from './sql-text.ts'
import type { Use } from './tables-used.ts'

/** Which room of server/ owns each table, and what others may read. */
export type Ownership = {
  /** Tables by the room that alone writes them. */
  owners: Readonly<Record<string, readonly string[]>>
  /** A room that may read a foreign table, and why. */
  readings: readonly Reading[]
}

type Reading = {
  from: string
  table: string
  /** Also with a lock on the rows that it reads: 'for update', 'for share'. */
  locks?: true
  because: string
}

/** Files of server/ that are in no folder: what puts the rooms together. */
const programs = 'programs'

/** Finds statements that use another room's table; `rest` tells afterwards which lines of the table are wrong or not needed. */
export function foreignTables({ owners, readings }: Ownership) {
  const ownerOf = new Map(Object.entries(owners).flatMap(([room, tables]) => tables.map((table) => [table, room])))
  const unused = new Set(readings)

  return { faultsOf, rest }

  /** @param parts the pieces of source that the statement was put together from. */
  function faultsOf(uses: readonly Use[], parts: readonly Part[], callFile: string): string[] {
    return uses.flatMap(({ table, how }) => {
      const owner = ownerOf.get(table)
      const naming = parts.filter(({ text }) => new RegExp(`\\b${table}\\b`, 'i').test(text)).map(({ file }) => file)
      const files = new Set(naming.length > 0 ? naming : [callFile])
      return [...files].flatMap((file) => {
        const room = roomOf(file)
        if (room === null || owner === undefined || owner === room) return []
        const permitted = readings.find((one) => one.from === room && one.table === table)
        if (permitted && (how === 'reads' || (how === 'locks' && permitted.locks))) {
          // A permission to lock is needed only by a statement that locks.
          if (how === 'locks' || !permitted.locks) unused.delete(permitted)
          return []
        }
        return [`${file} ${how} ${table}, which belongs to ${owner}; ask that room by one of its functions.`]
      })
    })
  }

  /** @param tables all that the schema has. */
  function rest(tables: readonly string[]): string[] {
    const named = Object.values(owners).flat()
    return [
      ...tables.filter((table) => !ownerOf.has(table)).map((table) => `the table ${table} has no owner`),
      ...named.filter((table) => !tables.includes(table)).map((table) => `there is no table ${table} to own`),
      ...named
        .filter((table, index) => named.indexOf(table) !== index)
        .map((table) => `the table ${table} has two owners`),
      ...[...unused].map(({ from, table }) => `nothing needs this permission any more: ${from} reads ${table}`),
    ]
  }
}

/** The room of a file of server/; null where it is somewhere else. */
function roomOf(file: string): string | null {
  const [top, room, ...more] = file.split('/')
  if (top !== 'server') return null
  return more.length > 0 ? (room ?? null) : programs
}
