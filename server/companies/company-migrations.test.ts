import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aDatabase } from '../../test/database.ts'

/** Companies with a badge of before, by the domain it rests on. */
const badges = [
  ['Tesco PLC', 'tesco.com', true],
  ['The Harbour Care Group Ltd', 'harbour-care.co.uk', true],
  ['Harbour Care (UK) Limited', 'harbourcare.co.uk', true],
  ['Tesco PLC', 'tesco-careers-apply.com', false],
  ['Lloyds Bank plc', 'lloydsloans.net', false],
  ['Quayside Bakery Ltd', 'quayside.com', false],
] as const

test('a badge of before stays where its domain is the whole name, and is checked again elsewhere', async () => {
  await using database = await aDatabase()
  const { db } = database
  for (const [name, domain] of badges)
    await db.query(
      `insert into companies (name, company_type, phone, address, created, own_domain, own_domain_checked)
       values ($1, 1, '', '{}', now(), $2, now())`,
      [name, domain],
    )
  await db.query(readFileSync('migrations/0100_badges_by_whole_names.sql', 'utf8'))
  const { rows } = await db.query<{ name: string; own_domain: string | null; is_checked: boolean }>(
    'select name, own_domain, own_domain_checked is not null as is_checked from companies order by created, ctid',
  )
  expect(rows.map((row) => [row.name, row.own_domain, row.is_checked])).toEqual(
    badges.map(([name, domain, stays]) => [name, stays ? domain : null, stays]),
  )
})

test('names of before come onto one line, and what is nothing else stays', async () => {
  await using database = await aDatabase()
  const { db } = database
  const names = ['NHS\nEngland\u202E', 'Siân  O’Shea & Sons', '\u2067\u200F', ' Quayside\u00A0Bakery']
  let count = 0
  for (const name of names) {
    await db.query(
      `insert into companies (name, company_type, phone, address, created) values ($1, 1, '', '{}', now())`,
      [name],
    )
    await db.query('insert into users (name, phone, created) values ($1, $2, now())', [name, `770090000${count++}`])
  }
  await db.query(readFileSync('migrations/0107_names_on_one_line.sql', 'utf8'))
  for (const table of ['companies', 'users']) {
    const { rows } = await db.query<{ name: string }>(`select name from ${table} order by created, ctid`)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['NHS England', 'Siân O’Shea & Sons', '\u2067\u200F', 'Quayside Bakery']),
    )
  }
})
