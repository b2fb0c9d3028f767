import type { Command } from '../server/platform/commands.ts'
import { runCommandLine } from '../server/platform/run-command-line.ts'
import { createServices } from '../server/services.ts'
import { sponsorKey } from '../server/sponsors/sponsor-key.ts'
import { sponsorsAmong } from '../server/sponsors/sponsors.ts'

// node bench/sponsors.ts read: 100 employers that are taken to be on the register, with the register's name, to be read by eye.
const read: Command = {
  name: 'read',
  summary: 'read  print 100 employers with the name that the register has for them',
  async run(_args, { config, log, databaseUrl, print }) {
    const services = await createServices({ config, log, databaseUrl, program: 'sponsors' })
    try {
      const { rows } = await services.db.query<{ employer: string }>(
        'select employer from jobs where employer is not null group by employer order by md5(employer)',
      )
      const employers = rows.map(({ employer }) => employer)
      const matched = await sponsorsAmong(services.db, employers)
      const shown = employers.filter((employer) => matched.has(employer)).slice(0, 100)
      const register = await services.db.query<{ name_key: string; name: string }>(
        'select name_key, name from licensed_sponsors where name_key = any($1::text[])',
        [shown.map(sponsorKey)],
      )
      const names = new Map(register.rows.map(({ name_key: key, name }) => [key, name]))
      print(`${matched.size} of ${employers.length} employers`)
      for (const employer of shown) print(`- ${employer} | ${names.get(sponsorKey(employer)) ?? ''}`)
    } finally {
      await services.stop()
    }
  },
}

process.exitCode = await runCommandLine([read], process.argv.slice(2))
