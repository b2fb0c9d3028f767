import type { BoardForm } from '../../applying/index.ts'

/** NHS Jobs: a list of tasks with a page each, then all answers to check with a declaration. */
export const nhsForm: BoardForm = {
  id: 'nhs',
  name: 'NHS Jobs',
  hosts: ['www.jobs.nhs.uk', 'beta.jobs.nhs.uk'],
  apply: { words: /^(?:apply|continue applying) for this job$/iu, marks: /(?:^|\s)apply_for_this_job(?:\s|$)/u },
  away: { words: /^apply for this job on /iu, marks: /apply_on_other_site/u },
  takesNoFile: true,
  next: /^(?:save and continue|continue)$/iu,
  submit: /^submit (?:your )?application$/iu,
  // The list of tasks: the first that is not done, and in the end the page that shows them all.
  passOn({ buttons }) {
    const open = buttons.find(
      ({ isLink, beside }) => isLink && /\b(?:not started|in progress|incomplete)\b/iu.test(beside),
    )
    return open ?? buttons.find(({ words }) => /^check (?:your answers|and submit)/iu.test(words)) ?? null
  },
  sent: {
    address: /\/candidate\/(?:submitted|application-submitted)/u,
    words: /application (?:has been |was )?(?:sent|submitted|received)/iu,
  },
  applications: 'https://www.jobs.nhs.uk/candidate/applications',
}
