import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { begin, startSelling } from '../../test/payments.ts'

/* What the sandbox answers and tells is held against a description of the real API, which is not part of this repository. */

type Told = { ok: boolean; problems: string[] }
type Validator = {
  answer: (given: { method: string; path: string; status: number; body: unknown }) => Told
  request: (given: { method: string; path: string; form: string }) => Told
  event: (body: unknown) => Told
}

const shared = resolve(process.env['ROLECALL_SHARED'] ?? '../shared', 'payments')
const isThere = existsSync(join(shared, 'validate.mjs'))
const why = isThere ? '' : ' – skipped: there is no ../shared/payments'

/** It stands where no packages are: a copy of it is given ours. */
async function loadValidator(): Promise<Validator> {
  const text = readFileSync(join(shared, 'validate.mjs'), 'utf8').replace(
    "'ajv/dist/2020.js'",
    JSON.stringify(pathToFileURL(resolve('node_modules/ajv/dist/2020.js')).href),
  )
  const copy = join(mkdtempSync(join(tmpdir(), 'rolecall-validator-')), 'validate.mjs')
  writeFileSync(copy, text)
  const { createValidator } = (await import(pathToFileURL(copy).href)) as {
    createValidator: (given: { spec: unknown }) => Validator
  }
  return createValidator({ spec: JSON.parse(readFileSync(join(shared, 'stripe-openapi-subset.json'), 'utf8')) })
}

test.skipIf(!isThere)(`what is asked, answered and told has the shape of the real API${why}`, async () => {
  const check = await loadValidator()
  await using server = await startSelling()
  const ann = await aPerson(server, { company: { isAdmin: true } })
  const credits = await begin(server, ann, { type: 'general', quantity: 10 })
  await server.pay(credits.redirect, { card: '4000000000000002' })
  await server.pay(credits.redirect, { card: '4000002760003184' })
  await server.pay(credits.redirect, { card: '4000002760003184', secure: 'failed' })
  await server.pay(credits.redirect, { card: '4000000000000259' })
  await begin(server, ann, { type: 'general', quantity: 20 })
  await begin(server, ann, { type: 'general', quantity: 21 })

  const ben = await aPerson(server)
  const plan = await begin(server, ben, { type: 'advanced', consent: true })
  await server.pay(plan.redirect, { card: '4000000000000341' })
  await server.goOn(24 * 7.2)
  const eve = await aPerson(server)
  await server.pay((await begin(server, eve, { type: 'advanced', consent: true })).redirect)
  await server.goOn(24 * 8)
  const boss = await aPerson(server, { role: 'admin' })
  const { subscription_id: id } = (await server.get('/api/payments/subscription', eve.headers)).body as {
    subscription_id: string
  }
  for (const what of ['suspend', 'reactivate', 'cancel', 'reactivate'])
    await server.post(`/api/payments/${what}`, { subscription_id: id }, eve.headers)
  const { withdraw } = (await server.get('/api/payments/subscription', eve.headers)).body as {
    withdraw: { purchase: string } | null
  }
  await server.post(`/api/payments/purchases/${withdraw?.purchase}/withdraw`, {}, eve.headers)
  await server.post(`/api/admin/payments/${credits.purchase}/refund`, { amount: 100 }, boss.headers)
  await server.services.payments!.stripe.customers.retrieve('cus_nobody').catch(() => null)

  const problems: string[] = []
  for (const { method, path, form, status, body } of server.answers) {
    const asked = check.request({ method, path, form })
    const answered = check.answer({ method, path, status, body })
    problems.push(...asked.problems.map((problem) => `${method} ${path} asked: ${problem}`))
    problems.push(...answered.problems.map((problem) => `${method} ${path} ${status}: ${problem}`))
  }
  for (const event of server.provider.store.all('event'))
    problems.push(
      ...check.event(JSON.parse(JSON.stringify(event))).problems.map((problem) => `${event.type}: ${problem}`),
    )
  expect([...new Set(problems.map((problem) => problem.replaceAll(/_[0-9a-f]{24}/gu, '')))]).toEqual([])
  const paths = new Set(
    server.answers.map(({ method, path }) => `${method} ${path.replaceAll(/_?[0-9a-f]{24}/gu, '')}`),
  )
  expect(paths.size).toBeGreaterThan(15)
})
