// What applying here shares with applying at boards: the ad, the documents, the receipt.
export { jobIdOf, keptAd, knownJobs } from './known-job.ts'
export { chooseCv, chooseLetter, printChosen, type ChosenDocument } from './documents.ts'
export { cvsOf } from './own-cvs.ts'
export { hashOf, noHash } from './receipts.ts'

// Which jobs a person applied to, and what waits.
export { appliedAmong } from './vacancy.ts'
export { countApplications, noteworthyApplications } from './waiting.ts'
export { wholeHistory, type SentHere } from './history.ts'

// For rooms below, handed in by services.ts.
export { moveApplications, renewVacancyKeys } from './follow-ads.ts'
export { heldLoginsOf, letLoginGo, wakeForLogin } from './held-logins.ts'
