import type { BoardForm } from '../../applying/index.ts'

/** LinkedIn Easy Apply: a dialog of steps over the ad; 'Apply' alone leads to another site. */
export const linkedinForm: BoardForm = {
  id: 'linkedin',
  name: 'LinkedIn',
  hosts: ['www.linkedin.com', 'uk.linkedin.com', 'ie.linkedin.com'],
  apply: { words: /^(?:easy apply|continue applying)\b/iu },
  away: { words: /^apply$/iu },
  next: /^(?:next|review|continue to next step|review your application)$/iu,
  submit: /^submit application$/iu,
  sent: { words: /^(?:application sent|your application was sent)\b/iu },
  applications: 'https://www.linkedin.com/my-items/saved-jobs/?cardType=APPLIED',
}
