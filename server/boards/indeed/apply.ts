import type { BoardForm } from '../../applying/index.ts'

/** Indeed: one module a page, in an order that varies by ad, up to the page for review. */
export const indeedForm: BoardForm = {
  id: 'indeed',
  name: 'Indeed',
  hosts: ['uk.indeed.com', 'ie.indeed.com', 'secure.indeed.com', 'smartapply.indeed.com', 'myjobs.indeed.com'],
  apply: { words: /^(?:apply now|easily apply|apply with indeed)$/iu, marks: /(?:^|\s)indeedApplyButton(?:\s|$)/u },
  away: { words: /^apply on company site/iu },
  next: /^(?:continue|review your application)$/iu,
  submit: /^submit (?:your )?application$/iu,
  sent: { address: /\/post-apply/u, words: /application has been submitted/iu },
  applications: 'https://myjobs.indeed.com/applied',
}
