import type { TestServer } from './server.ts'

export type SentMessage = { kind: 'mail' | 'text'; template: string; recipient: string; body: string }

/** What has been written to people, the latest first. */
export async function messagesSent(server: TestServer): Promise<SentMessage[]> {
  const { rows } = await server.db.query<SentMessage>(
    'select kind, template, recipient, body from sent_messages order by created desc, xmin::text::bigint desc',
  )
  return rows
}

/** The path of the link in the latest message of a kind. */
export async function linkIn(server: TestServer, template: string): Promise<string> {
  const message = (await messagesSent(server)).find((one) => one.template === template)
  const path = /https?:\/\/[^/\s]+(\/\S+)/u.exec(message?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`No message ${template} has a link`)
  return path
}

/** The last part of a link's path. */
export function keyOf(path: string): string {
  return path.split('/')[2] ?? ''
}
