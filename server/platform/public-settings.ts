/** What tells that others than whoever runs it can come to this site. */
export type PublicSigns = {
  environment: 'development' | 'production' | 'test'
  publicUrl: string | null
  trustedProxies: number
  mail: { smtp: string | null }
  twilio: object | null
}

/**
 * The setting that makes this site one for the public, in words for the operator; null if it is for one person at this machine.
 * Everything that is for development hangs on it (docs/security.md, 'For development only').
 */
export function whyPublic(settings: PublicSigns): string | null {
  if (settings.environment === 'production') return 'NODE_ENV is production'
  if (settings.publicUrl !== null) return 'ROLECALL_URL is set'
  if (settings.trustedProxies > 0) return 'ROLECALL_TRUSTED_PROXIES is set'
  if (settings.mail.smtp !== null) return 'ROLECALL_SMTP is set'
  if (settings.twilio !== null) return 'ROLECALL_TWILIO_ACCOUNT is set'
  return null
}

/** What no program of a public site may run with, commands included. @returns a sentence that says what to set instead; null if all is well. */
export function unsafeForPublic(settings: {
  providersUrl: string | null
  isDevServer: boolean
  filesEndpoint: string | null
}): string | null {
  if (settings.isDevServer) {
    return 'ROLECALL_DEV (npm run dev) is for one person at their own machine: it serves the source code. Use npm start.'
  }
  if (settings.providersUrl !== null) {
    return 'ROLECALL_PROVIDERS_URL is for tests: whoever answers there could sign in as anyone.'
  }
  if (settings.filesEndpoint !== null && !isEncryptedOrHere(settings.filesEndpoint)) {
    return "On a public site people's files may not cross a network in plain text: set ROLECALL_FILES_S3_ENDPOINT to an https address."
  }
  return null
}

/** What strangers may not be served with. @returns a sentence that says what to set instead; null if all is well. */
export function unsafeToServe(settings: {
  boards: unknown
  allowsSandbox: boolean
  smtp: string | null
  allowsNoRelay: boolean
  /** Whether paid plans are meant to be on, and who then takes the money. */
  sells: boolean
  payments: { kind: 'sandbox' } | { kind: 'stripe'; isLive: boolean; webhookSecrets: readonly string[] } | null
}): string | null {
  if (settings.boards === 'sandbox' && !settings.allowsSandbox) {
    return (
      'A public site may not show the demo boards: set ROLECALL_BOARDS to live or to names of boards, ' +
      'or ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION=on if demo results are meant.'
    )
  }
  if (settings.smtp === null && !settings.allowsNoRelay) {
    return (
      'On a public site mail must go somewhere: set ROLECALL_SMTP to the address of a mail relay, ' +
      'or ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION=on if it is meant to stay in the database.'
    )
  }
  return settings.sells ? unsafePayments(settings.payments) : null
}

/** Nobody pays on a public site with play money, and nobody pays with real money and gets nothing for it. */
function unsafePayments(payments: Parameters<typeof unsafeToServe>[0]['payments']): string | null {
  if (payments?.kind !== 'stripe') {
    return (
      'A public site that sells paid plans needs real payments: set ROLECALL_STRIPE_KEY and ROLECALL_STRIPE_WEBHOOK_SECRETS, ' +
      'or ROLECALL_PAID_PLANS=off if nothing is to be sold.'
    )
  }
  if (!payments.isLive) return testKeyOnPublicSite
  if (payments.webhookSecrets.length === 0) {
    return (
      'Without ROLECALL_STRIPE_WEBHOOK_SECRETS nobody would get what they pay for: run `npm run rolecall -- set-up-payments`, ' +
      'which makes the webhook endpoint and prints its secret.'
    )
  }
  return null
}

export const testKeyOnPublicSite =
  'ROLECALL_STRIPE_KEY is a test key: on a public site anybody could pay with play money. Use the live key.'

export const liveKeyOnOwnMachine =
  'ROLECALL_STRIPE_KEY is a live key, and this site is not public: use a test key (sk_test_…) to try payments out.'

function isEncryptedOrHere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isThisMachine(hostname)
}

/** Whether what goes to a host, as the URL standard writes it, stays on this machine. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
