import { test as plainTest } from 'vitest'
import { aDatabase } from './database.ts'

/** A test that is given the one database of its file: for tests whose rows do not meet each other. */
export const test = plainTest.extend(
  'database',
  { scope: 'file' },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are needed: none
  async ({}, { onCleanup }) => {
    const database = await aDatabase()
    onCleanup(() => database[Symbol.asyncDispose]())
    return database
  },
)
