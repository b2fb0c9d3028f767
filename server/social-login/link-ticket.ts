import type { Secrets } from '../platform/secrets.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'

const minutes = 15

/**
 * Goes with the link that begins linking a provider: a page of another site can send a browser to that address, but does not
 * know a ticket of the person's own session.
 */
export function sealLinkTicket(secrets: Pick<Secrets, 'seal'>, user: Pick<SignedIn, 'sessionId'>, now: Date): string {
  return secrets.seal(String(now.getTime() + minutes * 60_000), about(user)).toString('base64url')
}

export function openLinkTicket(
  secrets: Pick<Secrets, 'open'>,
  ticket: string,
  user: Pick<SignedIn, 'sessionId'>,
  now: Date,
): boolean {
  try {
    return Number(secrets.open(Buffer.from(ticket, 'base64url'), about(user))) > now.getTime()
  } catch {
    return false // Another session's, or nobody's.
  }
}

function about({ sessionId }: Pick<SignedIn, 'sessionId'>): string {
  return `link a provider in session ${sessionId}`
}
