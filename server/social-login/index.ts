export { forgetIdentities } from './identities.ts'
