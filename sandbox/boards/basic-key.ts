import type { Context } from 'hono'

/** The key of a call that carries it as user name without a password; null where it does not. */
export function basicKey(c: Context): string | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (encoded === undefined) return null
  const [, key] = /^([^:]*):$/.exec(atob(encoded)) ?? []
  return key ?? null
}

/** Real keys are none of the sandbox's: it takes those that bear its name. */
export function isSandboxKey(key: string | null | undefined): boolean {
  return key?.startsWith('sandbox') === true
}
