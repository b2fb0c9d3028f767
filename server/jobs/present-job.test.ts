import { expect, test } from 'vitest'
import { addAds, startServer } from '../../test/server.ts'

test('an ad that lies in the database unclean, as from before a rule was mended, leaves it clean', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ title: 'Wheelwright' }])
  const { rows } = await server.db.query<{ id: string }>(`update jobs set description = $1 returning id`, [
    '<p onclick="steal()">Build <strong>wheels</strong></p><script>steal()</script><img src=x onerror=steal()>',
  ])
  const { body, status } = await server.get(`/api/jobsearches/single/${rows[0]!.id}`)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('<p>Build <strong>wheels</strong></p>')
  expect(JSON.stringify(body)).not.toMatch(/steal|onclick|<script|<img/u)
})
