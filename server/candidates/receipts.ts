import type { PoolClient } from 'pg'
import { CandidacyReceiptContent, type CandidacyReceipt } from '../../contract/candidates/candidacies.ts'
import { hashOf, noHash } from '../applications/index.ts'
import type { Queryable } from '../platform/database.ts'
import { storableJson } from '../platform/json.ts'

/** Writes the receipt of an application in the transaction that sends it, which holds the person's row: receipts follow on each other. */
export async function writeReceipt(
  client: PoolClient,
  given: { userId: string; content: Omit<CandidacyReceiptContent, 'version' | 'number'>; now: Date },
): Promise<number> {
  const { userId, now } = given
  const { rows } = await client.query<{ number: number; hash: Buffer }>(
    'select number, hash from candidacy_receipts where user_id = $1 order by number desc limit 1',
    [userId],
  )
  const previous = rows[0]?.hash ?? noHash
  const number = (rows[0]?.number ?? 0) + 1
  const content: CandidacyReceiptContent = { version: 1, number, ...given.content }
  const text = storableJson(content)
  await client.query(
    `insert into candidacy_receipts (candidacy_id, user_id, number, content, previous_hash, hash, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [content.candidacy, userId, number, text, previous, hashOf(previous, text), now],
  )
  return number
}

type Row = { candidacy_id: string; number: number; content: string; previous_hash: Buffer; hash: Buffer; made_at: Date }

/** The receipt of one of a person's applications, and whether it and all before it are as they were written; null if not found. */
export async function findReceipt(
  db: Queryable,
  { userId, candidacyId }: { userId: string; candidacyId: string },
): Promise<CandidacyReceipt | null> {
  const { rows } = await db.query<Row>(
    `select candidacy_id, number, content, previous_hash, hash, made_at from candidacy_receipts
      where user_id = $1 and number <= (select number from candidacy_receipts where user_id = $1 and candidacy_id = $2)
      order by number`,
    [userId, candidacyId],
  )
  const row = rows.at(-1)
  if (!row) return null
  return {
    number: row.number,
    madeAt: row.made_at.toISOString(),
    content: CandidacyReceiptContent.parse(JSON.parse(row.content)),
    hash: row.hash.toString('hex'),
    previousHash: row.previous_hash.toString('hex'),
    isIntact: isChain(rows),
  }
}

function isChain(rows: readonly Row[]): boolean {
  let previous: Buffer = noHash
  for (const [at, row] of rows.entries()) {
    if (row.number !== at + 1 || !row.previous_hash.equals(previous)) return false
    if (!hashOf(previous, row.content).equals(row.hash)) return false
    previous = row.hash
  }
  return true
}
