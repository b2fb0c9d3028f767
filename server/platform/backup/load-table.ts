import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { BackupFailed } from './archive.ts'
import type { ArchiveEntry } from './read-archive.ts'

export type TableInLoad = {
  name: string
  /** Adds the rows of the next part. */
  take: (entry: ArchiveEntry) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts putting rows into a table; one at a time on a connection.
 * @param table.rows how many there must be at the end.
 */
export function openTable(
  client: Client,
  { name, columns, rows }: { name: string; columns: readonly string[]; rows: number },
): TableInLoad {
  // sql: named by the backup
  const stream = client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`))
  // The server may refuse a row at any time, also while nobody is writing; what comes after it says less.
  let refusal: Error | null = null
  const refused = new Promise<void>((_, reject) => {
    stream.once('error', (error) => {
      refusal = error
      reject(error)
    })
  })
  refused.catch(() => {})

  const unlessRefused = async (work: (done: (error?: Error | null) => void) => void): Promise<void> => {
    const done = new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())))
    await Promise.race([done, refused]).catch((error: unknown) => {
      throw refusal ?? error
    })
  }

  return {
    name,
    async take(entry) {
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        await unlessRefused((done) => stream.write(chunk, done))
      }
    },
    async close() {
      await unlessRefused((done) => stream.end(done))
      if (stream.rowCount !== rows) {
        throw new BackupFailed(`${name} has ${stream.rowCount} rows where the backup has ${rows}. Nothing was changed.`)
      }
    },
  }
}
