import { expect, test } from 'vitest'
import { aVisitor } from '../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../test/sandbox-world.ts'
import { dice } from '../boards/dice.ts'
import { monster } from '../boards/monster.ts'

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', cv: 'cv.pdf' }

test.each([
  [monster, 'www.monster.co.uk/job-openings/staff-nurse-leeds--8d1f0c52-7a3e-4c00-9000-000002000003'],
  [dice, 'www.dice.com/job-detail/c0ffee00-d1ce-4000-8000-000002000003'],
])('a person applies at $name', async (board, address) => {
  const visitor = aVisitor([board], aWorld(awkwardSandboxAds(board.id)))
  const job = await visitor.open(address)
  expect(job.page.querySelector('h1')?.text).toBe('Staff Nurse')

  const signIn = await visitor.follow(job, '#apply')
  expect((await visitor.send(signIn, { email: 'ada@example.test', password: 'abc' })).status).toBe(400)
  const form = await visitor.send(signIn, { email: 'ada@example.test', password: 'abcdef' })
  const refused = await visitor.send(form, { ...person, 'question-0': 'Yes' })
  expect(refused.page.querySelectorAll('.error').map(({ id }) => id)).toEqual(['question-1-error'])

  const thanks = await visitor.send(refused, { ...person, 'question-0': 'Yes', 'question-1': '4' })
  expect(thanks.page.querySelector('h1')?.text).toBe('Your application has been sent')
  expect((await visitor.open(address)).page.querySelector('button[disabled]')?.text).toBe('Applied')
  expect((await visitor.open(address.slice(0, -1))).status).toBe(404)
})
