import { join } from 'node:path'
import { checkSql, createsTable } from './check-sql/check.ts'
import { owners, readings } from './check-sql/owners.ts'
import { reads } from './check-sql/may-read-whole.ts'
import { withDatabase } from './check-sql/throw-away-database.ts'

/** Part of `npm run check`: compares every statement of the server, and the type of its rows, with the migrated schema, its tables with whose they are, and whether an index serves it. */
const folder = join(import.meta.dirname, '..')
const { faults, checked, excused } = await withDatabase(
  async (client) =>
    await checkSql(client, {
      folder,
      isChecked: (path) =>
        path.startsWith('server/') && !/\.(?:test|fixtures)\.ts$/.test(path) && !path.includes('/fixtures/'),
      // The one function of the schema that makes a table.
      makesTables: new RegExp(`${createsTable.source}|^select make_job_index`, 'i'),
      ownership: { owners, readings },
      reads,
    }),
)
for (const fault of faults) console.error(fault)
console.log(
  `${checked} statements checked, ${faults.length} faults; ${excused.length} are made at run time and say why.`,
)
if (process.argv.includes('--excused')) for (const line of excused) console.log(line)
process.exitCode = faults.length === 0 ? 0 : 1
