import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const coverLetters: PersonalData = {
  what: 'cover letters',
  file: 'cover-letters.json',
  about: 'The letters that you wrote here.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select l.name, l.recipient, l.subject, l.body as "text", j.title as "forTheJob", c.name as "withTheCv", l.created as "begunAt",
              l.updated as "savedAt", l.deleted_at as "deletedAt"
         from cover_letters l left join jobs j on j.id = l.job_id left join cvs c on c.id = l.cv_id
        where l.user_id = $1 order by l.updated desc`,
      userId,
    ),
}
