/** The cookie of who a provider says it is, sealed by the server, while the person is asked for an address. */
const plainName = 'provider-identity'

/** @returns the sealed text, which only the server can open; null if the cookie is missing or malformed. */
export function readIdentityTicket(cookies: string | null, isHttps: boolean): string | null {
  const name = isHttps ? `__Host-${plainName}` : plainName
  const part = (cookies ?? '').split(';').find((one) => one.trim().startsWith(`${name}=`))
  const value = (part ?? '').trim().slice(name.length + 1)
  return /^[\w-]+$/u.test(value) ? value : null
}
