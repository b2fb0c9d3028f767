import { createApp } from '../server/web/app.ts'
import { loadPages } from '../server/web/pages.ts'
import { emailKey } from '../server/users/email-key.ts'
import { hashPassword } from '../server/users/password-hash.ts'
import { aProduct } from './a-product.ts'
import { goal, percentile, print, round, spread } from './figures.ts'
import { router } from '../server/router.ts'

/** Two hundred people who log in at the same moment, half of them wrongly: what it does to memory and to everybody else (R-AUT-3). */
const people = 200
const rounds = 3
const password = 'quiet river 27'
const own = { host: 'localhost:3000', origin: 'http://localhost:3000' }

await using product = await aProduct({ NODE_ENV: 'development', ROLECALL_TRUSTED_PROXIES: '1' })
const { services } = product
const hash = await hashPassword(password)
await services.db.query(
  `insert into users (name, email, email_key, password_hash, is_verified, created)
   select 'Ann Example', email, email, $2, true, now() from unnest($1::text[]) as email`,
  [Array.from({ length: people }, (_, i) => emailKey(`ann-${i}@example.com`)), hash],
)
const pages = await loadPages(process.cwd())
if (pages === null) throw new Error('Build the pages first: npm run build')
// So many failures in a minute ask new places for the human check: it is the passwords that are measured here.
services.humanCheck.verify = async () => await Promise.resolve(true)
const app = createApp(services, { router, pages })

let opened = 0
for (let i = 0; i < 20; i++) await openPage()
let highest = 0
const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5)
const calm: number[] = []
for (let i = 0; i < 1_000; i++) calm.push(await openPage())
const highestAlone = highest
highest = 0
const meanwhile: number[] = []
let seconds = 0
const statuses = new Map<number, number>()
for (let round = 0; round < rounds; round++) {
  const startedAt = performance.now()
  const going = { on: true }
  const logins = Promise.all(Array.from({ length: people }, async (_, i) => await logIn(i, round)))
  void logins.finally(() => (going.on = false))
  while (going.on) meanwhile.push(await openPage())
  for (const status of await logins) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  seconds += (performance.now() - startedAt) / 1000
}
clearInterval(watch)

const mib = (bytes: number) => bytes / 1024 / 1024
print(
  `answers: ${[...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')}, ${round((people * rounds) / seconds)} a second`,
)
print(`a page, nobody logging in: ${spread(calm)}`)
print(`a page, ${people} logging in: ${spread(meanwhile)}, ${meanwhile.length} opened`)
print(`meanwhile / calm, p50: ${(percentile(meanwhile, 50) / percentile(calm, 50)).toFixed(1)}`)
print(goal('a page while they log in, p95', percentile(meanwhile, 95), 200, 'ms'))
print(`memory of the program, pages alone: ${round(mib(highestAlone))} MiB`)
print(goal('the same with the logins, at its highest', mib(highest), 1_024, 'MiB'))

async function logIn(i: number, round: number): Promise<number> {
  const body = JSON.stringify({ email: `ann-${i}@example.com`, password: i % 2 === 0 ? password : 'loud mountain 48' })
  const headers = { ...own, 'content-type': 'application/json', 'x-forwarded-for': `10.0.${round}.${i}` }
  const response = await app.fetch(new Request('http://localhost:3000/auth/local', { method: 'POST', body, headers }))
  await response.text()
  return response.status
}

/** @returns Milliseconds to the last byte; each from another address, as no person opens so many. */
async function openPage(): Promise<number> {
  const startedAt = performance.now()
  const response = await app.fetch(
    new Request('http://localhost:3000/sources', {
      headers: { ...own, 'x-forwarded-for': `10.1.0.${++opened % 250}` },
    }),
  )
  await response.text()
  if (response.status !== 200) throw new Error(`${response.status} for the page`)
  return performance.now() - startedAt
}
