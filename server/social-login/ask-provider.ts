import type { Provider } from '../../contract/users/users.ts'
import type { Config } from '../platform/config.ts'
import { storableText } from '../platform/json.ts'
import { waysOf, type Identity } from './providers.ts'

/** Of each of the two questions: a person is waiting. */
const timeoutMs = 10_000
const mostBytes = 100_000

/** The provider is down, or answers what nobody can read. */
export class ProviderFailed extends Error {}
/** The provider does not take the code: used before, too old, or not ours. */
export class CodeRefused extends Error {}

/**
 * Exchanges a code for who the person is. The provider's token is used for this one question and kept nowhere.
 * @throws ProviderFailed, CodeRefused
 */
export async function askProvider(
  config: Pick<Config, 'providers' | 'providersUrl'>,
  given: { provider: Provider; code: string; verifier: string; redirectUri: string },
): Promise<Identity> {
  const { provider, code, verifier, redirectUri } = given
  const client = config.providers[provider]
  if (client === undefined) throw new ProviderFailed('The provider is not configured')
  const ways = waysOf(provider, config)
  const tokens = await ask(ways.token, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(ways.secretIn === 'header' && {
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`).toString('base64')}`,
      }),
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      ...(ways.takesPkce && { code_verifier: verifier }),
      ...(ways.secretIn === 'body' && { client_id: client.id, client_secret: client.secret }),
    }),
  })
  const token = typeof tokens === 'object' && tokens !== null && 'access_token' in tokens ? tokens.access_token : null
  if (typeof token !== 'string') throw new ProviderFailed('The provider gave no token')
  const identity = ways.read(await ask(ways.profile, { headers: { authorization: `Bearer ${token}` } }))
  if (identity === undefined) throw new ProviderFailed('The provider did not say who it is')
  // Mended, it would be the id of somebody else.
  if (storableText(identity.subject) !== identity.subject) throw new ProviderFailed('The provider gave no usable id')
  const hasEmail = identity.email !== null && storableText(identity.email) === identity.email
  return { ...identity, provider, name: storableText(identity.name), email: hasEmail ? identity.email : null }
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    text = await answer.text()
  } catch (error) {
    throw new ProviderFailed('The provider cannot be reached', { cause: error })
  }
  if (answer.status === 400 || answer.status === 401) throw new CodeRefused(`The provider answered ${answer.status}`)
  if (!answer.ok || text.length > mostBytes) throw new ProviderFailed(`The provider answered ${answer.status}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ProviderFailed('The provider’s answer cannot be read')
  }
}
