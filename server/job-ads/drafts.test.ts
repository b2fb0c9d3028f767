import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { AdContent } from '../../contract/job-ads/content.ts'
import { adLimits } from '../../contract/job-ads/limits.ts'
import type { AdDraftSummary } from '../../contract/job-ads/my-ads.ts'
import * as texts from '../../contract/job-ads/texts.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { testNow } from '../../test/server.ts'
import { serverOfFile } from '../../test/server-of-file.ts'
import { forgetOldDrafts } from './drafts.ts'

const server = await serverOfFile({ boards: [] })

async function aDraft(person: Person, jobTitle = 'Baker', id: string = randomUUID()): Promise<string> {
  const answer = await server.send(
    'PUT',
    `/api/job-ad-drafts/${id}`,
    { content: AdContent.parse({ jobTitle }) },
    person.headers,
  )
  expect(answer.status, answer.text).toBe(200)
  return id
}

const listed = async (person: Person) =>
  (await server.get('/api/job-ad-drafts', person.headers)).body as AdDraftSummary[]
const rename = async (person: Person, id: string, name: string) =>
  await server.send('PUT', `/api/job-ad-drafts/${id}/name`, { name }, person.headers)
const remove = async (person: Person, id: string) =>
  await server.send('DELETE', `/api/job-ad-drafts/${id}`, undefined, person.headers)
const restore = async (person: Person, id: string) =>
  await server.post(`/api/job-ad-drafts/${id}/undelete`, {}, person.headers)
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

test('a draft is renamed by its author alone, and what is typed in another window is not refused for it', async () => {
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const id = await aDraft(ann)
  expect((await rename(eve, id, 'Mine')).status).toBe(404)
  expect((await rename(ann, id, 'x'.repeat(adLimits.title + 1))).status).toBe(422)
  expect(await rename(ann, id, '  Spring ')).toMatchObject({ status: 200, body: { message: texts.draftRenamed } })
  expect(await listed(ann)).toMatchObject([{ _id: id, name: 'Spring', jobTitle: 'Baker', type: 'text' }])
  const body = { content: AdContent.parse({ jobTitle: 'Head baker' }), baseRevision: 1 }
  expect((await server.send('PUT', `/api/job-ad-drafts/${id}`, body, ann.headers)).status).toBe(200)
  await rename(ann, id, '')
  expect(await listed(ann)).toMatchObject([{ _id: id, name: '', jobTitle: 'Head baker' }])
})

test('a deleted draft is gone at once, and its author has a day to have it back', async () => {
  const [ann, eve] = [await aPerson(server), await aPerson(server)]
  const id = await aDraft(ann)
  expect((await remove(eve, id)).status).toBe(404)
  expect((await restore(eve, id)).status).toBe(404)
  expect(await remove(ann, id)).toMatchObject({ status: 200, body: { message: texts.draftDeleted } })
  expect(await listed(ann)).toEqual([])
  expect((await server.get(`/api/job-ad-drafts/${id}`, ann.headers)).status).toBe(404)
  expect((await rename(ann, id, 'Gone')).status).toBe(404)
  expect((await remove(ann, id)).status).toBe(404)
  expect((await restore(eve, id)).status).toBe(404)

  expect(await restore(ann, id)).toMatchObject({ status: 200, body: { message: texts.draftRestored } })
  expect(await listed(ann)).toMatchObject([{ _id: id, jobTitle: 'Baker' }])
  // Asked twice it is back all the same.
  expect((await restore(ann, id)).status).toBe(200)

  await remove(ann, id)
  await forgetOldDrafts(server.db, hours(23))
  expect((await server.db.query('select 1 from job_ad_drafts where id = $1', [id])).rowCount).toBe(1)
  await forgetOldDrafts(server.db, hours(24))
  expect((await server.db.query('select 1 from job_ad_drafts where id = $1', [id])).rowCount).toBe(0)
  expect((await restore(ann, id)).status).toBe(404)
})

test('what is typed in a window after the draft was deleted in another is not lost: it comes back', async () => {
  const ann = await aPerson(server)
  const id = await aDraft(ann)
  await remove(ann, id)
  await aDraft(ann, 'Head baker', id)
  expect(await listed(ann)).toMatchObject([{ _id: id, jobTitle: 'Head baker' }])
})

test('who has as many drafts as there may be has none back until one is deleted', async () => {
  const ann = await aPerson(server)
  const id = await aDraft(ann)
  await remove(ann, id)
  await server.db.query(
    `insert into job_ad_drafts (id, user_id, content, revision, created, updated)
     select gen_random_uuid(), $1, '{}', 1, $2, $2 from generate_series(1, $3)`,
    [ann.id, testNow, adLimits.drafts],
  )
  expect(await restore(ann, id)).toMatchObject({
    status: 409,
    body: { message: texts.tooManyDrafts(adLimits.drafts) },
  })
  const body = { content: AdContent.parse({}) }
  expect((await server.send('PUT', `/api/job-ad-drafts/${id}`, body, ann.headers)).status).toBe(422)
  await remove(ann, (await listed(ann))[0]!._id)
  expect((await restore(ann, id)).status).toBe(200)
})
