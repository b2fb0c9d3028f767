/* What the product says to companies that go through their candidates. The first and 'nobodyYet' are the specification's (M87, M63). */

/** M87 has no words of its own: the reason that the server gives, as a warning. */
export const noteNotSaved = 'The note was not saved.'
export const nobodyYet = 'No candidates have applied for this job yet.'

export const candidateNotFound = 'We could not find this candidate.'
export const decisionWaits = 'A decision on this candidate is waiting to be sent. Undo it first.'
export const tooLate = (state: string) =>
  state === 'withdrawn'
    ? 'They have withdrawn their application.'
    : state === 'rejected'
      ? 'They have already been rejected.'
      : 'This has already been decided.'
export const toldAlready = 'Too late to undo: they have been told, or there was nothing to undo.'
export const textMissing = 'Write what the candidate will read, in at least 20 characters'
export const blankUnknown = (blank: string) =>
  `We cannot fill in ${blank}. Use {name}, {job}, {company} or {reason}, or take out the brackets`
export const isOver = 'They have withdrawn their application or deleted their account.'
export const tooManyTemplates = (most: number) => `You can save ${most} texts. Delete one first.`
export const templateUnknown = 'We could not find this text.'
export const keepingSaved = 'Saved. It takes effect tonight, for every application.'
export const recordStaysLonger = 'Keep the record at least as long as what was sent'
