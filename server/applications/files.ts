import type { Queryable } from '../platform/database.ts'

/** The picture of a person's application: of the form as it was filled in, or of the board's confirmation; null: there is none. */
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

/** The CV or letter as it was sent; null: there is none, or it was never printed. */
export async function documentFile(
  db: Queryable,
  { userId, applicationId, kind }: { userId: string; applicationId: string; kind: 'cv' | 'letter' },
): Promise<File | null> {
  const { rows } = await db.query<{ name: string; type: string; bytes: Buffer | null }>(
    'select name, type, bytes from application_documents where user_id = $1 and application_id = $2 and kind = $3',
    [userId, applicationId, kind],
  )
  const [row] = rows
  return row?.bytes ? new File([new Uint8Array(row.bytes)], row.name, { type: row.type }) : null
}
