import { resolve } from 'node:path'
import { z } from 'zod'
import { BoardId } from '../../contract/boards/boards.ts'
import type { Operator } from '../../contract/operator/operator.ts'
import { providers, type Provider } from '../../contract/users/users.ts'
import { liveKeyOnOwnMachine, unsafeForPublic, unsafeToServe, whyPublic } from './public-settings.ts'

const flag = z.enum(['on', 'off']).transform((word) => word === 'on')

/** A list written with commas: 'reed, adzuna'. */
const names = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
)

/** 'localhost:3310', or the path of a socket. */
const daemon = z.string().transform((text, context): { host: string; port: number } | { path: string } => {
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[^:]+):(\d{1,5})$/iu.exec(text) ?? []
  if (host !== undefined && Number(port) > 0 && Number(port) < 65_536)
    return { host: host.replace(/[[\]]/gu, ''), port: Number(port) }
  context.addIssue({ code: 'custom', message: 'must be host:port, or the path of a socket' })
  return z.NEVER
})

/** Pounds and pennies, '4.99', as whole pennies. */
const pennies = z
  .string()
  .regex(/^\d{1,4}(?:\.\d\d)?$/u, 'must be pounds, such as 4.99')
  .transform((text) => Math.round(Number(text) * 100))

const boards = names.transform((list, context): 'sandbox' | 'live' | BoardId[] => {
  if (list.length === 1 && (list[0] === 'sandbox' || list[0] === 'live')) return list[0]
  const ids = z.array(BoardId).safeParse(list)
  if (ids.success && list.length > 0) return ids.data
  context.addIssue({ code: 'custom', message: "must be 'sandbox', 'live', or names of boards with commas between" })
  return z.NEVER
})

/** Connections of one pool: with fewer than two, work that needs a second one while it holds its first would wait for ever. */
const connections = z.coerce.number().int().min(2).max(500)

const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ROLECALL_DEV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ROLECALL_DATA: z.string().default('./data'),
  ROLECALL_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: names.pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))).default([]),
  ROLECALL_WEB_CONNECTIONS: connections.default(10),
  ROLECALL_WORKER_CONNECTIONS: connections.default(5),
  ROLECALL_APPLY_CONNECTIONS: connections.default(6),
  ROLECALL_QUEUE_CONNECTIONS: connections.default(4),
  ROLECALL_REPLICA_CONNECTIONS: connections.default(10),
  ROLECALL_BOARDS: boards.optional(),
  ROLECALL_TERMS_SEEN: names.pipe(z.array(BoardId)).default([]),
  ROLECALL_COMPANY_BOARDS: z.string().default('company-boards.json'),
  ROLECALL_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  ROLECALL_SANDBOX_URL: z.url({ protocol: /^http$/ }).optional(),
  ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: flag.default(false),
  ROLECALL_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  ROLECALL_LIVE_SOCKETS: z.coerce.number().int().min(0).max(100_000).default(5_000),
  ROLECALL_METRICS_TOKEN: z.string().min(16).optional(),
  ROLECALL_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ROLECALL_POSTCODES: z.enum(['on', 'off']).optional(),
  ROLECALL_CHROMIUM: z.string().optional(),
  ROLECALL_SECRET: z.string().min(32).optional(),
  ROLECALL_BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional(),
  ROLECALL_BACKUP_KEY_FILE: z.string().optional(),
  ROLECALL_VAULT_PUBLIC_KEYS: z
    .string()
    .regex(/^\d{1,6}:[\w-]{43}(?:,\d{1,6}:[\w-]{43})*$/u, 'must be VERSION:KEY, with commas between')
    .optional(),
  ROLECALL_SMTP: z.url({ protocol: /^smtps?$/ }).optional(),
  ROLECALL_MAIL_FROM: z.string().default('Rolecall <no-reply@localhost>'),
  ROLECALL_OPERATOR_MAIL: z.email().optional(),
  ROLECALL_COMPANY_NAME: z.string().max(200).optional(),
  ROLECALL_COMPANY_ADDRESS: z.string().max(500).optional(),
  ROLECALL_COMPANY_NUMBER: z.string().max(40).optional(),
  ROLECALL_VAT_NUMBER: z.string().max(40).optional(),
  ROLECALL_DATA_PROTECTION_NUMBER: z.string().max(40).optional(),
  ROLECALL_DATA_PLACE: z.string().max(200).optional(),
  ROLECALL_FORMER_PRICE: pennies.optional(),
  ROLECALL_CROWDFUNDING_AIMS: z.string().max(2_000).optional(),
  ROLECALL_CLAMD: daemon.optional(),
  ROLECALL_FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ROLECALL_FILES_S3_BUCKET: z.string().optional(),
  ROLECALL_FILES_S3_REGION: z.string().default('us-east-1'),
  ROLECALL_FILES_S3_ADDRESSING: z.enum(['path', 'host']).default('path'),
  ROLECALL_FILES_S3_KEY: z.string().optional(),
  ROLECALL_FILES_S3_SECRET: z.string().optional(),
  ROLECALL_TWILIO_ACCOUNT: z.string().optional(),
  ROLECALL_TWILIO_TOKEN: z.string().optional(),
  ROLECALL_TWILIO_FROM: z.string().optional(),
  ROLECALL_TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  ROLECALL_GIFTS_KEPT_MONTHS: z.coerce.number().int().min(0).max(120).default(24),
  ROLECALL_FREE_CREDITS: z.coerce.number().int().min(0).max(10_000).optional(),
  ROLECALL_TEXTS_A_DAY: z.coerce.number().int().min(0).default(500),
  ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: flag.default(false),
  ROLECALL_FACEBOOK_ID: z.string().optional(),
  ROLECALL_FACEBOOK_SECRET: z.string().optional(),
  ROLECALL_GOOGLE_ID: z.string().optional(),
  ROLECALL_GOOGLE_SECRET: z.string().optional(),
  ROLECALL_LINKEDIN_ID: z.string().optional(),
  ROLECALL_LINKEDIN_SECRET: z.string().optional(),
  ROLECALL_TWITTER_ID: z.string().optional(),
  ROLECALL_TWITTER_SECRET: z.string().optional(),
  ROLECALL_PROVIDERS_URL: z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|localhost)$/ }).optional(),
  ROLECALL_PAID_PLANS: flag.default(true),
  ROLECALL_STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/u, 'must be a secret or restricted key: sk_… or rk_…')
    .optional(),
  ROLECALL_STRIPE_WEBHOOK_SECRETS: names
    .pipe(z.array(z.string().regex(/^whsec_\S+$/u, 'must begin with whsec_, with commas between several')))
    .default([]),
  ROLECALL_STRIPE_PRICE_ADVANCED: z
    .string()
    .regex(/^price_\w+$/u, 'must be the id of a price: price_…')
    .optional(),
  ROLECALL_COMPANIES_HOUSE_KEY: z.string().optional(),
  ROLECALL_COMPANIES_HOUSE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.company-information.service.gov.uk'),
})

export type Config = {
  /** Others than whoever runs it can come: nothing that is for development is there. See public-settings.ts. */
  isPublic: boolean
  /** Tests: requests from this machine count like others', so that limits can be tried. */
  countsOwnMachine: boolean
  /** `npm run dev`: pages are made from the source. Never on a public site. */
  isDevServer: boolean
  port: number
  host: string
  /** Absolute. Everything that the app writes is in it. */
  dataFolder: string
  /** The address that people use, without a slash at its end; null: whatever host they came by. */
  publicUrl: string | null
  /** Null: the app starts its own PostgreSQL in the data folder. */
  databaseUrl: string | null
  /** The same database without a pooler between, for what needs a session of its own; null where `databaseUrl` is. */
  directUrl: string | null
  replicaUrls: readonly string[]
  /** The most of each pool: of one process of each program, of a worker's task queue, and of a process at each replica. */
  connections: { web: number; worker: number; apply: number; queue: number; replica: number }
  /** 'sandbox' unless something is configured. */
  boards: 'sandbox' | 'live' | readonly BoardId[]
  /** Boards whose terms forbid automated reading and whose operator has seen them and turned them on by name. */
  termsSeen: readonly BoardId[]
  companyBoardsFile: string
  sandboxPort: number
  sandboxUrl: string | null
  /** How many reverse proxies stand in front and set X-Forwarded-For; 0: the socket's address is the client's. */
  trustedProxies: number
  /** Live connections of one web process at once; above, pages do without. */
  liveSockets: number
  metricsToken: string | null
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Ask postcodes.io for full postcodes. On with live boards unless set. */
  postcodes: boolean
  chromium: string | null
  /** Null: a key of its own in the data folder. Several machines must share one. */
  secret: string | null
  /** What the keys in a backup are encrypted with; both null: backups are made without the keys. */
  backupKeys: { passphrase: string | null; /** Absolute. */ keyFile: string | null }
  /** What passwords of job boards are sealed to, as VERSION:KEY; null: the file of public keys in the data folder. */
  vaultPublicKeys: string | null
  mail: {
    /** smtp://user:password@host:port; null: the outbox. */ smtp: string | null
    from: string
    operator: string | null
  }
  /** Who runs this, for the legal pages; null: they have not said so. */
  company: Operator['company']
  /** Where the machines stand that keep people's data, as words: 'Ireland'. */
  dataPlace: string | null
  /** Of the plan 'Advanced', in pennies a month: only where it was truly charged. */
  formerPrice: number | null
  /** What the page about crowdfunding says is aimed at; null: what it says of itself. */
  crowdfundingAims: readonly string[] | null
  /** The virus scanner; null: uploaded files are not scanned, and the API says so of each. */
  clamd: { host: string; port: number } | { path: string } | null
  /** Where uploaded files are kept; null: in the data folder. */
  filesS3: {
    endpoint: string | null
    bucket: string
    region: string
    key: string
    secret: string
    /** How a store at `endpoint` names the bucket. Amazon's own is named by the host. */
    addressing: 'path' | 'host'
  } | null
  /** Null: texts stay in the outbox. */
  twilio: { account: string; token: string; from: string; url: string } | null
  /** Texts to all numbers together in a day: a cap on what a flood can cost. */
  textsADay: number
  /** Credits for applications that every account gets once. */
  freeCredits: number
  /** Months for which a code is kept of whom free credits and a trial were given to; 0: none is. */
  giftsKeptMonths: number
  /** Whose accounts can be signed in with, and as whom we ask them; a provider that is not there is not offered. */
  providers: Readonly<Partial<Record<Provider, { id: string; secret: string }>>>
  /** Of a stand-in for all providers on this machine; null, and always so on a public site: their own addresses. */
  providersUrl: string | null
  /** Who takes money: the sandbox that plays Stripe, or Stripe; null: nothing is sold. */
  payments: PaymentSettings | null
  /** The account at Stripe, also while nothing is sold yet; null: none is set. */
  stripe: StripeSettings | null
  /** Null: a small sample that says what it is. */
  companiesHouse: { key: string; url: string } | null
  /** The environment, for the settings of single boards and of providers to sign in with. */
  environmentVariables: Readonly<Record<string, string | undefined>>
}

type StripeSettings = {
  key: string
  /** The secrets of our webhook endpoint: two while one is being replaced. */
  webhookSecrets: readonly string[]
  /** Null: it is looked up by its key. */
  advancedPrice: string | null
  /** Whether real money moves, as the key says. */
  isLive: boolean
}

type PaymentSettings = { kind: 'sandbox'; url: string } | ({ kind: 'stripe' } & StripeSettings)

/** A setting that cannot be used; the message names each one. The program stops. */
export class BadSettings extends Error {}

/**
 * Reads and checks all settings, once, at the start.
 * @param options.serves false for a command, which nobody but the operator reaches: some of them make what a site needs before it may serve.
 * @throws BadSettings naming each wrong setting, never its value: it may be a secret.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { serves = true }: { serves?: boolean } = {},
): Config {
  // An empty variable is the same as none: that is how people switch one off in a shell or a compose file.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new BadSettings(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const settings = parsed.data
  if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new BadSettings('DATABASE_DIRECT_URL is another way to the database of DATABASE_URL: set both.')
  const stripe = stripeOf(settings)
  const config: Config = {
    isPublic: false,
    countsOwnMachine: settings.NODE_ENV === 'test',
    isDevServer: settings.ROLECALL_DEV === '1',
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.ROLECALL_DATA),
    publicUrl: settings.ROLECALL_URL?.replace(/\/$/, '') ?? null,
    databaseUrl: settings.DATABASE_URL ?? null,
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? null,
    replicaUrls: settings.DATABASE_REPLICA_URLS,
    connections: {
      web: settings.ROLECALL_WEB_CONNECTIONS,
      worker: settings.ROLECALL_WORKER_CONNECTIONS,
      apply: settings.ROLECALL_APPLY_CONNECTIONS,
      queue: settings.ROLECALL_QUEUE_CONNECTIONS,
      replica: settings.ROLECALL_REPLICA_CONNECTIONS,
    },
    boards: settings.ROLECALL_BOARDS ?? 'sandbox',
    termsSeen: settings.ROLECALL_TERMS_SEEN,
    companyBoardsFile: resolve(settings.ROLECALL_COMPANY_BOARDS),
    sandboxPort: settings.ROLECALL_SANDBOX_PORT,
    sandboxUrl: settings.ROLECALL_SANDBOX_URL ?? null,
    trustedProxies: settings.ROLECALL_TRUSTED_PROXIES,
    liveSockets: settings.ROLECALL_LIVE_SOCKETS,
    metricsToken: settings.ROLECALL_METRICS_TOKEN ?? null,
    logLevel: settings.ROLECALL_LOG,
    postcodes: settings.ROLECALL_POSTCODES ? settings.ROLECALL_POSTCODES === 'on' : isLive(settings.ROLECALL_BOARDS),
    chromium: settings.ROLECALL_CHROMIUM ?? null,
    secret: settings.ROLECALL_SECRET ?? null,
    backupKeys: {
      passphrase: settings.ROLECALL_BACKUP_PASSPHRASE ?? null,
      keyFile: settings.ROLECALL_BACKUP_KEY_FILE === undefined ? null : resolve(settings.ROLECALL_BACKUP_KEY_FILE),
    },
    vaultPublicKeys: settings.ROLECALL_VAULT_PUBLIC_KEYS ?? null,
    mail: {
      smtp: settings.ROLECALL_SMTP ?? null,
      from: settings.ROLECALL_MAIL_FROM,
      operator: settings.ROLECALL_OPERATOR_MAIL ?? null,
    },
    company: companyOf(settings),
    dataPlace: settings.ROLECALL_DATA_PLACE ?? null,
    formerPrice: settings.ROLECALL_FORMER_PRICE ?? null,
    crowdfundingAims: aimsOf(settings.ROLECALL_CROWDFUNDING_AIMS),
    clamd: settings.ROLECALL_CLAMD ?? null,
    filesS3: filesS3Of(settings),
    twilio: twilioOf(settings),
    textsADay: settings.ROLECALL_TEXTS_A_DAY,
    freeCredits: settings.ROLECALL_FREE_CREDITS ?? (isLive(settings.ROLECALL_BOARDS) ? 0 : 20),
    giftsKeptMonths: settings.ROLECALL_GIFTS_KEPT_MONTHS,
    providers: providersOf(settings),
    providersUrl: settings.ROLECALL_PROVIDERS_URL ?? null,
    payments: paymentsOf(settings, stripe),
    stripe,
    companiesHouse:
      settings.ROLECALL_COMPANIES_HOUSE_KEY === undefined
        ? null
        : { key: settings.ROLECALL_COMPANIES_HOUSE_KEY, url: settings.ROLECALL_COMPANIES_HOUSE_URL },
    environmentVariables: env,
  }
  const because = whyPublic({ ...config, environment: settings.NODE_ENV })
  if (because === null) {
    if (config.payments?.kind === 'stripe' && config.payments.isLive) throw new BadSettings(liveKeyOnOwnMachine)
    return config
  }
  const problem =
    unsafeForPublic({
      providersUrl: config.providersUrl,
      isDevServer: config.isDevServer,
      filesEndpoint: config.filesS3?.endpoint ?? null,
    }) ??
    (serves
      ? unsafeToServe({
          boards: config.boards,
          allowsSandbox: settings.ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION,
          smtp: config.mail.smtp,
          allowsNoRelay: settings.ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION,
          sells: settings.ROLECALL_PAID_PLANS,
          payments: config.payments,
        })
      : null)
  if (problem !== null) throw new BadSettings(`${problem} (This site counts as public because ${because}.)`)
  return { ...config, isPublic: true }
}

/** An id without its secret, or the other way round, is a slip that people should hear of. */
function providersOf(settings: z.infer<typeof Settings>): Config['providers'] {
  const found: Partial<Record<Provider, { id: string; secret: string }>> = {}
  for (const provider of providers) {
    const name = `ROLECALL_${provider.toUpperCase() as Uppercase<Provider>}` as const
    const id = settings[`${name}_ID`]
    const secret = settings[`${name}_SECRET`]
    if ((id === undefined) !== (secret === undefined)) {
      throw new BadSettings(`To sign in with ${provider} set both of ${name}_ID and ${name}_SECRET.`)
    }
    if (id !== undefined && secret !== undefined) found[provider] = { id, secret }
  }
  return found
}

/** Numbers of a company without its name are a slip that people should hear of. */
function companyOf(settings: z.infer<typeof Settings>): Config['company'] {
  const { ROLECALL_COMPANY_NAME: name } = settings
  const others = {
    address: settings.ROLECALL_COMPANY_ADDRESS ?? null,
    number: settings.ROLECALL_COMPANY_NUMBER ?? null,
    vatNumber: settings.ROLECALL_VAT_NUMBER ?? null,
    dataProtectionNumber: settings.ROLECALL_DATA_PROTECTION_NUMBER ?? null,
  }
  if (name !== undefined) return { name, ...others }
  if (Object.values(others).every((value) => value === null)) return null
  throw new BadSettings('To say who runs this, set ROLECALL_COMPANY_NAME with its address and numbers.')
}

function stripeOf(settings: z.infer<typeof Settings>): StripeSettings | null {
  const { ROLECALL_STRIPE_KEY: key, ROLECALL_STRIPE_WEBHOOK_SECRETS: webhookSecrets } = settings
  if (key === undefined) return null
  return {
    key,
    webhookSecrets,
    advancedPrice: settings.ROLECALL_STRIPE_PRICE_ADVANCED ?? null,
    isLive: /^[rs]k_live_/u.test(key),
  }
}

function paymentsOf(settings: z.infer<typeof Settings>, stripe: StripeSettings | null): PaymentSettings | null {
  if (!settings.ROLECALL_PAID_PLANS) return null
  if (stripe !== null) return { kind: 'stripe', ...stripe }
  if (settings.ROLECALL_STRIPE_WEBHOOK_SECRETS.length > 0)
    throw new BadSettings('ROLECALL_STRIPE_WEBHOOK_SECRETS needs ROLECALL_STRIPE_KEY beside it.')
  return settings.ROLECALL_SANDBOX_URL === undefined ? null : { kind: 'sandbox', url: settings.ROLECALL_SANDBOX_URL }
}

/** One aim from the next by a line: '|'. */
function aimsOf(text: string | undefined): string[] | null {
  const aims = (text ?? '').split('|').map((aim) => aim.trim())
  const said = aims.filter((aim) => aim !== '')
  return said.length === 0 ? null : said
}

function filesS3Of(settings: z.infer<typeof Settings>): Config['filesS3'] {
  const {
    ROLECALL_FILES_S3_ENDPOINT: endpoint,
    ROLECALL_FILES_S3_BUCKET: bucket,
    ROLECALL_FILES_S3_KEY: key,
    ROLECALL_FILES_S3_SECRET: secret,
  } = settings
  if ([endpoint, bucket, key, secret].every((value) => value === undefined)) return null
  if (bucket === undefined || key === undefined || secret === undefined) {
    throw new BadSettings(
      'To keep files in an S3-compatible store set all of ROLECALL_FILES_S3_BUCKET, ROLECALL_FILES_S3_KEY and ROLECALL_FILES_S3_SECRET.',
    )
  }
  const { ROLECALL_FILES_S3_REGION: region, ROLECALL_FILES_S3_ADDRESSING: addressing } = settings
  return { endpoint: endpoint ?? null, bucket, region, key, secret, addressing }
}

function twilioOf(settings: z.infer<typeof Settings>): Config['twilio'] {
  const { ROLECALL_TWILIO_ACCOUNT: account, ROLECALL_TWILIO_TOKEN: token, ROLECALL_TWILIO_FROM: from } = settings
  if (account === undefined && token === undefined && from === undefined) return null
  if (account === undefined || token === undefined || from === undefined) {
    throw new BadSettings(
      'For texts by Twilio set all of ROLECALL_TWILIO_ACCOUNT, ROLECALL_TWILIO_TOKEN and ROLECALL_TWILIO_FROM.',
    )
  }
  return { account, token, from, url: settings.ROLECALL_TWILIO_URL }
}

function isLive(boards: 'sandbox' | 'live' | readonly BoardId[] | undefined): boolean {
  return boards !== undefined && boards !== 'sandbox'
}
