import type { RouterContextProvider } from 'react-router'
import { asked, visitor } from './api.ts'

/**
 * Where the site is for who asks, without a slash at its end: the public address, or the host that was asked, by https where a trusted proxy
 * says that this is how it was reached.
 */
export function siteOf(context: Readonly<RouterContextProvider>): string {
  const { publicUrl, isHttps } = context.get(visitor)
  const { origin } = context.get(asked).url
  return publicUrl ?? (isHttps ? origin.replace(/^http:/u, 'https:') : origin)
}
