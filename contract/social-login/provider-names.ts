import type { Provider } from '../users/users.ts'

export const providerNames: Readonly<Record<Provider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
}
