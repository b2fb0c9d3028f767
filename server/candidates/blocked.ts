import { mayPublish } from '../companies/index.ts'
import type { Queryable } from '../platform/database.ts'

/** Whether we have stopped a company: nothing of anybody's is sent to it or shown to it any more, whatever became of its ads. */
export async function isBlocked(db: Queryable, companyId: string): Promise<boolean> {
  const standing = await mayPublish(db, companyId)
  return standing?.kind === 'blocked'
}
