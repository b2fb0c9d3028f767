import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { createCommands } from '../../server/commands.ts'
import { readAll } from '../../server/platform/files/files.suite.ts'
import { putFile } from '../../server/platform/files/put-file.ts'
import { apiVersion } from '../../server/payments/provider.ts'
import { readConfig } from '../../server/platform/config.ts'
import { runHere } from '../command-line.ts'
import { aDatabase } from '../database.ts'
import { settingsOfRow, settingsUnder } from '../readme-settings.ts'
import { startServer } from '../server.ts'
import { clientOf, secret, startStore } from './s3-stores.ts'
import { startStripeMock } from './stripe-mock.ts'

/* The README's way to payments and docs/growing.md's way to a bucket, followed to the letter with programs that others wrote at the other end. */

const goingLive = settingsUnder('Going live with boards')
const bucket = 'jobs-example-files'

test('payments: set-up-payments makes the price and the webhook endpoint, and then the site starts and sells', async ({
  skip,
}) => {
  await using mock = await startStripeMock(skip)
  await using database = await aDatabase()
  const key = { ROLECALL_STRIPE_KEY: 'rk_live_1' }
  // Its keys are those of the test mode.
  const stripe = () =>
    new Stripe('sk_test_peers', { apiVersion, host: '127.0.0.1', port: mock.port, protocol: 'http', telemetry: false })
  const ran = await runHere(createCommands({ stripe }), ['set-up-payments'], {
    ...goingLive,
    ...key,
    DATABASE_URL: database.url,
  })
  expect(ran).toMatchObject({ code: 0 })
  expect(ran.said).toContain('The price of Advanced is price_')
  expect(ran.said).toContain(`${goingLive['ROLECALL_URL']}/api/payments/webhook was made`)
  expect(ran.said).toContain('Set ROLECALL_STRIPE_WEBHOOK_SECRETS to ')
  // 'Until then leave ROLECALL_PAID_PLANS=off; afterwards take it out.' Its description has no secret to give.
  const { ROLECALL_PAID_PLANS: off, ...selling } = goingLive
  const { payments } = readConfig({ ...selling, ...key, ROLECALL_STRIPE_WEBHOOK_SECRETS: 'whsec_1' })
  expect([off, payments]).toEqual(['off', expect.objectContaining({ isLive: true })])
})

test('files: a site that kept them in its data folder moves them to a bucket, and gives them as before', async ({
  skip,
}) => {
  await using store = await startStore('moto', skip)
  const client = await clientOf(store, bucket)
  await using database = await aDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'rolecall-to-bucket-'))
  const on = { databaseUrl: database.url, dataFolder }
  const bytes = randomBytes(200_000)
  const values = { BUCKET: bucket, KEY: secret, SECRET: secret, ENDPOINT: `http://127.0.0.1:${store.port}` }
  const names = [...settingsOfRow('ROLECALL_FILES_S3_BUCKET'), ...settingsOfRow('ROLECALL_FILES_S3_ENDPOINT')]
  const settings = Object.fromEntries(
    Object.entries(values).map(([end, value]) => [names.find((name) => name.endsWith(`_${end}`)) ?? end, value]),
  )
  try {
    let key: string
    {
      await using before = await startServer({ boards: [], on })
      ;({ key } = await putFile(before.services, bytes, { type: 'application/pdf', maxBytes: 1_000_000 }))
    }
    await using server = await startServer({ boards: [], on, environment: settings })
    // 'A file cannot be opened until it has moved.'
    expect(await server.services.files.get(key)).toBeNull()
    const where = { DATABASE_URL: database.url, ROLECALL_DATA: dataFolder, ROLECALL_LOG: 'silent' }
    const moved = await runHere(createCommands(), ['move-files'], { ...goingLive, ...where, ...settings })
    expect(moved).toEqual({ code: 0, said: '1 files are in the bucket now.' })
    const found = await server.services.files.get(key)
    expect(Buffer.compare(await readAll(found!.content), bytes)).toBe(0)
  } finally {
    client.destroy()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
