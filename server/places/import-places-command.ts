import { connect } from '../platform/database.ts'
import type { Command } from '../platform/commands.ts'
import { importTable, type ImportCounts } from './import-table.ts'
import { UnknownTable } from './place-tables.ts'

/**
 * `import-places FILE…`: lays an operator's tables over the built-in gazetteer. CSV with a header, gzipped or not; which kind
 * of table it is, its header tells (see place-tables.ts):
 *
 * - outcodes or districts: `outcode` (or `routingKey`), `lat`, `lng`, `town` …: better positions for half postcodes;
 * - settlements: `name`, `county`, `lat`, `lng`, `population` …: villages and hamlets that the built-in list lacks;
 * - the ONS Postcode Directory: `pcds`, `lat`, `long` …: 2.6 million full postcodes, and the middle of each outcode.
 *
 * It may be stopped and run again: the same line is the same row. Programs that run read the outcodes and settlements at
 * their next start, the postcodes at once.
 */
export const importPlacesCommand: Command = {
  name: 'import-places',
  summary: 'import-places FILE…  add outcodes, settlements or the ONS Postcode Directory (CSV, .gz or not)',
  async run(files, { log, databaseUrl, print, signal }) {
    if (files.length === 0) throw new Error('import-places needs a file: import-places outcodes.csv settlements.csv.gz')
    const db = connect(databaseUrl, {
      name: 'rolecall import-places',
      max: 2,
      onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    })
    try {
      for (const file of files) {
        print(`${file}:`)
        const counts = await importTable(db, file, {
          signal,
          onProgress: ({ read }) => print(`  ${inWords(read)} lines read`),
        })
        print(`  ${summaryOf(counts)}`)
        if (signal.aborted) throw new Error('Stopped. What was read is kept; run it again for the rest.')
      }
      print('Outcodes and settlements count from the next start of the app.')
    } catch (error) {
      if (error instanceof UnknownTable)
        throw new Error(`This is not a table of places: ${error.message}`, { cause: error })
      throw error
    } finally {
      await db.end()
    }
  },
}

function summaryOf({ read, kept, skipped, outcodes }: ImportCounts): string {
  const why = Object.entries(skipped).map(([reason, count]) => `${inWords(count)} skipped: ${reason}`)
  const middles = outcodes > 0 ? [`${inWords(outcodes)} outcodes placed by their postcodes`] : []
  return [`${inWords(read)} lines read`, `${inWords(kept)} kept`, ...why, ...middles].join(', ')
}

function inWords(count: number): string {
  return count.toLocaleString('en-GB')
}
