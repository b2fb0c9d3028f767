import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { printChosen, type ChosenDocument } from '../applications/index.ts'
import { readPrint } from '../cvs/cvs.ts'
import type { Press } from '../cvs/export/press.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { storableJson, storableText } from '../platform/json.ts'
import type { Platform } from '../platform/platform.ts'
import { gistOf } from './desk/lengths.ts'

export type DocumentKind = 'cv' | 'letter'

/** What a receipt says of a document. */
export type Proof = { name: string; sha256: string; isFile: boolean; text: string }

/** Keeps a copy of what is sent: what is changed later is not what was sent. */
export async function keepDocument(
  client: PoolClient,
  {
    userId,
    candidacyId,
    document,
    cv,
    now,
  }: {
    userId: string
    candidacyId: string
    document: ChosenDocument
    /** As data, where it is a CV that was written here. */
    cv: Cv | null
    now: Date
  },
): Promise<Proof> {
  const { kind, name, type, bytes, print } = document
  const text = storableText(document.text)
  const source = bytes === null ? storableJson(document.source) : null
  const hash = createHash('sha256')
    .update(bytes ?? source ?? '')
    .digest()
  await client.query(
    `insert into candidacy_documents (candidacy_id, user_id, kind, name, type, bytes, text, source, print, sha256, gist)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      candidacyId,
      userId,
      kind,
      name,
      type,
      bytes && Buffer.from(bytes),
      text,
      source,
      print === null ? null : storableJson(print),
      hash,
      cv === null ? null : gistOf(cv, now),
    ],
  )
  return { name, sha256: hash.toString('hex'), isFile: bytes !== null, text }
}

/** What was sent, as text. */
export async function sentDocuments(
  db: Queryable,
  candidacyId: string,
): Promise<{ kind: DocumentKind; name: string; text: string }[]> {
  const { rows } = await db.query<{ kind: DocumentKind; name: string; text: string }>(
    'select kind, name, text from candidacy_documents where candidacy_id = $1 order by kind',
    [candidacyId],
  )
  return rows
}

type Kept = {
  name: string
  type: string
  bytes: Buffer | null
  source: string | null
  print: unknown
  sent_at: Date
}

/**
 * A document as a file, of a candidacy that the caller has found to be theirs to read. Printed the first time that somebody asks for it,
 * and kept: everybody gets the same file.
 * @returns null if nothing of this kind was sent
 * @throws PrintFailed
 */
export async function documentFile(
  deps: Pick<Platform, 'files'> & { db: Database; press: Press },
  { candidacyId, kind }: { candidacyId: string; kind: DocumentKind },
): Promise<File | null> {
  const { rows } = await deps.db.query<Kept>(
    `select d.name, d.type, d.bytes, d.source, d.print, c.sent_at
       from candidacy_documents d join candidacies c on c.id = d.candidacy_id where d.candidacy_id = $1 and d.kind = $2`,
    [candidacyId, kind],
  )
  const [row] = rows
  if (!row) return null
  const { name, type } = row
  if (row.bytes !== null) return new File([new Uint8Array(row.bytes)], name, { type })
  const given = { kind, source: JSON.parse(row.source ?? 'null') as unknown, options: readPrint(row.print ?? {}) }
  const printed = await printChosen(deps, given, row.sent_at)
  const bytes = new Uint8Array(await printed.arrayBuffer())
  await deps.db.query(
    'update candidacy_documents set bytes = $3 where candidacy_id = $1 and kind = $2 and bytes is null',
    [candidacyId, kind, Buffer.from(bytes)],
  )
  return new File([bytes], name, { type })
}
