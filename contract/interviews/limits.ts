/** What an interview may be: minutes, counts and characters. */
export const interviewLimits = {
  /** Times to choose from. */
  slots: 5,
  /** The steps of times and lengths in minutes (K10 of the specification). */
  step: 15,
  shortest: 15,
  longest: 480,
  interviewers: 10,
  event: 80,
  where: 300,
  message: 2_000,
  note: 1_000,
  /** Characters of a reply from a calendar program: a real one has about a thousand. */
  reply: 50_000,
  questions: 20,
  question: 300,
  scoreNote: 1_000,
} as const
