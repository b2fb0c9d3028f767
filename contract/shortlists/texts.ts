/* What the product says back about shortlists. Apart from the rest, which every page carries. */

/** M15 */
export const shortlistNotRemoved = (reason: string) =>
  `We could not complete your request: the shortlisted job could not be removed ${reason}`
/** M16 */
export const shortlisted = 'Done!'
/** M17 */
export const undoShortlist = 'Undo shortlist'
export const shortlistFull = (most: number) =>
  `Your shortlist holds ${most} jobs, which is as many as it can. Remove some to add others.`
export const noteChangedElsewhere = 'This note was changed in another window'
export const tooManyNotes = (most: number) => `A job can have ${most} notes. Write on in one of them, or delete one.`
