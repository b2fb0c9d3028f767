import { expect, test } from 'vitest'
import { BadSettings, readConfig } from './config.ts'

const live = { ROLECALL_BOARDS: 'live', ROLECALL_SMTP: 'smtp://127.0.0.1:25', ROLECALL_PAID_PLANS: 'off' }
const twilio = { ROLECALL_TWILIO_ACCOUNT: 'AC1', ROLECALL_TWILIO_TOKEN: 'x', ROLECALL_TWILIO_FROM: '+441134960000' }
const signs: Record<string, Record<string, string>> = {
  'a public address': { ROLECALL_URL: 'https://jobs.example.org' },
  'a public address that looks like this machine': { ROLECALL_URL: 'http://127.0.0.1:3000' },
  'a proxy': { ROLECALL_TRUSTED_PROXIES: '1' },
  'a mail relay': { ROLECALL_SMTP: 'smtp://127.0.0.1:25' },
  'texts by Twilio': twilio,
  production: { NODE_ENV: 'production' },
}

test.each(Object.keys(signs))('%s makes the site public, whatever NODE_ENV says', (name) => {
  for (const environment of ['development', 'test', undefined]) {
    const given = { NODE_ENV: environment, ...live, ...signs[name] }
    expect(readConfig(given).isPublic).toBe(true)
  }
})

test('a site with none of them is for one person at their own machine, also with live boards', () => {
  expect(readConfig({}).isPublic).toBe(false)
  expect(readConfig({ ROLECALL_BOARDS: 'live', HOST: '0.0.0.0', ROLECALL_TRUSTED_PROXIES: '0' }).isPublic).toBe(false)
})

test.each(Object.keys(signs))('with %s, what is for development stops the start and says why', (name) => {
  const env = { ...live, ...signs[name] }
  const start = (more: Record<string, string>) => () => readConfig({ ...env, ...more })
  expect(start({ ROLECALL_PROVIDERS_URL: 'http://127.0.0.1:9' })).toThrow(/ROLECALL_PROVIDERS_URL is for tests/u)
  expect(start({ ROLECALL_DEV: '1' })).toThrow(/ROLECALL_DEV/u)
  expect(start({ ROLECALL_BOARDS: 'sandbox' })).toThrow(/ROLECALL_BOARDS to live/u)
  expect(start({ ROLECALL_BOARDS: '' })).toThrow(/counts as public because \w+ is/u)
  if (name !== 'a mail relay') expect(start({ ROLECALL_SMTP: '' })).toThrow(/ROLECALL_SMTP/u)
  for (const more of [{ ROLECALL_DEV: '1' }, { ROLECALL_BOARDS: 'sandbox' }]) expect(start(more)).toThrow(BadSettings)

  expect(start({ ROLECALL_BOARDS: 'sandbox', ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on' })().isPublic).toBe(true)
})

const stripe = { ROLECALL_STRIPE_KEY: 'sk_live_1', ROLECALL_STRIPE_WEBHOOK_SECRETS: 'whsec_1' }

test.each(Object.keys(signs))('with %s, paid plans need real payments, and real ones need a public site', (name) => {
  const start = (more: Record<string, string>) => () =>
    readConfig({ ...live, ...signs[name], ROLECALL_PAID_PLANS: '', ...more })
  expect(start({})).toThrow(/ROLECALL_STRIPE_KEY and ROLECALL_STRIPE_WEBHOOK_SECRETS, or ROLECALL_PAID_PLANS=off/u)
  expect(start({ ROLECALL_SANDBOX_URL: 'http://127.0.0.1:9' })).toThrow(/needs real payments/u)
  expect(start({ ...stripe, ROLECALL_STRIPE_KEY: 'sk_test_1' })).toThrow(/is a test key/u)
  expect(start({ ROLECALL_STRIPE_KEY: 'sk_live_1' })).toThrow(/nobody would get what they pay for/u)
  expect(start(stripe)().payments).toMatchObject({ kind: 'stripe', isLive: true, webhookSecrets: ['whsec_1'] })
  expect(start({ ROLECALL_PAID_PLANS: 'off' })().payments).toBeNull()
})

test('at one’s own machine the sandbox takes the money, or Stripe in test mode; never with a live key', () => {
  const sandbox = { ROLECALL_SANDBOX_URL: 'http://127.0.0.1:9' }
  expect(readConfig({}).payments).toBeNull()
  expect(readConfig(sandbox).payments).toEqual({ kind: 'sandbox', url: 'http://127.0.0.1:9' })
  expect(readConfig({ ...sandbox, ROLECALL_PAID_PLANS: 'off' }).payments).toBeNull()
  const test = { ...stripe, ROLECALL_STRIPE_KEY: 'rk_test_1', ROLECALL_STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2' }
  expect(readConfig({ ...sandbox, ...test }).payments).toMatchObject({
    isLive: false,
    webhookSecrets: ['whsec_1', 'whsec_2'],
  })
  expect(() => readConfig(stripe)).toThrow(/is a live key, and this site is not public/u)
  expect(() => readConfig({ ROLECALL_STRIPE_WEBHOOK_SECRETS: 'whsec_1' })).toThrow(/needs ROLECALL_STRIPE_KEY/u)
  expect(() => readConfig({ ROLECALL_STRIPE_KEY: 'pk_test_1' })).toThrow(/secret or restricted key/u)
})

const bucket = { ROLECALL_FILES_S3_BUCKET: 'b', ROLECALL_FILES_S3_KEY: 'k', ROLECALL_FILES_S3_SECRET: 's' }

test('a public site takes a file store over https, or on its own machine', () => {
  const start = (endpoint: string) => () =>
    readConfig({ ...live, ...bucket, ROLECALL_FILES_S3_ENDPOINT: endpoint }).filesS3?.endpoint
  expect(start('http://store.example.org')).toThrow(/ROLECALL_FILES_S3_ENDPOINT to an https/u)
  for (const endpoint of ['https://store.example.org', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
    expect(start(endpoint)()).toBe(endpoint)
  expect(readConfig({ ...bucket, ROLECALL_FILES_S3_ENDPOINT: 'http://store.example.org' }).filesS3).toMatchObject({
    bucket: 'b',
    region: 'us-east-1',
  })
})

test('half of the settings of a file store stop the start, and none of them is a store', () => {
  expect(readConfig({}).filesS3).toBeNull()
  expect(readConfig(bucket).filesS3).toMatchObject({ endpoint: null })
  for (const name of Object.keys(bucket)) {
    const start = () => readConfig({ ...bucket, [name]: '' })
    expect(start).toThrow(/all of ROLECALL_FILES_S3_BUCKET/u)
  }
  expect(() => readConfig({ ROLECALL_FILES_S3_ENDPOINT: 'https://store.example.org' })).toThrow(BadSettings)
  expect(() => readConfig({ ...bucket, ROLECALL_FILES_S3_ENDPOINT: 'ftp://store' })).toThrow(/S3_ENDPOINT/u)
})

test('alone at one’s own machine, all of it may be had', () => {
  const config = readConfig({ ROLECALL_DEV: '1', ROLECALL_PROVIDERS_URL: 'http://127.0.0.1:9' })
  expect(config).toMatchObject({ isDevServer: true, boards: 'sandbox', providersUrl: 'http://127.0.0.1:9' })
})
