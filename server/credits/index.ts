/** What an application costs: set aside when it is queued, taken or given back when it is known what became of it. */
export { applicationCreditsOf, balanceOf, capture, release, reserve } from './credits.ts'
/** Accounts of new people, and credits that are given. */
export { freeCreditsOf, giveCredits, openAccounts, openAccountsOfAll, type FreeCredits } from './give-credits.ts'
/** Gifts that one address gets once. */
export { giftCode, noteGift, signOfAddress, wasGiven, type GiftDeps } from './given-once.ts'
