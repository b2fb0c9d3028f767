import type { SaveAtLogin } from '../users/save-at-login.ts'
import { addJobs, type Adding } from './change-shortlist.ts'
import { jobIdOf } from './job-id.ts'

/** @param appliedAmong which of a person's jobs they have applied to. */
export function createSaveAtLogin(appliedAmong: Adding['appliedAmong']): SaveAtLogin {
  return {
    async titleOf(db, job) {
      const { rows } = await db.query<{ title: string }>('select title from jobs where id = $1', [jobIdOf(job)])
      return rows[0]?.title ?? null
    },
    async save(client, { userId, job, now }) {
      const id = jobIdOf(job)
      if (id === null) return false
      // A savepoint: a list that is full keeps nobody from logging in.
      await client.query('savepoint before_save')
      const { kind } = await addJobs(client, { userId, jobIds: [id], appliedAmong, now })
      if (kind === 'too-many') await client.query('rollback to savepoint before_save')
      return kind === 'added'
    },
  }
}
