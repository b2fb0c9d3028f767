import { expect, test } from 'vitest'
import type { FormAnswer, FormQuestion } from '../../contract/applications/applications.ts'
import type { ApplicationDetail, ApplicationToReview, OpenQuestion } from '../../contract/applications/history.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { boards } from '../boards/boards.ts'
import { serverOfFile } from '../../test/server-of-file.ts'

const server = await serverOfFile({ boards })

const aQuestion: FormQuestion = {
  key: 'drive',
  label: 'Do you drive?',
  hint: '',
  type: 'yes-no',
  kind: 'screening',
  options: [],
  isRequired: true,
  min: null,
  max: null,
  fileTypes: [],
}
const weeks: FormQuestion = { ...aQuestion, key: 'notice', label: 'Notice in weeks', type: 'number', min: 0, max: 52 }
const terms: FormQuestion = { ...aQuestion, key: 'terms', label: 'I agree', type: 'consent', kind: 'terms' }
const known: FormAnswer = {
  question: { ...aQuestion, key: 'name', label: 'Name', type: 'text' },
  value: 'Aoife',
  origin: { from: 'cv', text: 'from your CV' },
}
const open = (question: FormQuestion): FormAnswer => ({ question, value: null, origin: null })

let made = 0
async function add(person: Person, state: string, answers: readonly FormAnswer[]): Promise<string> {
  made++
  const ad = {
    jobTitle: 'Nurse',
    employer: null,
    jobLocation: '',
    salary: '',
    jobDescription: '',
    closes: null,
    isDemo: true,
  }
  const { rows } = await server.db.query<{ id: string }>(
    `insert into applications (user_id, vacancy, board, title, ad, way, state, reason, answers, created, updated)
     values ($1, $2, 'reed', $2, $3, 'assisted', $4, case when $4 = 'needs-you' then 'unknown-question' end, $5, $6, $6) returning id`,
    [person.id, `Job ${made}`, JSON.stringify(ad), state, JSON.stringify(answers), new Date(testNow.getTime() + made)],
  )
  return rows[0]!.id
}

async function detail(person: Person, id: string): Promise<ApplicationDetail> {
  return (await server.get(`/api/applications/${id}`, person.headers)).body as ApplicationDetail
}

async function asked(person: Person): Promise<OpenQuestion[]> {
  return (await server.get('/api/applications/open-questions', person.headers)).body as OpenQuestion[]
}

async function answer(person: Person, answers: { id: string; value: unknown; remember?: boolean }[]) {
  const body = { answers: answers.map((one) => ({ remember: false, ...one })) }
  return await server.post('/api/applications/open-questions', body, person.headers)
}

test('a question is asked once, and its answer goes to every application that asks it', async () => {
  const person = await aPerson(server)
  const [one, two] = [
    await add(person, 'needs-you', [known, open(aQuestion)]),
    await add(person, 'needs-you', [open(aQuestion), open(weeks)]),
  ]
  const questions = await asked(person)
  expect(questions.map(({ id, askedBy }) => [id, askedBy.length])).toEqual([
    ['drive', 2],
    ['notice', 1],
  ])

  const given = await answer(person, [{ id: 'drive', value: 'Yes', remember: true }])
  expect(given.body).toEqual({ queued: [one], waiting: [two] })
  expect(await detail(person, one)).toMatchObject({ state: 'queued', answers: [known, { value: 'Yes' }] })
  expect(await detail(person, two)).toMatchObject({ state: 'needs-you', answers: [{ value: 'Yes' }, { value: null }] })
  expect((await asked(person)).map(({ id }) => id)).toEqual(['notice'])
  expect((await server.get('/api/application-answers', person.headers)).body).toMatchObject([
    { key: 'drive', value: 'Yes' },
  ])
})

test('a wrong answer is told beside its question, and then none is taken', async () => {
  const person = await aPerson(server)
  const id = await add(person, 'needs-you', [open(aQuestion), open(weeks)])
  const given = await answer(person, [
    { id: 'drive', value: 'Yes' },
    { id: 'notice', value: '90' },
  ])
  expect(given.status).toBe(422)
  expect(given.text).toContain('from 0 to 52')
  expect(await detail(person, id)).toMatchObject({ state: 'needs-you', answers: [{ value: null }, { value: null }] })
})

test('terms are agreed to once for each board and wording; nobody answers for others', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const [one, two] = [await add(ann, 'needs-you', [open(terms)]), await add(ann, 'needs-you', [open(terms)])]
  const changed = { ...terms, label: `${terms.label} of 2027` }
  const three = await add(ann, 'needs-you', [open(changed)])
  const elsewhere = await add(ann, 'needs-you', [open(terms)])
  await server.db.query(`update applications set board = 'totaljobs' where id = $1`, [elsewhere])
  const questions = await asked(ann)
  expect(questions.map(({ askedBy }) => askedBy.map(({ application }) => application))).toEqual([
    [one, two],
    [three],
    [elsewhere],
  ])
  const [first] = questions
  expect(await asked(ben)).toEqual([])
  expect((await answer(ben, [{ id: first!.id, value: true }])).body).toEqual({ queued: [], waiting: [] })

  await answer(ann, [{ id: first!.id, value: true, remember: true }])
  for (const id of [one, two]) expect(await detail(ann, id)).toMatchObject({ state: 'queued' })
  for (const id of [three, elsewhere]) expect(await detail(ann, id)).toMatchObject({ state: 'needs-you' })
  expect((await server.get('/api/application-answers', ann.headers)).body).toEqual([])
  const kept = await server.db.query('select board, wording from agreed_terms where user_id = $1', [ann.id])
  expect(kept.rows).toEqual([{ board: 'reed', wording: terms.label }])
})

test('what is declared is said for each application by itself', async () => {
  const ann = await aPerson(server)
  const declared = { ...terms, key: 'declared', label: 'I declare that all this is true', kind: 'declaration' as const }
  const [one, two] = [await add(ann, 'needs-you', [open(declared)]), await add(ann, 'needs-you', [open(declared)])]
  const [first, second] = await asked(ann)
  expect(second).toBeDefined()
  await answer(ann, [{ id: first!.id, value: true, remember: true }])
  expect(await detail(ann, one)).toMatchObject({ state: 'queued' })
  expect(await detail(ann, two)).toMatchObject({ state: 'needs-you' })
  expect((await server.get('/api/application-answers', ann.headers)).body).toEqual([])
  expect((await server.db.query('select 1 from agreed_terms where user_id = $1', [ann.id])).rowCount).toBe(0)
})

test('all that were checked are sent at once, each with what was seen; one that changed holds back none', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const ids = [await add(ann, 'ready', [known]), await add(ann, 'ready', [known]), await add(ann, 'ready', [known])]
  const others = await add(ben, 'ready', [known])
  const seen = (await server.get('/api/applications/to-review', ann.headers)).body as ApplicationToReview[]
  expect(seen.map(({ _id }) => _id)).toEqual(ids)
  expect(seen[0]).toMatchObject({ answers: [known] })
  const [first, second] = seen
  await server.db.query(`update applications set answers = '[]' where id = $1`, [second!._id])

  const sent = [first!, second!].map(({ _id: application, answersHash }) => ({ application, answersHash }))
  const body = { applications: [...sent, { application: others, answersHash: first!.answersHash }] }
  const answered = await server.post('/api/applications/approve', body, ann.headers)
  expect(answered.body).toEqual({ approved: [ids[0]], changed: [ids[1]], cannot: [others] })
  expect(await detail(ann, ids[0]!)).toMatchObject({ state: 'ready', isApproved: true })
  expect(await detail(ann, ids[1]!)).toMatchObject({ isApproved: false })
  expect(await detail(ben, others)).toMatchObject({ isApproved: false })
  const left = (await server.get('/api/applications/to-review', ann.headers)).body as ApplicationToReview[]
  expect(left.map(({ _id }) => _id)).toEqual([ids[1], ids[2]])
})
