import { z } from 'zod'
import type { Provider } from '../../contract/users/users.ts'
import type { Config } from '../platform/config.ts'
import { storableText } from '../platform/json.ts'
import { waysOf, type Identity } from './providers.ts'

/** For each of the two questions: a person is waiting. */
const timeoutMs = 10_000
const mostBytes = 100_000

/** OpenID Connect Core 1.0, 2: a subject has at most 255 signs. */
const longestSubject = 255

/** The provider is down, or answers what nobody can read. */
export class ProviderFailed extends Error {}
/** The provider does not take the code: used before, too old, or not ours. */
export class CodeRefused extends Error {}

/** The provider does not take us: our id or secret is wrong. */
export class ClientRefused extends Error {}

/**
 * Exchanges a code for who the person is. The provider's token is used for this one question and kept nowhere.
 * @throws ProviderFailed, CodeRefused, ClientRefused
 */
export async function askProvider(
  config: Pick<Config, 'providers' | 'providersUrl'>,
  given: { provider: Provider; code: string; verifier: string; redirectUri: string },
): Promise<Identity> {
  const { provider, code, verifier, redirectUri } = given
  const client = config.providers[provider]
  if (client === undefined) throw new ProviderFailed('The provider is not configured')
  const ways = waysOf(provider, config)
  const tokens = await ask(ways.token, refusedExchange, {
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
  const identity = ways.read(await ask(ways.profile, refusedToken, { headers: { authorization: `Bearer ${token}` } }))
  if (identity === undefined) throw new ProviderFailed('The provider did not say who it is')
  // Mended or cut, it would be the id of somebody else.
  if (identity.subject.length > longestSubject || storableText(identity.subject) !== identity.subject)
    throw new ProviderFailed('The provider gave no usable id')
  const hasEmail = identity.email !== null && storableText(identity.email) === identity.email
  return { ...identity, provider, name: storableText(identity.name), email: hasEmail ? identity.email : null }
}

async function ask(url: string, refused: (status: number, text: string) => Error, init: RequestInit): Promise<unknown> {
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
  if (answer.status === 400 || answer.status === 401) throw refused(answer.status, text.slice(0, mostBytes))
  if (!answer.ok || text.length > mostBytes) throw new ProviderFailed(`The provider answered ${answer.status}`)
  const read = readJson(text)
  if (read === null) throw new ProviderFailed('The provider’s answer cannot be read')
  return read
}

/**
 * Whom a refused exchange is about. By RFC 6749, 5.2, a wrong id or secret is `invalid_client`, with 401 where we gave them in a header;
 * Facebook has numbers of its own for them, 1 and 101. All else is about the code.
 */
function refusedExchange(status: number, text: string): Error {
  const error = Refusal.safeParse(readJson(text)).data?.error
  const isClient =
    typeof error === 'object'
      ? facebookOnClients.has(error.code)
      : ['invalid_client', 'unauthorized_client'].includes(error ?? '') || (error === undefined && status === 401)
  const word = typeof error === 'object' ? `error ${error.code}` : (error ?? 'no reason')
  const message = `The provider answered ${status} (${word})`
  return isClient ? new ClientRefused(message) : new CodeRefused(message)
}

/** The words of an error have no signs but these (RFC 6749, 5.2); anything longer is none. */
const Refusal = z.object({
  error: z.union([z.string().regex(/^[a-z_]{1,60}$/u), z.object({ code: z.number().int() })]),
})

const facebookOnClients: ReadonlySet<number> = new Set([1, 101])

/** It has just given us that token: the person did nothing wrong. */
function refusedToken(status: number): Error {
  return new ProviderFailed(`The provider answered ${status} to its own token`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
