import type { PlannedCv } from '../../contract/applications/plan.ts'
import { listCvs } from '../cvs/cvs.ts'
import { listCvFiles } from '../cvs/files/cv-files.ts'
import type { Queryable } from '../platform/database.ts'

/** What can go with an application: CVs that were written here, the main one first, then files. */
export async function cvsOf(db: Queryable, userId: string): Promise<PlannedCv[]> {
  const written = (await listCvs(db, userId)).map(({ _id, name }) => ({ _id, name, kind: 'written' as const }))
  const files = (await listCvFiles(db, userId)).filter(({ storedAs }) => storedAs !== null)
  return [...written, ...files.map(({ _id, originalname: name }) => ({ _id, name, kind: 'file' as const }))]
}
