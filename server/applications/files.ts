import type { ApplicationState } from '../../contract/applications/applications.ts'
import { printedDocuments } from './documents.ts'
import type { Queryable } from '../platform/database.ts'

/** The picture of a person's application: of the form as it was filled in, or of the board's confirmation; null if there is none. */
export async function pictureFile(
  db: Queryable,
  { userId, applicationId, which }: { userId: string; applicationId: string; which: 'form' | 'confirmation' },
): Promise<File | null> {
  const { rows } = await db.query<{ picture: Buffer | null }>(
    which === 'form'
      ? `select p.picture from application_pictures p join applications a on a.id = p.application_id where a.user_id = $1 and a.id = $2`
      : 'select picture from application_receipts where user_id = $1 and application_id = $2',
    [userId, applicationId],
  )
  const picture = rows[0]?.picture ?? null
  return picture && new File([new Uint8Array(picture)], `${which}.jpg`, { type: 'image/jpeg' })
}

/** The CV or letter as it was sent, or as it would be; null if there is none, or it was sent without having been printed. */
export async function documentFile(
  deps: Parameters<typeof printedDocuments>[0],
  { userId, applicationId, kind, now }: { userId: string; applicationId: string; kind: 'cv' | 'letter'; now: Date },
): Promise<File | null> {
  const { rows } = await deps.db.query<{ name: string; type: string; bytes: Buffer | null; state: ApplicationState }>(
    `select d.name, d.type, d.bytes, a.state from application_documents d join applications a on a.id = d.application_id
      where a.user_id = $1 and a.id = $2 and d.kind = $3`,
    [userId, applicationId, kind],
  )
  const [row] = rows
  if (!row) return null
  const { name, type, state } = row
  const bytes =
    row.bytes ??
    (isPrintable(state)
      ? (await printedDocuments(deps, applicationId, now)).find((one) => one.kind === kind)?.bytes
      : undefined)
  return bytes ? new File([new Uint8Array(bytes)], name, { type }) : null
}

/** What may have been sent stays as it was. */
export function isPrintable(state: ApplicationState): boolean {
  return state !== 'applied' && state !== 'sending' && state !== 'unsure'
}
