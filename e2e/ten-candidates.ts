import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { expect } from './expect.ts'
import { Cv } from '../contract/cvs/cvs.ts'
import { emptyCv } from '../contract/cvs/empty-cv.ts'
import { aCalendar, byIcalJs, byNodeIcal } from '../server/interviews/calendar-programs.fixtures.ts'
import { readConfig } from '../server/platform/config.ts'
import { aCv } from '../test/cvs.ts'
import { aPerson, type Person } from '../test/people.ts'
import { productEnvironment } from './start-product.ts'
import { product } from './product.ts'

export const names = [
  'Aoife Byrne',
  'Ben Carter',
  'Chidi Okafor',
  'Dilys Evans',
  'Erin Walsh',
  'Farah Khan',
  'Gwen Hughes',
  'Hamish Reid',
  'Isla Munro',
  'Jack Doyle',
]

/** What a CV says of somebody's work; whoever has no permit to work here says so. */
function work(index: number): Partial<Cv> {
  return Cv.parse({
    personal_data: aCv().personal_data,
    headline: 'Baker with a light hand',
    summary: '<p>I bake bread that people come back for.</p>',
    jobs: [
      {
        jobTitle: index % 2 === 0 ? 'Head baker' : 'Night baker',
        employer: 'Harbour Bakery',
        city: 'Whitby',
        startDate: `${2025 - index}-03`,
        isCurrent: true,
        jobDescription: '<ul><li>Ran two deck ovens</li><li>Trained three apprentices</li></ul>',
      },
      { jobTitle: 'Apprentice', employer: 'Mill Lane Bread', city: 'York', startDate: '2012', endDate: '2014' },
    ],
    education: [{ title: 'Level 3 Diploma in Baking', trainer: 'York College', level: 'Level 3', endDate: '2014' }],
    skills: {
      main_language: 'English',
      other_languages: [
        {
          name: 'French',
          understanding: { listening: 'B2', reading: 'B2' },
          speaking: { interaction: 'B1', production: 'B1' },
          writing: 'A2',
        },
      ],
      other_skills: {
        job_related_skills: [{ title: 'Sourdough', description: 'Starters since 2015' }],
        driving_license: [{ title: 'B' }],
      },
    },
    career: { expected_salary: 31_000 + index * 500, relocate: index % 2 === 0, work_permit_uk: index % 4 !== 1 },
  })
}

/**
 * People who applied to the job, each with a CV, without the pages: those have journeys of their own.
 * @param given.count how many of them; @param given.as what their addresses begin with
 * @returns their sessions, in order.
 */
export async function peopleWhoApplied(
  job: string,
  { count = names.length, as = 'desk' }: { count?: number; as?: string } = {},
): Promise<Person[]> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  const origin = product().url
  const { freeCredits } = readConfig(productEnvironment({}))
  const services = { clock: { now: () => new Date() }, config: { freeCredits } }
  try {
    const people = []
    for (const [index, name] of names.slice(0, count).entries()) {
      const person = await aPerson({ db, services }, { name, email: `${as}-${index}@example.com` })
      const call = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', origin, ...person.headers }
        const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        const text = await answer.text()
        expect(answer.ok, text).toBe(true)
      }
      const [given_name = '', surname = ''] = name.split(' ')
      // A third of them say little, so that what is missing shows.
      const whole = { ...aCv(), ...work(index) }
      const little = { ...emptyCv, personal_data: whole.personal_data }
      const cv = index % 3 === 2 ? little : whole
      await call('/users/me/savecv', { ...cv, personal_data: { ...cv.personal_data, given_name, surname } })
      const { rows } = await db.query<{ id: string }>('select id from cvs where user_id = $1', [person.id])
      const answers = [
        { question: 'ovens', answer: index % 2 === 0 ? 'Deck and rack ovens, for six years' : 'None yet' },
        { question: 'years', answer: String(index) },
      ]
      await call(`/apply-here/${job}`, { _id: randomUUID(), cvId: rows[0]?.id, screening: { answers } })
      people.push(person)
    }
    return people
  } finally {
    await db.end()
  }
}

/** A colleague of whoever posted an ad. */
export async function aColleague(ad: string, { name, email }: { name: string; email: string }): Promise<void> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    const { rows } = await db.query<{ id: string }>('select company_id as id from job_ads where id = $1', [ad])
    const { freeCredits } = readConfig(productEnvironment({}))
    const services = { clock: { now: () => new Date() }, config: { freeCredits } }
    await aPerson({ db, services }, { name, email, company: { id: rows[0]!.id } })
  } finally {
    await db.end()
  }
}

/** What somebody's calendar shows after all mails to them, by two programs that we did not write: when each entry that is on begins. */
export async function calendarsOf(email: string): Promise<string[][]> {
  const rows = await ask<{ text: string }>(
    `select calendar ->> 'text' as text from sent_messages where recipient = $1 and calendar is not null order by created, ctid`,
    [email],
  )
  return [byIcalJs, byNodeIcal].map((read) => {
    const calendar = aCalendar()
    for (const { text } of rows) calendar.take(read(text))
    return calendar.live().map(({ start }) => start)
  })
}

/** As if the minute in which decisions can be taken back were over. */
export async function endTheMinute(ad: string): Promise<void> {
  await ask(
    `update candidacy_decisions set tell_at = decided_at where told_at is null and candidacy_id in
       (select id from candidacies where ad_id = $1)`,
    [ad],
  )
}

/** Takes somebody out of their company, as its admin would. */
export async function removeMember(email: string): Promise<void> {
  await ask('delete from company_members where user_id = (select id from users where email = $1)', [email])
}

async function ask<Row extends object>(query: string, values: unknown[]): Promise<Row[]> {
  const db = new Pool({ connectionString: product().databaseUrl, max: 1 })
  try {
    return (await db.query<Row>(query, values)).rows
  } finally {
    await db.end()
  }
}
