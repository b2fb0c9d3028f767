/** How much applying to ads of ours takes. */
export const candidacyLimits = {
  /** Characters of an answer in text. */
  answer: 2_000,
  /** Applications that one person can send in a day: more than anybody reads ads for, too few to bury employers. */
  aDay: 100,
} as const

/** How much deciding on candidates, and writing about them, takes. */
export const decisionLimits = {
  /** Characters of a text, before its blanks are filled in. */
  text: 4_000,
  /** Less is no letter. */
  leastText: 20,
  templateName: 80,
  templates: 30,
  /** Applications that are decided on in one call. */
  atOnce: 500,
  /** Seconds in which a decision can be taken back. */
  undoSeconds: 60,
  note: 4_000,
} as const
