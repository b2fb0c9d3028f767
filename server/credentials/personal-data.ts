import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const boardLogins: PersonalData = {
  what: 'logins to job boards',
  file: 'board-logins.json',
  about: 'Your logins to job boards and what you agreed to. Passwords are not included: nobody can read them.',
  async exportOf(db, userId) {
    const logins = await rowsOf(
      db,
      `select source, email as "emailAddress", mode, is_on as "isOn", saved_at as "passwordSavedAt", consent_at as "agreedAt",
              consent_text as "agreedToWordsOf", last_used as "lastUsedAt", test_state as "lastTest", test_at as "testedAt"
         from board_credentials where user_id = $1 order by source`,
      userId,
    )
    const held = await rowsOf(
      db,
      `select source, expires as "goneBy" from held_credentials where user_id = $1 order by expires`,
      userId,
    )
    return { logins, heldForOneApplication: held }
  },
}
