import type { Provider } from '../../contract/users/users.ts'
import type { Config } from '../platform/config.ts'

/** What a provider says of whoever has signed in there. */
export type Identity = {
  provider: Provider
  /** Its own id of the person: what an account is found by. */
  subject: string
  name: string
  email: string | null
  /** The provider says that the address is theirs. Where it does not say so, it is only what somebody typed there. */
  isEmailVerified: boolean
}

/** How a provider is asked: its addresses and its ways. */
export type ProviderWays = {
  authorize: string
  token: string
  profile: string
  scopes: readonly string[]
  /** How we say who we are when a code is exchanged. */
  secretIn: 'header' | 'body'
  /** LinkedIn refuses a code verifier from those who have a secret; there the state, bound to the browser, does it alone. */
  takesPkce: boolean
  /** Reads its answer about a person; undefined where it is not what it should be. */
  read: (answer: unknown) => Omit<Identity, 'provider'> | undefined
}

const ways: Readonly<Record<Provider, ProviderWays>> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    profile: 'https://openidconnect.googleapis.com/v1/userinfo',
    scopes: ['openid', 'email', 'profile'],
    secretIn: 'header',
    takesPkce: true,
    read: readOpenId,
  },
  linkedin: {
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    profile: 'https://api.linkedin.com/v2/userinfo',
    scopes: ['openid', 'email', 'profile'],
    secretIn: 'body',
    takesPkce: false,
    read: readOpenId,
  },
  facebook: {
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    profile: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
    scopes: ['openid', 'email', 'public_profile'],
    secretIn: 'body',
    takesPkce: true,
    // It promises nothing about the address.
    read: (answer) => {
      const { id, name, email } = fieldsOf(answer)
      return id === undefined
        ? undefined
        : { subject: id, name: name ?? '', email: email ?? null, isEmailVerified: false }
    },
  },
  twitter: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me',
    scopes: ['users.read', 'tweet.read'],
    secretIn: 'header',
    takesPkce: true,
    // It gives no address at all.
    read: (answer) => {
      const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
      const { id, name } = fieldsOf(data)
      return id === undefined ? undefined : { subject: id, name: name ?? '', email: null, isEmailVerified: false }
    },
  },
}

/** @returns how to ask a provider; with a stand-in, all three addresses are on this machine. */
export function waysOf(provider: Provider, { providersUrl }: Pick<Config, 'providersUrl'>): ProviderWays {
  const own = ways[provider]
  if (providersUrl === null) return own
  const at = (what: string) => `${providersUrl.replace(/\/$/u, '')}/${provider}/${what}`
  return { ...own, authorize: at('authorize'), token: at('token'), profile: at('profile') }
}

/** The claims of OpenID Connect, as Google and LinkedIn answer them. */
function readOpenId(answer: unknown): Omit<Identity, 'provider'> | undefined {
  const { sub, name, email, email_verified: verified } = fieldsOf(answer)
  if (sub === undefined) return undefined
  return { subject: sub, name: name ?? '', email: email ?? null, isEmailVerified: verified === 'true' }
}

/** What of an answer is text, or can be told in one: LinkedIn has written its yes as a word. */
function fieldsOf(answer: unknown): Record<string, string | undefined> {
  if (typeof answer !== 'object' || answer === null) return {}
  const texts = Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'boolean' ? [[name, String(value)]] : [],
  )
  return Object.fromEntries(texts) as Record<string, string>
}
