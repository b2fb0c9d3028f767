/** How much applying to an ad of ours takes, in characters. */
export const candidacyLimits = {
  /** An answer in text. */
  answer: 2_000,
} as const
