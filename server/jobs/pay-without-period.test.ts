import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'

const pay = { currency: 'GBP', period: 'year', min: 3_000_000, max: 3_000_000 }

test('stored ads that give an amount alone say that its period is not given; all others stay as they are', async () => {
  await using database = await aDatabase()
  const { db } = database
  const texts = [
    ['£4050.00', null, '£4,050, period not given'],
    ['£9,900', null, '£9,900, period not given'],
    ['450', null, '£450, period not given'],
    ['£4050.5 - 4100', null, '£4,050.50 to £4,100, period not given'],
    ['€3,100 to €3,300', null, '€3,100 to €3,300, period not given'],
    ['£60,000 - £60,000', null, '£60,000, period not given'],
    ['Salary £4050.00', null, 'Salary £4050.00, period not given'],
    ['From £4,050', null, 'From £4,050, period not given'],
    ['£9,900, period not given', null, '£9,900, period not given'],
    ['£30,000', pay, '£30,000'],
    ['Pay not given', null, 'Pay not given'],
    ['£80 per session', null, '£80 per session'],
    ['OTE £50,000 a year', null, 'OTE £50,000 a year'],
    ['Band 5', null, 'Band 5'],
    ['$90,000', null, '$90,000'],
    ['£0', null, '£0'],
  ] as const
  for (const [at, [text, given]] of texts.entries()) {
    const id = at + 1
    await db.query(
      `insert into received_ads (board, ref, body, body_hash, first_received, last_received, is_demo)
       values ('reed', $1, '{}', 0, now(), now(), false)`,
      [String(id)],
    )
    await db.query(
      `insert into jobs (id, main_listing_id, title, poster, pay_text, pay, full_time, part_time, ir35_status, places,
         description, created_at, first_seen, last_seen, reposts, is_demo)
       values ($1, $1, 'Nurse', 'direct', $2, $3, true, false, 'unknown', '[]', '', now(), now(), now(), 0, false)`,
      [id, text, given],
    )
    await db.query(
      `insert into listings (id, job_id, board, facts, first_seen, last_seen, is_demo)
       values ($1, $1, 'reed', $2, now(), now(), false)`,
      [id, { payText: text, pay: given }],
    )
  }
  await db.query(readFileSync('migrations/0130_pay_without_a_period.sql', 'utf8'))
  const expected = texts.map(([, , told]) => told)
  const { rows } = await db.query<{ job: string; listing: string }>(
    `select j.pay_text as job, l.facts ->> 'payText' as listing from jobs j join listings l on l.job_id = j.id order by j.id`,
  )
  expect(rows.map(({ job }) => job)).toEqual(expected)
  expect(rows.map(({ listing }) => listing)).toEqual(expected)
})
