import type { ApplicationToReview } from '../../contract/applications/history.ts'
import { applicationLimits } from '../../contract/applications/lists.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { withReading } from './answers/reading.ts'
import { answersOf, columns, hashAnswers, presentEntry, type ApplicationRow } from './application-row.ts'
import { approveApplication } from './change-application.ts'
import { isToReview } from './groups.ts'

/** List applications that are filled in and waiting to be checked and sent, the oldest first, with everything that the employer would read. */
export async function applicationsToReview(
  db: Queryable,
  { userId, ...presenting }: { userId: string; boardName: (board: BoardId) => string; now: Date },
): Promise<ApplicationToReview[]> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${columns} from applications a where a.user_id = $1 and ${isToReview} order by a.created, a.id limit $2`,
    [userId, applicationLimits.batch],
  )
  return rows.map((row) => {
    const answers = answersOf(row)
    return {
      ...presentEntry(row, presenting),
      answers: withReading(answers),
      answersHash: hashAnswers(answers).toString('hex'),
    }
  })
}

/** Has several sent, each with exactly the answers that the person saw. They are independent: one that cannot does not block the others. */
export async function approveAll(
  db: Database,
  given: { userId: string; applications: readonly { application: string; answersHash: string }[]; now: Date },
): Promise<{ approved: string[]; changed: string[]; cannot: string[] }> {
  const { userId, applications, now } = given
  const outcome = { approved: [] as string[], changed: [] as string[], cannot: [] as string[] }
  for (const { application: applicationId, answersHash } of applications) {
    const { kind } = await approveApplication(db, { userId, applicationId, answersHash, now })
    if (kind === 'done') outcome.approved.push(applicationId)
    else if (kind === 'changed') outcome.changed.push(applicationId)
    else outcome.cannot.push(applicationId)
  }
  return outcome
}
