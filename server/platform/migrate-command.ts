import type { Command } from './commands.ts'
import { readMigrations } from './migrate.ts'

/** The database that a command is given is up to date already: making it so is all that this one is for. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'migrate  bring the database up to date; npm start does it by itself',
  async run(_args, { print }) {
    const newest = readMigrations().at(-1)
    print(
      newest ? `The database is up to date, with ${newest.name} as the newest migration.` : 'There is no migration.',
    )
  },
}
