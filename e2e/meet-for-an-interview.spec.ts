import { randomUUID } from 'node:crypto'
import { aCv } from '../test/cvs.ts'
import { test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { anOwnAd } from './own-ads.ts'
import { logInByApi, signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'

/** A day to come that is no weekend in any case: the Wednesday of the week after next, at an hour. */
function aWednesday(hour: string): string {
  const now = Date.now()
  const days = ((3 - new Date(now).getUTCDay() + 7) % 7) + 14
  return `${new Date(now + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`
}

test('offer three times, have another suggested, accept it, move it and cancel it', async ({ journey }) => {
  const { page: candidate } = journey
  const company = await journey.open()
  const { ad, job } = await anOwnAd('meeting@example.com', { jobTitle: 'Harbour interview baker' })
  await logInByApi(company, 'meeting@example.com')
  await signUpAndIn(candidate, 'meets@example.com')
  await candidate.request.post('/api/users/me/savecv', { data: aCv() })
  const cvs = (await (await candidate.request.get('/api/cvs')).json()) as { _id: string }[]
  const _id = randomUUID()
  await candidate.request.post(`/api/apply-here/${job}`, { data: { _id, cvId: cvs[0]?._id } })

  await company.goto(`/posted-job-details/${ad}/${_id}/interview`)
  await heading(company, 'Schedule an interview with Ann Example').waitFor()
  await isWhole(company, 'schedule')
  await company.getByLabel('Time 1').fill(aWednesday('10:00'))
  await company.getByLabel('Time 2').fill(aWednesday('11:00'))
  await company.getByLabel('Time 3').fill(aWednesday('14:00'))
  journey.expectError(/422|400/u)
  await company.getByRole('button', { name: 'Send invitation' }).click()
  await company.getByRole('link', { name: 'Enter the address where you will meet' }).waitFor()
  await company.getByLabel('Where').fill('3 Quay Street, Whitby')
  await company.getByRole('button', { name: 'Send invitation' }).click()
  await company.getByText('Your invitation has been sent.').waitFor()
  await isWhole(company, 'interview')

  await candidate.goto(await linkTo('meets@example.com', '/confirm-interview/'))
  await candidate.getByText('Nothing is booked until you confirm.').waitFor()
  await isWhole(candidate, 'confirm-interview')
  await candidate.getByText('Suggest another time').click()
  await candidate.getByLabel('New date and time').fill(aWednesday('15:00'))
  await candidate.getByRole('button', { name: 'Confirm new date' }).click()
  await candidate.getByText('Nothing is booked until they accept.').waitFor()

  await company.goto('/manage-interviews')
  await company.getByText('Another time suggested').waitFor()
  await isWhole(company, 'manage-interviews')
  await company.getByRole('link', { name: 'Job interview: Ann Example' }).click()
  await company.getByRole('button', { name: 'Accept this time' }).click()
  await company.getByText('The new time is booked.').waitFor()
  await candidate.reload()
  await candidate.getByRole('link', { name: 'Download the calendar file' }).waitFor()

  await company.getByText('Re-Schedule').click()
  await company.getByLabel('New date and time').fill(aWednesday('16:00'))
  await company.getByRole('button', { name: 'Update' }).click()
  await company.getByText('Your job interview appointment has been updated').waitFor()
  await candidate.reload()
  await heading(candidate, 'This link is out of date').waitFor()

  await company.getByText('Cancel interview', { exact: true }).click()
  await company.getByRole('button', { name: 'Yes, cancel the interview' }).click()
  await company.getByText('The job interview appointment has been deleted').waitFor()
  await candidate.goto(`/candidacies/${_id}`)
  await candidate.getByRole('heading', { name: 'Interviews', level: 2 }).waitFor()
  await candidate.getByText('Cancelled', { exact: true }).first().waitFor()
  for (const path of ['/manage-interviews?show=week', '/manage-interviews/calendar']) {
    await company.goto(path)
    await isWhole(company, path.split(/[?/]/u).at(-1) ?? '')
  }
})
