export { forgetIdentities } from './identities.ts'
export { beginWithProvider, comeBackFromProvider, type ProviderRequest } from './web.ts'
