import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { aCv } from '../test/cvs.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { pressKey } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { product } from './product.ts'

/** As if the candidate had applied with a mobile number that they had proved to be theirs. */
async function withMobile(candidacy: string): Promise<void> {
  const pool = new Pool({ connectionString: product().databaseUrl, max: 1 })
  await pool.query(`update candidacies set applicant = applicant || '{"phone": "07700 900321"}' where id = $1`, [
    candidacy,
  ])
  await pool.end()
}

test(
  'the company asks by the key for a message, the candidate answers by the link of the mail, and the desk marks the answer',
  { tag: '@main' },
  async ({ journey }) => {
    const { page: candidate } = journey
    const company = await journey.open()
    const { ad, job } = await anOwnAd('writes@example.com', { jobTitle: 'Quay message baker' })
    await logInByApi(company, 'writes@example.com')
    await signUpAndIn(candidate, 'written@example.com')
    await candidate.request.post('/api/users/me/savecv', { data: aCv() })
    const cvs = (await (await candidate.request.get('/api/cvs')).json()) as { _id: string }[]
    const _id = randomUUID()
    await candidate.request.post(`/api/apply-here/${job}`, { data: { _id, cvId: cvs[0]?._id } })

    await company.goto(`/posted-job-details/${ad}/${_id}`)
    await company.getByText('No messages yet.').waitFor()
    await pressKey(company, 'm')
    await company.keyboard.type('Which ovens do you know?')
    await company.getByRole('button', { name: 'Send message' }).click()
    await company.getByRole('listitem').filter({ hasText: 'Which ovens do you know?' }).waitFor()
    await expect(company.getByLabel('New message')).toHaveValue('')
    await company.locator('summary', { hasText: 'Text messages' }).click()
    await company.getByText('They did not give a mobile number.').waitFor()
    await withMobile(_id)
    await company.reload()
    await company.locator('summary', { hasText: 'Text messages' }).click()
    const text = company.getByLabel('New text message')
    const send = company.getByRole('button', { name: 'Send text' })
    await text.fill('x'.repeat(151))
    await company.getByText('Please limit the text to 150 characters.').waitFor()
    await expect(send).toBeDisabled()
    await text.fill('We’d like to meet you on Wednesday at nine, if that suits?')
    await company.getByText('58 of 150, 3 texts').waitFor()
    await isWhole(company, 'desk-messages')
    await company.getByRole('button', { name: 'Use plain quotes' }).click()
    await company.getByText('58 of 150, 1 text', { exact: true }).waitFor()
    // It may be night.
    for (const box of await company.getByLabel('Send it now, at night').all()) await box.check()
    await send.click()
    await company.getByRole('listitem').filter({ hasText: "We'd like to meet you" }).waitFor()

    await candidate.goto('/applied-jobs')
    await candidate.getByText('1 new message').waitFor()
    await candidate.goto(await linkTo('written@example.com', `/candidacies/${_id}`))
    await candidate.getByText('Which ovens do you know?').waitFor()
    await candidate.getByLabel('New message').fill('Deck ovens,\nand rack ovens.')
    await candidate.getByRole('button', { name: 'Send message' }).click()
    await candidate.getByRole('listitem').filter({ hasText: 'Deck ovens,' }).waitFor()
    await isWhole(candidate, 'candidacy')

    await company.goto(`/posted-job-details/${ad}`)
    await company.getByText('1 new message').waitFor()
    await company.getByRole('link', { name: 'Ann Example' }).click()
    await company.getByText('Deck ovens,').waitFor()
  },
)
