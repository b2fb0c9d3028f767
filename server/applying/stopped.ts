import type { ApplicationReason } from '../../contract/applications.ts'

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

/** The board logged the person out on the way: it can be begun anew, as nothing was sent. */
export class LoggedOut extends Error {}
