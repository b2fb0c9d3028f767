import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const shortlist: PersonalData = {
  what: 'shortlist and its notes',
  file: 'shortlist.json',
  about: 'The jobs on your shortlist with your notes.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select e.job_title as "job", e.employer, e.job_location as "place", case when e.job_id is not null then '/job/' || e.job_id end as "address",
              e.stage as "whatNext", e.contacted, coalesce(c.name, f.original_name) as "withTheCv", e.added as "addedAt",
              e.told_closed_at as "toldThatItClosedAt", e.removed_at as "removedAt",
              (select coalesce(json_agg(json_build_object('text', n.content, 'writtenAt', n.created, 'changedAt', n.changed)
                      order by n.created), '[]') from shortlist_notes n where n.entry_id = e.id) as notes
         from shortlist_entries e left join cvs c on c.id = e.cv_id left join cv_files f on f.id = e.cv_file_id
        where e.user_id = $1 order by e.added desc`,
      userId,
    ),
}
