// A person's passwords of job boards, sealed: what is opened is behind `opening/`, for the program that applies.
export { credentialsOf, lockIfSavedSince, loginStates, type LoginState } from './credentials.ts'
export { createVault, type Login, type Vault } from './vault.ts'
export { lockPerson } from './person-keys.ts'

// Logins that were refused, and what waits for them.
export { heldMinutes, holdForOneAttempt, type HeldLoginsOf } from './held.ts'
export { loginsToTest, noteLoginResult, recordTest, type LoginToTest } from './login-tests.ts'
