import { expect, test } from 'vitest'
import type { SandboxBoard } from '../board.ts'
import { aVisitor } from '../../test/sandbox-visitor.ts'
import { awkwardSandboxAds, aWorld } from '../../test/sandbox-world.ts'
import { apprenticeships } from '../boards/apprenticeships.ts'
import { eures } from '../boards/eures.ts'
import { jsonLd } from '../boards/json-ld.ts'
import { teachingVacancies } from '../boards/teaching-vacancies.ts'
import { totaljobs } from '../boards/totaljobs.ts'
import { xmlFeed } from '../boards/xml-feed.ts'

const signedIn: [SandboxBoard, string][] = [
  [eures, 'europa.eu/eures/portal/jv-se/jv-details/MjAwMDAwMyAxOA?lang=en'],
  [eures, 'jobsireland.ie/en-US/job-Details?id=2000003'],
  [teachingVacancies, 'teaching-vacancies.service.gov.uk/jobs/staff-nurse-moorview-care-group-2000003'],
  [apprenticeships, 'www.findapprenticeship.service.gov.uk/apprenticeship/VAC2000003'],
]

test.each(signedIn)('a person signs in and applies at $name: %s', async (board, address) => {
  const visitor = aVisitor([board], aWorld(awkwardSandboxAds(board.id)))
  const job = await visitor.open(address)
  expect(job.page.querySelector('h1')?.text).toBe('Staff Nurse')

  const signIn = await visitor.follow(job, '#apply')
  expect((await visitor.send(signIn, { email: 'ada@example.test', password: 'abc' })).status).toBe(400)
  const form = await visitor.send(signIn, { email: 'ada@example.test', password: 'abcdef' })
  const names = form.page.querySelectorAll('input, textarea').map((field) => field.getAttribute('name') ?? '')
  const filled = Object.fromEntries(names.map((name) => [name, name === 'question-1' ? '4' : 'Yes']))
  const refused = await visitor.send(form, { ...filled, 'question-1': '' })
  expect(refused.page.querySelectorAll('.error').map(({ id }) => id)).toEqual(['question-1-error'])

  const thanks = await visitor.send(refused, filled)
  expect(thanks.page.querySelector('h1')?.text).toBe('Your application has been sent')
  expect((await visitor.open(address)).page.querySelector('button[disabled]')?.text).toBe('Applied')
})

test('a person applies at an employer of a feed without signing in', async () => {
  const visitor = aVisitor([xmlFeed], aWorld(awkwardSandboxAds('xml-feed')))
  const job = await visitor.open('feeds.example-employer.test/jobs/2000003?source=feed')
  const form = await visitor.follow(job, '#apply')

  expect(form.address).toBe('feeds.example-employer.test/jobs/2000003/apply')
  expect((await visitor.send(form, {})).status).toBe(400)
})

test("from a board a person comes to the employer's own form", async () => {
  const visitor = aVisitor([totaljobs, jsonLd], aWorld(awkwardSandboxAds('totaljobs')))
  const job = await visitor.open('www.totaljobs.com/job/2000017')
  const form = await visitor.follow(job, '[data-testid=harmonised-apply-button]')

  expect(form.address).toBe('jobs.example-employer.test/apply/totaljobs/2000017')
  expect(form.page.querySelector('h1')?.text).toBe('Apply for Cook & "Baker" </script>')
})

test("an employer's own page of a job leads to its form; a page that is gone is gone", async () => {
  const visitor = aVisitor(
    [jsonLd],
    aWorld(awkwardSandboxAds('json-ld').map((ad) => ({ ...ad, number: ad.number + 1 }))),
  )
  const list = await visitor.open('jobs.example-employer.test/vacancies')
  const form = await visitor.follow(await visitor.follow(list, 'li a'), '#apply')

  expect(form.address).toBe('jobs.example-employer.test/apply/json-ld/2000004')
  expect((await visitor.open('jobs.example-employer.test/vacancies/gone-1')).status).toBe(404)
  expect((await visitor.open('jobs.example-employer.test/apply/nobody/1')).status).toBe(404)
})
