import { strToU8, zipSync, type Zippable } from 'fflate'
import { product } from '../../contract/texts/messages.ts'
import { audit, countDone } from '../audit/index.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import type { Files } from '../platform/files/store.ts'
import type { PersonalData } from '../platform/personal-data.ts'

/** Archives in 24 hours (R-API-3). */
const exportsADay = 3

type Outcome = { kind: 'made'; archive: File } | { kind: 'too-many' } | { kind: 'not-found' }

/**
 * Everything that is kept about a person, as one archive of JSON files with names that a person understands (R-GDP-1).
 * Each feature says what it holds of them.
 */
export async function exportData(
  { db, files, personalData }: { db: Database; files: Files; personalData: readonly PersonalData[] },
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<Outcome> {
  return await inTransaction(db, async (client) => {
    // Of two that are asked for at once, the second sees the first.
    const { rowCount } = await client.query('select 1 from users where id = $1 for update', [userId])
    if (rowCount === 0) return { kind: 'not-found' }
    if ((await exportsLeft(client, userId, now)) === 0) return { kind: 'too-many' }

    const day = now.toISOString().slice(0, 10)
    const entries: Zippable = { 'READ-ME.txt': strToU8(readMe(personalData, day)) }
    for (const { file, exportOf, filesOf } of personalData) {
      entries[file] = strToU8(`${JSON.stringify(await exportOf(client, userId), null, 2)}\n`)
      const more = (await filesOf?.({ db: client, files }, userId)) ?? {}
      // They are packed already, most of them.
      for (const [path, bytes] of Object.entries(more)) entries[path] = [bytes, { level: 0 }]
    }
    await audit(client, { event: 'data-exported', actor: userId, address, now })
    return { kind: 'made', archive: pack(entries, `rolecall-data-${day}.zip`, now) }
  })
}

export async function exportsLeft(db: Queryable, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - 86_400_000)
  return Math.max(0, exportsADay - (await countDone(db, { event: 'data-exported', actor: userId, since })))
}

function pack(entries: Zippable, name: string, now: Date): File {
  const bytes = zipSync(entries, { level: 6, mtime: now })
  // A copy with a buffer of its own: what is packed may share one.
  return new File([new Uint8Array(bytes)], name, { type: 'application/zip' })
}

function readMe(personalData: readonly PersonalData[], day: string): string {
  const lines = personalData.map(({ file, about }) => `${file}\n  ${about}`)
  return [
    `What ${product} keeps about you, as of ${day}.`,
    'The files are JSON, which you can open in any text editor. Times are in UTC.',
    ...lines,
    'We remember hidden jobs by a random number in your browser, not by your account. We count searches without recording who made them.',
  ].join('\n\n')
}
