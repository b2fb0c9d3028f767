import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { databaseAt, openDoor, type TestServer } from '../../test/database-server.ts'

/** Hands over a connection to a migrated database that is dropped afterwards: the one that tests copy. */
export async function withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const door = await openDoor()
  try {
    const answer = JSON.parse(await text(connect(door.path))) as TestServer | { error: string }
    if ('error' in answer) throw new Error(`The database could not be started: ${answer.error}`)
    const client = new Client({ connectionString: databaseAt(answer.adminUrl, answer.template) })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await door.close()
  }
}
