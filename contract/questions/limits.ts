/** How much video questions take. */
export const questionLimits = {
  /** Questions of a page of everybody's list. */
  page: 25,
  /** Characters of a title. */
  title: 200,
  /** Seconds of an answer: what a company may choose, and what it is otherwise. */
  seconds: { least: 10, usual: 20, most: 120 },
  /** Characters of an answer in writing: about twice what somebody says in two minutes. */
  writing: 3_000,
  /** Questions that a company can have at a time. */
  ofCompany: 100,
  /** Questions of one round: more is a second interview. */
  inRound: 10,
  /** Candidates who can be asked at once. */
  candidates: 100,
  /** How often somebody can record one answer before they send it. */
  tries: { least: 1, usual: 3, most: 5 },
  /** Days from now until which answers can be asked for. */
  days: { least: 1, usual: 7, most: 60 },
  /** Months for which answers that belong to no application are kept. */
  openMonths: 9,
} as const

/** So many days before the end, whoever has not finished is reminded, once each. */
export const reminderDays = [3, 1] as const
