import type { CompanyPicture, PictureKind } from '../../../contract/job-ads/company-pictures.ts'
import { companyPictureLimits as limits } from '../../../contract/job-ads/limits.ts'
import { noteEvent, lockCompany, publicCompanyById } from '../../companies/index.ts'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'

type Row = { id: string; kind: PictureKind; alt: string; width: number; height: number }

/** The logo of a company, then its pictures in the order in which they were added. */
export async function picturesOf(db: Queryable, companyId: string): Promise<CompanyPicture[]> {
  const { rows } = await db.query<Row>(
    `select id, kind, alt, width, height from company_pictures where company_id = $1 order by kind = 'logo' desc, number`,
    [companyId],
  )
  return rows.map(present)
}

const present = ({ id, kind, alt, width, height }: Row): CompanyPicture => ({
  _id: id,
  kind,
  address: `/company-pictures/${id}`,
  alt,
  width,
  height,
})

type Made = { jpeg: Buffer; width: number; height: number }

/** Keeps a picture that was made. A logo takes the place of the one before. @returns 'full' where there are as many pictures as there can be. */
export async function addPicture(
  db: Database,
  given: { companyId: string; actor: string; kind: PictureKind; alt: string; made: Made; now: Date },
): Promise<CompanyPicture | 'full'> {
  const { companyId, actor, kind, alt, made, now } = given
  return await inTransaction(db, async (client) => {
    await lockCompany(client, companyId)
    if (kind === 'logo')
      await client.query(`delete from company_pictures where company_id = $1 and kind = 'logo'`, [companyId])
    else if (await isFull(client, companyId)) return 'full'
    const { rows } = await client.query<Row>(
      `insert into company_pictures (company_id, kind, alt, width, height, jpeg, added) values ($1, $2, $3, $4, $5, $6, $7)
       returning id, kind, alt, width, height`,
      [companyId, kind, kind === 'logo' ? '' : alt, made.width, made.height, made.jpeg, now],
    )
    const [row] = rows
    if (row === undefined) throw new Error('A picture was not kept')
    await noteEvent(client, { companyId, event: 'picture-added', actor, details: { kind }, now })
    return present(row)
  })
}

async function isFull(db: Queryable, companyId: string): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from company_pictures where company_id = $1 and kind = 'picture'`,
    [companyId],
  )
  return (rows[0]?.count ?? 0) >= limits.pictures
}

export async function removePicture(
  db: Database,
  { companyId, actor, pictureId, now }: { companyId: string; actor: string; pictureId: string; now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ kind: PictureKind }>(
      'delete from company_pictures where id = $1 and company_id = $2 returning kind',
      [pictureId, companyId],
    )
    const [removed] = rows
    if (removed === undefined) return false
    await noteEvent(client, { companyId, event: 'picture-removed', actor, details: { kind: removed.kind }, now })
    return true
  })
}

/**
 * A picture for whoever may see it: everyone where its company has a public page, otherwise the company's own members.
 * @param companyId of whoever asks; null: of none.
 */
export async function findPicture(
  db: Queryable,
  { id, companyId }: { id: string; companyId: string | null },
): Promise<{ jpeg: Buffer; isPublic: boolean } | null> {
  const { rows } = await db.query<{ company_id: string; jpeg: Buffer }>(
    'select company_id, jpeg from company_pictures where id = $1',
    [id],
  )
  const [row] = rows
  if (row === undefined) return null
  const isPublic = (await publicCompanyById(db, row.company_id)) !== null
  return isPublic || row.company_id === companyId ? { jpeg: row.jpeg, isPublic } : null
}
