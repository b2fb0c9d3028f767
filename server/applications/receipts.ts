import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Confirmation } from '../../contract/applications/applications.ts'
import { ReceiptContent, type Receipt, type ReceiptFile } from '../../contract/applications/history.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import { capture, release } from '../credits/index.ts'
import type { Queryable } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'
import { moveToApplied } from '../shortlists/index.ts'
import { adOf, answersOf, evidenceOf, type ApplicationRow } from './application-row.ts'
import { moveApplication } from './move.ts'
import { receiptAnswers, receiptFiles } from './receipt-lines.ts'

/** Before the first receipt of a person. */
export const noHash = Buffer.alloc(32)

type Applied = {
  by: 'person' | 'runner'
  /** Null: it is the person who says so. */
  confirmation: Confirmation | null
  picture: Uint8Array | null
  text?: string
  now: Date
  boardName: (board: BoardId) => string
}

/**
 * Makes an application 'applied', with its receipt, and takes the credit that was held, in one transaction: none of the three is
 * there without the others (R-APP-4, R-PAY-5).
 * @throws CannotMove
 */
export async function markApplied(client: PoolClient, applicationId: string, applied: Applied): Promise<void> {
  const { by, now, text = applied.confirmation?.text ?? '' } = applied
  // Before all else: of two that a person has made at the same moment the second waits here, and not with what the first needs.
  await client.query(
    'select 1 from users where id = (select user_id from applications where id = $1) for no key update',
    [applicationId],
  )
  const before = await moveApplication(client, applicationId, { to: 'applied', by, text, now })
  // Sent by hand after all, it costs nothing; sent by us, it does, whoever says so.
  const isByHand = by === 'person' && before.state !== 'unsure'
  const way = isByHand ? 'by-hand' : before.way
  if (way !== before.way) {
    await client.query('update applications set way = $2 where id = $1', [applicationId, way])
  }
  if (isByHand) await release(client, { applicationId, now })
  else await capture(client, { applicationId, now })
  await writeReceipt(client, { ...before, way }, applied)
  if (before.job_id !== null) await moveToApplied(client, { userId: before.user_id, jobId: before.job_id })
}

async function writeReceipt(client: PoolClient, row: ApplicationRow, applied: Applied): Promise<void> {
  // They are locked, so that receipts are written one after the other and each names the hash of the one before.
  const { rows: people } = await client.query<{ name: string; email: string | null }>(
    'select name, email from users where id = $1',
    [row.user_id],
  )
  const [person] = people
  if (!person) throw new Error('An application without its person')
  const { rows: last } = await client.query<{ number: number; hash: Buffer }>(
    'select number, hash from application_receipts where user_id = $1 order by number desc limit 1',
    [row.user_id],
  )
  const previous = last[0]?.hash ?? noHash
  const number = (last[0]?.number ?? 0) + 1
  const { rows: documents } = await client.query<{
    kind: 'cv' | 'letter'
    name: string
    sha256: Buffer | null
    text: string
  }>('select kind, name, sha256, text from application_documents where application_id = $1', [row.id])
  const proof = (kind: 'cv' | 'letter') => {
    const found = documents.find((one) => one.kind === kind)
    return found === undefined
      ? null
      : { name: found.name, sha256: found.sha256?.toString('hex') ?? null, text: found.text }
  }
  const content: ReceiptContent = {
    version: 1,
    number,
    application: row.id,
    person,
    board: row.board,
    boardName: applied.boardName(BoardId.catch('import').parse(row.board)),
    ref: row.ref,
    link: row.link,
    way: row.way,
    ad: adOf(row),
    cv: proof('cv'),
    letter: proof('letter'),
    answers: answersOf(row),
    // What the person did themselves nobody saw, whatever an earlier form showed.
    evidence: row.way === 'by-hand' ? null : evidenceOf(row),
    askedForAt: row.created.toISOString(),
    sentAt: row.sending_at?.toISOString() ?? null,
    appliedAt: applied.now.toISOString(),
    saidBy: applied.confirmation === null ? 'person' : 'board',
    confirmation: applied.confirmation,
    pictureSha256: applied.picture === null ? null : createHash('sha256').update(applied.picture).digest('hex'),
  }
  const text = storableJson(content)
  await client.query(
    `insert into application_receipts (application_id, user_id, number, content, picture, previous_hash, hash, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.user_id,
      number,
      text,
      applied.picture && Buffer.from(applied.picture),
      previous,
      hashOf(previous, text),
      applied.now,
    ],
  )
}

/** Of a receipt: of its words and of the one before. */
export function hashOf(previous: Buffer, content: string): Buffer {
  return createHash('sha256').update(previous).update(content).digest()
}

/** The receipt of one of a person's applications, with whether it and all before it are as they were written; null if there is none. */
export async function findReceipt(db: Queryable, userId: string, applicationId: string): Promise<Receipt | null> {
  const { rows } = await db.query<{
    number: number
    content: string
    has_picture: boolean
    picture_sha256: string | null
    previous_hash: Buffer
    hash: Buffer
    made_at: Date
  }>(
    `select number, content, picture is not null as has_picture, encode(sha256(picture), 'hex') as picture_sha256, previous_hash, hash, made_at
       from application_receipts where user_id = $1 and application_id = $2`,
    [userId, applicationId],
  )
  const [row] = rows
  if (!row) return null
  const content = ReceiptContent.parse(JSON.parse(row.content))
  const isPictureIntact = content.pictureSha256 === row.picture_sha256
  return {
    number: row.number,
    madeAt: row.made_at.toISOString(),
    content,
    files: receiptFiles(content),
    answers: receiptAnswers(content),
    hash: row.hash.toString('hex'),
    previousHash: row.previous_hash.toString('hex'),
    isIntact: isPictureIntact && (await isChainIntact(db, userId, row.number)),
    hasPicture: row.has_picture,
  }
}

/** Of applications that were made: the files of their receipts, by application. */
export async function filesOfReceipts(
  db: Queryable,
  userId: string,
  applicationIds: readonly string[],
): Promise<Map<string, ReceiptFile[]>> {
  const { rows } = await db.query<{ application_id: string; content: string }>(
    'select application_id, content from application_receipts where user_id = $1 and application_id = any($2)',
    [userId, applicationIds],
  )
  return new Map(
    rows.map(({ application_id: id, content }) => [id, receiptFiles(ReceiptContent.parse(JSON.parse(content)))]),
  )
}

/** Whether a person's receipts up to a number follow on each other, each with the hash of its own words. */
export async function isChainIntact(db: Queryable, userId: string, upTo: number): Promise<boolean> {
  const { rows } = await db.query<{ number: number; content: string; previous_hash: Buffer; hash: Buffer }>(
    `select number, content, previous_hash, hash from application_receipts where user_id = $1 and number <= $2 order by number`,
    [userId, upTo],
  )
  let previous: Buffer = noHash
  for (const [at, row] of rows.entries()) {
    if (row.number !== at + 1 || !row.previous_hash.equals(previous)) return false
    if (!hashOf(previous, row.content).equals(row.hash)) return false
    previous = row.hash
  }
  return rows.length === upTo
}
