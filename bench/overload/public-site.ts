/** The settings of a public site on the sandbox's boards, for whoever measures its pages. */
export function publicSite(given: {
  databaseUrl: string
  dataFolder: string
  sandbox: { url: string }
}): Record<string, string> {
  return {
    NODE_ENV: 'development',
    PORT: '0',
    DATABASE_URL: given.databaseUrl,
    ROLECALL_DATA: given.dataFolder,
    ROLECALL_SANDBOX_URL: given.sandbox.url,
    ROLECALL_LOG: 'error',
    // Each request says that it is from another client: what one may ask for in a minute is not what is measured.
    ROLECALL_TRUSTED_PROXIES: '1',
    // That makes it a public site.
    ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
    ROLECALL_PAID_PLANS: 'off',
  }
}
