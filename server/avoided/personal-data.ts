import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const avoided: PersonalData = {
  what: 'list of what you never want to see',
  file: 'never-show.json',
  about: 'The employers and words that you never want to see.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      'select kind, entry as "text", never from avoided_entries where user_id = $1 order by place',
      userId,
    ),
}
