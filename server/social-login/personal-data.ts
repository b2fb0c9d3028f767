import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const linkedAccounts: PersonalData = {
  what: 'links to other accounts, such as Google',
  file: 'accounts-elsewhere.json',
  about: 'The accounts at other sites that you can log in with.',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select provider, subject as "idAtProvider", created as "linkedAt" from social_identities where user_id = $1 order by created`,
      userId,
    ),
}
