import { expect, test } from 'vitest'
import { askedQuestion } from '../../applying/form/asked.ts'
import { aPerson } from '../../../test/people.ts'
import { testNow } from '../../../test/server.ts'
import { rememberAnswer, rememberedAnswers } from './answer-bank.ts'
import { serverOfFile } from '../../../test/server-of-file.ts'

const server = await serverOfFile()

const question = askedQuestion({
  label: 'Which shift suits you best?',
  type: 'choice',
  options: ['Early', 'Late'],
  isRequired: true,
})
const path = `/api/application-answers/${question.key}`

test('a person changes their own remembered answer, and nobody else’s', async () => {
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const before = new Date(testNow.getTime() - 300 * 86_400_000)
  for (const { id } of [ann, ben])
    await rememberAnswer(server.db, { userId: id, question, value: 'Early', givenFor: 'Nurse on Reed', now: before })

  const changed = await server.send('PUT', path, { value: 'Late' }, ann.headers)
  expect(changed).toMatchObject({ status: 200, body: { message: 'We have saved your answer' } })
  const [own] = await rememberedAnswers(server.db, ann.id)
  // From now on it is as old as the change.
  expect(own).toMatchObject({ value: 'Late', givenFor: 'Nurse on Reed' })
  expect(new Date(own!.givenAt).getTime()).toBeGreaterThan(before.getTime())
  expect(await rememberedAnswers(server.db, ben.id)).toMatchObject([{ value: 'Early', givenAt: before.toISOString() }])
})

test('what the question does not take is refused with why, and changes nothing', async () => {
  const person = await aPerson(server)
  await rememberAnswer(server.db, { userId: person.id, question, value: 'Early', givenFor: 'Nurse', now: testNow })
  const refused = await server.send('PUT', path, { value: 'At noon' }, person.headers)
  expect(refused).toMatchObject({ status: 422, body: { errors: { [question.key]: { message: expect.any(String) } } } })
  expect((await server.send('PUT', path, { value: '' }, person.headers)).status).toBe(422)
  expect(await rememberedAnswers(server.db, person.id)).toMatchObject([{ value: 'Early' }])
})

test('somebody who has no such answer changes none, and a stranger may not ask', async () => {
  const [person, other] = [await aPerson(server), await aPerson(server)]
  await rememberAnswer(server.db, { userId: other.id, question, value: 'Early', givenFor: 'Nurse', now: testNow })
  expect((await server.send('PUT', path, { value: 'Late' }, person.headers)).status).toBe(404)
  expect((await server.send('PUT', path, { value: 'Late' })).status).toBe(401)
  expect(await rememberedAnswers(server.db, other.id)).toMatchObject([{ value: 'Early' }])
})

test('an answer that was changed in another window since is not undone unseen', async () => {
  const person = await aPerson(server)
  await rememberAnswer(server.db, { userId: person.id, question, value: 'Early', givenFor: 'Nurse', now: testNow })
  const revision = async () =>
    ((await server.get('/api/application-answers', person.headers)).body as { revision: string }[])[0]!.revision
  const change = async (value: string, baseRevision: string) =>
    (await server.send('PUT', path, { value, baseRevision }, person.headers)).status
  const first = await revision()
  expect(await change('Late', first)).toBe(200)
  expect(await change('Early', first)).toBe(409)
  expect(await rememberedAnswers(server.db, person.id)).toMatchObject([{ value: 'Late' }])
  // What is there already undoes nothing; and who has seen it may change it.
  expect(await change('Late', first)).toBe(200)
  expect(await change('Early', await revision())).toBe(200)
})
