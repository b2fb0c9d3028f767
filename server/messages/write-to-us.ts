import type { PoolClient } from 'pg'
import { messageTitles, type MessageKind } from '../../contract/messages/kinds.ts'
import { postMail, type PostDeps } from '../outbox/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { toOperator } from './letters.ts'

export type WriteDeps = PostDeps & {
  db: Database
  /** The address of the pages, without a slash at its end. */
  siteUrl: string
  /** Where the operator reads mail; null: messages are only listed. */
  operator: string | null
}

/** What comes by other ways than the three forms, by the page that it comes from. */
const otherTitles = { lead: 'Hire', investor: 'We are crowdfunding', plan: 'Prices' } as const

type Written = {
  kind: MessageKind | keyof typeof otherTitles
  name: string
  email: string
  phone?: string | null
  subject: string
  content: string
  details?: Record<string, unknown>
  /** Null: somebody who is not signed in. */
  userId: string | null
  now: Date
}

/**
 * Keeps what somebody wrote to us, and has it sent to the operator: both, or neither. What counts once for an address, because it
 * says nothing new the second time, is neither kept nor sent again.
 */
export async function writeToUs(deps: WriteDeps, message: Written): Promise<void> {
  const subject = titled(message)
  await inTransaction(deps.db, async (client) => {
    const { rowCount } = await client.query(
      `insert into messages (kind, name, email, phone, subject, content, details, user_id, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (kind, lower(email), subject) where kind in ('investor', 'plan') do nothing`,
      [
        message.kind,
        message.name,
        message.email,
        message.phone ?? null,
        subject,
        message.content,
        JSON.stringify(message.details ?? {}),
        message.userId,
        message.now,
      ],
    )
    if (deps.operator !== null && rowCount === 1)
      await tellOperator(deps, client, deps.operator, { ...message, subject })
  })
}

async function tellOperator(deps: WriteDeps, client: PoolClient, to: string, message: Written): Promise<void> {
  const { subject, name, email, content, phone, userId, now } = message
  const lines = [...content.split(/\r?\n/u), ...(phone ? [`Telephone: ${phone}`] : [])]
  const letter = toOperator({ subject, name, email, lines, url: `${deps.siteUrl}/admin/messages` })
  // Whose account it is: with the account goes what they wrote, also from what was sent.
  await postMail(deps, client, to, letter, { template: `message-${message.kind}`, userId, now })
}

/** '[Report an issue] The map is blank': once, also where a client has put the title there itself. In one line. */
function titled({ kind, subject }: Written): string {
  const title = { ...messageTitles, ...otherTitles }[kind]
  const line = subject.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (line.startsWith(`[${title}]`)) return line
  return `[${title}] ${line}`.trim()
}
