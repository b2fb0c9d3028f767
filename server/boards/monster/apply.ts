import type { BoardForm } from '../../applying/index.ts'

/** Monster: one page for everything. */
export const monsterForm: BoardForm = {
  id: 'monster',
  name: 'Monster',
  hosts: ['www.monster.co.uk'],
  apply: { words: /^(?:quick )?apply(?: now)?$/iu },
  away: { words: /^apply on /iu },
  submit: /^(?:submit|send) application$/iu,
  sent: { address: /\/applied\//u, words: /application (?:has been |was )?(?:sent|submitted|received)/iu },
  applications: 'https://www.monster.co.uk/profile/applied-jobs',
}
