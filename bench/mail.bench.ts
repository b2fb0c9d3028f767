import { setTimeout as sleep } from 'node:timers/promises'
import { aRelay } from '../test/fake-relay.ts'
import { inTransaction } from '../server/platform/database.ts'
import { workTasks } from '../server/platform/tasks.ts'
import { postMail } from '../server/outbox/outbox.ts'
import { sendBulkMail, sendMessage, sendText } from '../server/outbox/send-message.ts'
import { aProduct } from './a-product.ts'
import { goal, round, spread } from './figures.ts'

/**
 * 45,000 alert mails wait; 100 mails of accounts are asked for meanwhile. The relay is on this machine and answers each mail after
 * some milliseconds, as one nearby does. Alert mails are handed over until so many have gone; the rest is worked out from them.
 * ROLECALL_BENCH_ALERT_MAILS: how many wait; ROLECALL_BENCH_SENT: how many of them are sent; ROLECALL_BENCH_RELAY_MS: the relay's pause.
 */
const waiting = Number(process.env['ROLECALL_BENCH_ALERT_MAILS'] ?? 45_000)
const wanted = Math.min(waiting, Number(process.env['ROLECALL_BENCH_SENT'] ?? 3_000))
const pauseMs = Number(process.env['ROLECALL_BENCH_RELAY_MS'] ?? 20)
const accountMails = 100

await using relay = await aRelay({ pauseMs })
await using product = await aProduct({ ROLECALL_SMTP: relay.url })
const { services, databaseUrl } = product
const letter = {
  subject: '12 new jobs for ‘nurse’ in Leeds',
  paragraphs: ['These came in since your last mail.'],
  rows: Array.from({ length: 12 }, (_, i) => ({
    title: { label: `Staff Nurse, ward ${i}`, url: `http://localhost/job/${i}` },
    lines: ['Leeds · £31,000 to £37,000 · NHS Trust'],
    ways: [{ label: 'Not for me', url: `http://localhost/not-for-me/${i}` }],
  })),
}
const about = { template: 'bench', userId: null, now: new Date() }
const beforeWriting = performance.now()
for (let from = 0; from < waiting; from += 500) {
  await inTransaction(services.db, async (client) => {
    for (let i = from; i < Math.min(waiting, from + 500); i++)
      await postMail(services, client, `alert${i}@example.com`, letter, { ...about, priority: 'bulk' })
  })
}
const writing = (performance.now() - beforeWriting) / 1_000

const options = { databaseUrl, log: services.log, stopping: services.stopping }
const queue = await workTasks(options, [sendMessage, sendText, sendBulkMail], services)
await until(() => relay.mails.length >= 100)
const alertsBefore = relay.mails.length
const before = performance.now()
// Ten people at a time, each asking for a link again and again.
await Promise.all(
  Array.from({ length: 10 }, async (_, person) => {
    for (let i = person; i < accountMails; i += 10) {
      await inTransaction(services.db, async (client) => {
        const mine = { ...about, template: 'account', now: new Date() }
        await postMail(services, client, `person${i}@example.com`, { subject: 'Log in', paragraphs: ['Here.'] }, mine)
      })
    }
  }),
)
await until(() => relay.mails.filter(({ to }) => to[0]?.startsWith('person')).length === accountMails)
const accountSeconds = (performance.now() - before) / 1_000
const alertsMeanwhile = relay.mails.length - accountMails - alertsBefore

const [sentBefore, beforeAlerts] = [relay.mails.length, performance.now()]
await until(() => relay.mails.length >= Math.min(waiting + accountMails, sentBefore + wanted))
const alertSeconds = (performance.now() - beforeAlerts) / 1_000
const rate = (relay.mails.length - sentBefore) / alertSeconds
await queue.stop()
const { rows: waits } = await services.db.query<{ ms: number }>(
  `select extract(milliseconds from sent_at - created)::float + 60000 * extract(minutes from sent_at - created)::float as ms
     from sent_messages where template = 'account'`,
)

const twice = relay.mails.length - new Set(relay.mails.map(({ to }) => to[0])).size
console.log(
  `${waiting.toLocaleString('en-GB')} alert mails written in ${round(writing)} s; the relay takes ${pauseMs} ms for each`,
)
console.log(
  `${accountMails} account mails in ${round(accountSeconds)} s, beside ${alertsMeanwhile} alert mails; each from being asked for to being sent: ${spread(waits.map(({ ms }) => ms))}`,
)
console.log(
  `then ${(relay.mails.length - sentBefore).toLocaleString('en-GB')} alert mails in ${round(alertSeconds)} s, ${round(rate)} a second; sent twice: ${twice}`,
)
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB, the relay's copies included`)
console.log(goal(`${accountMails} account mails while alerts wait`, accountSeconds, 5, 's'))
console.log(goal(`${waiting.toLocaleString('en-GB')} alert mails at this rate`, waiting / rate / 60, 30, 'min'))

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(20)
}
