import type { BoardForm } from '../../applying/index.ts'

/** Dice: résumé and letter, then the employer's questions with everything to look over. */
export const diceForm: BoardForm = {
  id: 'dice',
  name: 'Dice',
  hosts: ['www.dice.com'],
  apply: { words: /^(?:easy apply|apply now)$/iu },
  away: { words: /^apply on /iu },
  next: /^next$/iu,
  submit: /^submit$/iu,
  sent: {
    address: /\/job-applications\/[^/]+\/success/u,
    words: /application (?:has been |was )?(?:sent|submitted|received)|application is on its way/iu,
  },
  applications: 'https://www.dice.com/my-jobs/applied',
}
