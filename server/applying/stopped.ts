import type { ApplicationReason } from '../../contract/applications/applications.ts'

/** Why an application cannot go on. It is certain that nothing was sent. */
export class Stopped extends Error {
  readonly reason: ApplicationReason
  readonly mayRetry: boolean

  constructor(reason: ApplicationReason, text: string, options: { mayRetry?: boolean } = {}) {
    super(text)
    this.reason = reason
    this.mayRetry = options.mayRetry ?? false
  }
}

type LoginRefusal = Stopped & { reason: 'wrong-password' | 'account-warning' }

/** Whether the board refused the person's login, or warned about their account. */
export function isLoginRefusal(error: unknown): error is LoginRefusal {
  return error instanceof Stopped && (error.reason === 'wrong-password' || error.reason === 'account-warning')
}

/** The board logged the person out on the way: it can be started again, as nothing was sent. */
export class LoggedOut extends Error {}
