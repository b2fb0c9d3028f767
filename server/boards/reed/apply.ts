import type { BoardForm } from '../../applying/index.ts'

/** Reed: the employer's questions one a page in a dialog, then the summary with the CV. */
export const reedForm: BoardForm = {
  id: 'reed',
  name: 'Reed',
  hosts: ['www.reed.co.uk', 'secure.reed.co.uk'],
  apply: { words: /^(?:easy )?apply(?: now)?$/iu, marks: /(?:^|\s)apply-btn(?:\s|$)/u },
  away: { words: /^apply (?:on|at) /iu, marks: /redirectApply/u },
  submit: /^(?:submit|send) application$/iu,
  sent: {
    address: /\/application\/(?:success|confirmation)/u,
    words: /application (?:has been |was )?(?:sent|submitted|received)/iu,
  },
  applications: 'https://www.reed.co.uk/account/jobs/applications',
}
