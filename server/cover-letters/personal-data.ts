import { namesOfCvs } from '../cvs/chosen-cvs.ts'
import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const coverLetters: PersonalData = {
  what: 'cover letters',
  file: 'cover-letters.json',
  about: 'The letters that you wrote here.',
  async exportOf(db, userId) {
    const rows = await rowsOf(
      db,
      `select l.name, l.recipient, l.subject, l.body as "text", j.title as "forTheJob", l.cv_id as "withTheCv", l.created as "begunAt",
              l.updated as "savedAt", l.deleted_at as "deletedAt"
         from cover_letters l left join jobs j on j.id = l.job_id
        where l.user_id = $1 order by l.updated desc`,
      userId,
    )
    const names = await namesOfCvs(db, userId)
    return rows.map((row) => ({ ...row, withTheCv: names.get(String(row['withTheCv'])) ?? null }))
  },
}
