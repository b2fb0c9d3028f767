/** How much applying to ads of ours takes. */
export const candidacyLimits = {
  /** Characters of an answer in text. */
  answer: 2_000,
  /** Applications that one person can send in a day: more than anybody reads ads for, too few to bury employers. */
  aDay: 100,
} as const
