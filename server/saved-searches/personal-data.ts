import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const savedSearches: PersonalData = {
  what: 'saved searches',
  file: 'saved-searches.json',
  about: 'The searches that you saved.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select path as "address", search as "lookingFor", last_searched as "lastSearchedAt"
         from saved_searches where user_id = $1 order by last_searched desc`,
      userId,
    ),
}
