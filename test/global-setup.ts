import type { TestProject } from 'vitest/node'
import { openDoor } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket where a test asks for the address of a template to copy. */
    databaseDoor: string
  }
}

/** Runs once for the whole run, in the main process. The database is started when the first test asks for one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const door = await openDoor()
  project.provide('databaseDoor', door.path)
  return door.close
}
