import type { Command } from './commands.ts'
import { readMigrations } from './migrate.ts'
import { prepareTasks } from './tasks.ts'

/**
 * The database that a command is given is up to date already: making it so is all that this one is for. The tables of the task queue are the
 * queue's own affair; made here as well, they are there for programs whose role may make none (deploy/roles.sql).
 */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'migrate  bring the database up to date; npm start does it by itself',
  async run(_args, { print, databaseUrl, log }) {
    await prepareTasks({ databaseUrl, log }, [])
    const newest = readMigrations().at(-1)
    print(
      newest ? `The database is up to date, with ${newest.name} as the newest migration.` : 'There is no migration.',
    )
  },
}
