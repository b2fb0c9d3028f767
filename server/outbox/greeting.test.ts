import { expect, test } from 'vitest'
import { messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { postMail } from './outbox.ts'

test('an email greets the owner of a confirmed account by the name that they gave, and nobody else', async () => {
  await using server = await startServer({ boards: [] })
  const { services } = server
  const bodyTo = async (to: string, userId: string | null) => {
    const about = { template: 'test', userId, now: services.clock.now() }
    const letter = { subject: 'News', paragraphs: ['Here it is.'] }
    await inTransaction(server.db, async (client) => await postMail(services, client, to, letter, about))
    return (await messagesSent(server)).find(({ recipient }) => recipient === to)?.body
  }
  const ann = await aPerson(server, { name: 'Ann <b>', email: 'ann@example.com' })
  const unconfirmed = await aPerson(server, { name: 'Buy now', email: 'unconfirmed@example.com', isVerified: false })
  const unnamed = await aPerson(server, { name: 'unnamed', email: 'unnamed@example.com' })
  const long = await aPerson(server, { name: 'A'.repeat(61), email: 'long@example.com' })

  expect(await bodyTo('Ann@example.com', ann.id)).toBe('Hello Ann <b>,\n\nHere it is.\n\n– Rolecall\n')
  const { rows } = await server.db.query<{ html: string }>('select html from sent_messages')
  expect(rows[0]?.html).toContain('Hello Ann &lt;b&gt;,')
  for (const [to, userId] of [
    ['unconfirmed@example.com', unconfirmed.id],
    ['unnamed@example.com', unnamed.id],
    ['long@example.com', long.id],
    ['somebody@example.com', ann.id],
    ['nobody@example.com', null],
  ] as const)
    expect(await bodyTo(to, userId)).toBe('Here it is.\n\n– Rolecall\n')
})
