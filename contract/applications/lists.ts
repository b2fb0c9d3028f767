// Apart from the schemas, so that a page can have them without the library that checks them.

/**
 * Where an application stands.
 * - queued: waits for its turn; nothing has been sent.
 * - needs-you: something is missing that only the person can give, or the board asks for a person; nothing has been sent.
 * - ready: filled in, as the employer would get it, and waits for the person's word.
 * - sending: from before the network is touched until it is known what became of it.
 * - applied, failed (nothing was sent), unsure (it may have been), stopped (by the person, before it was sent).
 */
export const applicationStates = [
  'queued',
  'needs-you',
  'ready',
  'sending',
  'applied',
  'failed',
  'unsure',
  'stopped',
] as const

/** Why a person is needed: nothing has been sent. */
export const reasonsForPerson = [
  'unknown-question',
  'knock-out',
  'captcha',
  'one-time-code',
  'account-warning',
  'changed-form',
  // Nothing that the form showed says that the CV goes with it.
  'cv-not-attached',
  'no-credentials',
  'wrong-password',
  'own-site',
] as const

/** Why it failed. */
export const reasonsOfFailure = [
  'closed',
  'already-applied',
  'daily-limit',
  'avoided',
  'no-credits',
  'refused',
  'site-down',
  'taken-back',
  // A file lost words when it was printed.
  'not-whole',
  // The person found that the board does not have it.
  'not-sent',
] as const

/**
 * How the history is grouped: what waits for its person; what we are working on; what was sent and not answered; what led to an interview
 * or an offer; what is over, because the employer said no or because it was not sent.
 */
export const applicationGroups = ['needs-you', 'under-way', 'sent', 'interview', 'closed'] as const

export const applicationLimits = {
  pageSize: 20,
  /** Rows of one group of the history. */
  groupSize: 10,
  /** In one go. */
  batch: 50,
  notes: 5_000,
  line: 300,
  /** A new way around 'already applied' needs a word why. */
  again: 300,
  /** Days of silence after which we ask. */
  silentDays: 14,
} as const
