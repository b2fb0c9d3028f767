/** How much a conversation about an application takes. */
export const conversationLimits = {
  /** Characters of a message. */
  text: 4_000,
  /** Messages that one side can write about one application in 24 hours: more than people write, too few to pester with. */
  aDay: 50,
} as const

/** How much a text message to a candidate takes. */
export const textLimits = {
  /** Characters as typed, without what is put before and after (S18.12). */
  typed: 150,
  /** Texts to one candidate about one application in 24 hours. */
  aDay: 5,
} as const
