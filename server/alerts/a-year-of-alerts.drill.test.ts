import { expect, test } from 'vitest'
import { anAlert, anAlertByMail, runAlerts, type AlertMail } from '../../test/alerts.ts'
import { aPerson } from '../../test/people.ts'
import { addAds, startServer } from '../../test/server.ts'

const dayMs = 86_400_000
const begin = Date.parse('2026-01-05T00:00:00Z')
/** Whole weeks. */
const days = 52 * 7

test('a year: nothing twice, nothing lost, and seven o’clock on every day that there is something, also where clocks change', async () => {
  await using server = await startServer({ boards: [] })
  server.clock.set(new Date(begin))
  await anAlert(server, await aPerson(server, { email: 'daily@example.com' }))
  await anAlert(server, await aPerson(server, { email: 'weekly@example.com' }), { frequency: 'weekly' })
  await anAlert(server, await aPerson(server, { email: 'at-once@example.com' }), { frequency: 'at-once' })
  // Two that find the same, for one person.
  const both = await aPerson(server, { email: 'both@example.com' })
  await anAlert(server, both)
  await anAlert(server, both, { jobTitle: 'staff nurse', jobDistance: 30 })
  await anAlertByMail(server, 'guest@example.com')
  await server.db.query(`update alert_subscriptions set wanted_at = '2100-01-01'`)

  const mails: (AlertMail & { at: Date })[] = []
  for (let day = 0; day < days; day++) {
    const at = (hour: number) => new Date(begin + day * dayMs + hour * 3_600_000)
    // Where clocks change the worker looks at both hours that may be seven, and one of them is not the hour. Mornings before and
    // after which nothing comes in are left out: they only make the test longer.
    const isOfUse = hasArrivals(day) || hasArrivals(day - 1) || day % 7 === 0
    for (const hour of !isOfUse ? [] : isNearClockChange(at(0)) ? [6, 7] : [sevenOn(at(6))]) {
      for (const mail of await runAlerts(server, at(hour))) mails.push({ ...mail, at: at(hour) })
    }
    if (!hasArrivals(day)) continue
    server.clock.set(at(8))
    await addAds(server, [anAd(day, at(8)), ...(day % 21 === 17 ? [postedAgain(day, at(8))] : [])])
    for (const mail of await runAlerts(server, at(9))) mails.push({ ...mail, at: at(9) })
  }
  // The Monday after.
  for (const mail of await runAlerts(server, new Date(begin + days * dayMs + 7 * 3_600_000)))
    mails.push({ ...mail, at: server.clock.now() })

  const { rows } = await server.db.query<{ id: number }>('select id from jobs order by id')
  const all = rows.map(({ id }) => id)
  expect(all.length).toBeGreaterThan(50)
  for (const name of ['daily', 'weekly', 'at-once', 'both', 'guest']) {
    const told = mails.filter(({ recipient }) => recipient === `${name}@example.com`).flatMap(({ jobs }) => jobs)
    expect(
      told.toSorted((a, b) => a - b),
      name,
    ).toEqual(all)
  }
  const onTheWall = (moment: Date) =>
    moment.toLocaleString('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
  for (const { recipient, at } of mails) {
    if (recipient === 'at-once@example.com') continue
    expect(onTheWall(at)).toMatch(recipient === 'weekly@example.com' ? /^Mon.*07:00$/u : /07:00$/u)
  }
  // The mornings of both changes had something to send.
  const mornings = mails.filter(({ recipient }) => recipient === 'daily@example.com').map(({ at }) => at.toISOString())
  expect(mornings).toEqual(expect.arrayContaining(['2026-03-29T06:00:00.000Z', '2026-10-25T07:00:00.000Z']))
})

/** The hour in UTC that is seven by the clock on the wall. */
function sevenOn(day: Date): number {
  const hour = day.toLocaleString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' })
  return Number(hour) === 7 ? 6 : 7
}

function hasArrivals(day: number): boolean {
  return day % 7 === 3 || isNearClockChange(new Date(begin + day * dayMs))
}

function isNearClockChange(day: Date): boolean {
  return ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].includes(day.toISOString().slice(0, 10))
}

const words = 'plan care lead teach order report check advise build repair drive cook clean file count answer'.split(
  ' ',
)

function anAd(day: number, at: Date) {
  return {
    id: `test:${day}`,
    title: `Staff Nurse, Ward ${day}`,
    company: `Hospital ${day}`,
    description: words.map((word, i) => `${word}${day} ${words[(i * 5 + day) % words.length]}${day}`).join(' '),
    postedAt: at.toISOString(),
  }
}

/** The vacancy of a while ago, under another number of the board. */
function postedAgain(day: number, at: Date) {
  return { ...anAd(day - 7, at), id: `test:again-${day}` }
}
