// Applications to ads here: their states, events and moves.
export { canMove, type StoredState } from './candidacy.ts'
export { eventsOf, noteEvent, noteEvents, type Actor, type CandidacyEvent } from './events.ts'
export { moveCandidacy } from './move.ts'
export { tellDecisions } from './decisions/tell-decisions.ts'
export { candidacyOfSpec } from './desk/spec-ids.ts'

// Who applied to what, for ads and for those who apply.
export { appliedHereAmong, candidatesOf, countApplied, wasAppliedTo } from './queries.ts'
export { applicationsOfAds } from './for-ads.ts'
export type { AppliedElsewhere } from './form.ts'
export { sentHere } from './sent-here.ts'

// What a company may see of a person, and how long it is kept.
export { shownNames } from './desk/blind.ts'
export { shownWords } from './desk/shown-words.ts'
export { byPerson } from './desk/people.ts'
export { keepingOf } from './keeping.ts'
export { isBlocked } from './blocked.ts'
export { notBlocked } from './not-blocked.ts'
export { mayPlayAnswer, mayTranscribeAnswer } from './recordings.ts'

// Telling candidates.
export { mailOf, siteUrl } from './tell.ts'
export { tellOfBrokenPromise } from './broken-promise.ts'
