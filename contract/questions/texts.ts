/* What the product says about video questions. The first two are the specification’s (M64, M66). */

export const alreadyAnswered = 'You already answered on this question'
export const titleMissing = 'Question title is required'

export const recordFirst = 'Record the question first, and choose ‘Use this recording’'
export const recordingUnusable = 'This recording cannot be used here. Please record again.'
export const recordingUnfinished = 'Your recording is still being saved. Try again in a moment.'
export const secondsOutside = 'Choose 10 to 120 seconds'
export const answerEmpty = 'Record your answer, or write it'
export const oneOfBoth = 'Send a recording or a text, not both'
export const tooManyQuestions = (most: number) =>
  `Your company has ${most} questions. Delete those that you no longer use.`
export const inUse = 'Candidates are still answering this question. Delete it once their time is over.'
export const saved = 'Your question is saved.'
export const deleted = 'The question is deleted, with its recording.'
export const answerSent = 'Your answer is sent.'
export const answerDeleted = 'Your answer is deleted.'

/* About rounds. */

export const roundQuestions = 'Choose at least one question'
export const questionGone = 'One of these questions is not there any more. Load the page again.'
/** @param others how many more were asked one of the questions */
export const askedBefore = (name: string, title: string, others: number) =>
  `${name}${others === 0 ? ' was' : ` and ${others} more were`} asked ‘${title}’ before. Leave out the question, or whoever was asked.`
export const noCandidates = 'Choose at least one candidate'
export const dayOutside = 'Choose a day from tomorrow on, within 60 days'
export const dayNotLater = 'Choose a day after the one that stands'
export const triesOutside = 'Choose 1 to 5'
export const asked = 'The questions are sent.'
export const nobodyAsked = 'Nobody can be asked: those applications have ended.'
export const extended = 'They have more time now, and we have told them.'
export const nobodyToExtend = 'Nobody is left to answer.'

/* Why an invitation takes no more answers. */

export const timeIsOver = 'The time to answer is over.'
export const isWithdrawn = 'Your application is withdrawn, so these questions are closed.'
export const isEnded = 'This application has ended, so these questions are closed.'
export const companyGone = 'This company is no longer on our site, so these questions are closed.'
export const notInRound = 'This question is not one of those that you were asked.'

/** Where people record. */
export const noAnalysis =
  'No program judges your recording: we do not analyse faces, voices or feelings, and nothing here is a score.'
