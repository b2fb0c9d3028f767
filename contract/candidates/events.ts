import { z } from 'zod'

/** What can happen to an application that was sent here. In the details of some: */
export const CandidacyEventKind = z.enum([
  'sent',
  'viewed',
  'shortlisted',
  'unshortlisted',
  // details.from and details.to: states (CandidacyState).
  'moved',
  'withdrawn',
  'noted',
  'assessed',
  'message',
  'text',
  // details.interview: its id.
  'interview-invited',
  'interview-moved',
  'interview-changed',
  'interview-confirmed',
  'interview-suggested',
  'interview-declined',
  'interview-cancelled',
  'interview-reminded',
  // details.round: its id.
  'questions-asked',
  'questions-extended',
  'questions-reminded',
  // details.round, but not whether it was answered by video or in writing: that must not count.
  'question-answered',
  // A decision that waits to be told (details.to), one that was told, one taken back before.
  'decided',
  'decision-told',
  'decision-undone',
  // The company no longer sees what was sent: the time to keep it is over.
  // By the person: they deleted it before.
  'cleared',
  // The candidate brought their name, email address or phone number up to date.
  'corrected',
  // The candidate told us that no answer came by the promised day.
  'unanswered',
])
export type CandidacyEventKind = z.infer<typeof CandidacyEventKind>
