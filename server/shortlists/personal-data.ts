import { namesOfCvs } from '../cvs/chosen-cvs.ts'
import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const shortlist: PersonalData = {
  what: 'shortlist and its notes',
  file: 'shortlist.json',
  about: 'The jobs on your shortlist with your notes.',
  async exportOf(db, userId) {
    const rows = await rowsOf(
      db,
      `select e.job_title as "job", e.employer, e.job_location as "place", case when e.job_id is not null then '/job/' || e.job_id end as "address",
              e.stage as "whatNext", e.contacted, coalesce(e.cv_id, e.cv_file_id) as "withTheCv", e.added as "addedAt",
              e.told_closed_at as "toldThatItClosedAt", e.removed_at as "removedAt",
              (select coalesce(json_agg(json_build_object('text', n.content, 'writtenAt', n.created, 'changedAt', n.changed)
                      order by n.created), '[]') from shortlist_notes n where n.entry_id = e.id) as notes
         from shortlist_entries e
        where e.user_id = $1 order by e.added desc`,
      userId,
    )
    const names = await namesOfCvs(db, userId)
    return rows.map((row) => ({ ...row, withTheCv: names.get(String(row['withTheCv'])) ?? null }))
  },
}
