import { expect } from './expect.ts'
import { now } from './now.ts'
import type { Page } from '@playwright/test'
import { isWhole } from './is-whole.ts'
import type { Journey } from './journey.ts'
import { heading, pressKey } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { logInByApi } from './people.ts'
import { tabTo } from './tab-to.ts'
import { calendarsOf } from './ten-candidates.ts'

const [hamish, isla, jack] = ['desk-7@example.com', 'desk-8@example.com', 'desk-9@example.com']

/** A day to come that is no weekend in any case: the Wednesday of the week after next, at an hour. */
function aWednesday(hour: string): string {
  const now = Date.now()
  const days = ((3 - new Date(now).getUTCDay() + 7) % 7) + 14
  return `${new Date(now + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`
}

type Meeting = { company: Page; desk: string; ids: Map<string, string> }

/** One confirms, one suggests another time that is accepted, a third is cancelled; one is moved. */
export async function meetThree(journey: Journey, { company, desk, ids }: Meeting): Promise<void> {
  // Abroad the own clock stands beside it.
  const [first, other] = [await journey.open({ timezoneId: 'Europe/Berlin' }), await journey.open()]
  await invite(journey, company, `${desk}/${ids.get('Isla Munro')}`, { name: 'Isla Munro', isLooked: true })
  await invite(journey, company, `${desk}/${ids.get('Jack Doyle')}`, { name: 'Jack Doyle', isLooked: false })
  await inviteByKeys(company, `${desk}/${ids.get('Hamish Reid')}`)
  expect((await now(calendarsOf(hamish))).map((live) => live.length)).toEqual([1, 1])

  // Opened by somebody who is not logged in, a link shows; only its buttons act.
  const link = await linkTo(isla, '/confirm-interview/')
  await first.goto(link)
  await first.getByText('Nothing is booked until you confirm.').waitFor()
  await isWhole(first, 'confirm-interview')
  await first
    .getByText(/10:00 \(UK time\) · where you are: Wednesday \d+ \w+ \d{4}, 11:00 \(Europe\/Berlin\)/u)
    .waitFor()
  await first.getByLabel(/, 11:00 \(UK time\)/u).check()
  await first.getByRole('button', { name: 'Confirm', exact: true }).click()
  await first.getByText('You have successfully confirmed your appointment.').waitFor()
  await first.getByRole('link', { name: 'Download the calendar file' }).waitFor()
  await isWhole(first, 'confirm-interview-confirmed')

  await other.goto(await linkTo(jack, '/confirm-interview/'))
  await other.getByText('Suggest another time').click()
  await other.getByLabel('New date and time').fill(aWednesday('15:00'))
  await other.getByRole('button', { name: 'Confirm new date' }).click()
  await other.getByText('Nothing is booked until they accept.').waitFor()
  await isWhole(other, 'confirm-interview-suggested')
  expect(await now(calendarsOf(jack))).toEqual([[], []])
  await company.goto('/manage-interviews')
  await company.getByText('Another time suggested').waitFor()
  await isWhole(company, 'manage-interviews')
  await company.getByRole('link', { name: 'Job interview: Jack Doyle' }).click()
  await company.getByRole('button', { name: 'Accept this time' }).click()
  await company.getByText('The new time is booked.').waitFor()
  await other.reload()
  await other.getByRole('link', { name: 'Download the calendar file' }).waitFor()
  await company.getByRole('link', { name: 'Questions and scores' }).click()
  await heading(company, /Jack Doyle/u).waitFor()
  await isWhole(company, 'interview-kit')

  await company.goto('/manage-interviews')
  await company.getByRole('link', { name: 'Job interview: Isla Munro' }).click()
  await company.getByRole('link', { name: 'Change place, length, people or message' }).click()
  await heading(company, 'Change the interview with Isla Munro').waitFor()
  await isWhole(company, 'interview-change')
  await company.getByRole('link', { name: 'Job interview: Isla Munro' }).click()
  await company.getByText('Re-Schedule').click()
  await company.getByLabel('New date and time').fill(aWednesday('16:00'))
  await company.getByRole('button', { name: 'Update' }).click()
  await company.getByText('Your job interview appointment has been updated').waitFor()
  await first.reload()
  await heading(first, 'This link is out of date').waitFor()
  await isWhole(first, 'confirm-interview-superseded')
  await first.goto(await linkTo(isla, '/confirm-interview/'))
  await tabTo(first, 'Confirm')
  await first.keyboard.press('Enter')
  await first.getByText('You have successfully confirmed your appointment.').waitFor()
  const moved = new Date((await first.locator('time').first().getAttribute('datetime')) ?? '').toISOString()
  expect(await now(calendarsOf(isla))).toEqual([[moved.replace('.000', '')], [moved.replace('.000', '')]])

  await company.goto('/manage-interviews')
  await company.getByRole('link', { name: 'Job interview: Hamish Reid' }).click()
  await heading(company, 'Job interview: Hamish Reid').waitFor()
  await tabTo(company, 'Cancel interview')
  await company.keyboard.press('Enter')
  await tabTo(company, 'Yes, cancel the interview')
  await company.keyboard.press('Enter')
  await company.getByText('The job interview appointment has been deleted').waitFor()
  expect(await now(calendarsOf(hamish))).toEqual([[], []])
  await first.goto(await linkTo(hamish, '/confirm-interview/'))
  await first.getByText('This interview is cancelled.').waitFor()
  await isWhole(first, 'confirm-interview-cancelled')
  await logInByApi(first, hamish)
  await first.goto(`/candidacies/${ids.get('Hamish Reid')}`)
  await first.getByRole('heading', { name: 'Interviews', level: 2 }).waitFor()
  await first.getByText('Cancelled', { exact: true }).first().waitFor()
  await isWhole(first, 'candidacy-cancelled')
  await logInByApi(other, jack)
  await other.goto(`/candidacies/${ids.get('Jack Doyle')}`)
  await other.getByText('Confirmed', { exact: true }).first().waitFor()
  await other.getByText('Next is your interview.').waitFor()
  await isWhole(other, 'candidacy-interview')
  for (const path of [`?show=week&week=${aWednesday('').slice(0, 10)}`, '?show=cancelled', '/calendar']) {
    await company.goto(`/manage-interviews${path}`)
    await isWhole(company, path.split(/[?/&]/u)[1] ?? '')
  }
}

async function invite(
  journey: Journey,
  company: Page,
  address: string,
  { name, isLooked }: { name: string; isLooked: boolean },
): Promise<void> {
  await company.goto(`${address}/interview`)
  await company.getByLabel('Time 1').fill(aWednesday('10:00'))
  await company.getByLabel('Time 2').fill(aWednesday('11:00'))
  await company.getByLabel('Time 3').fill(aWednesday('14:00'))
  if (isLooked) {
    // Not shortlisted yet: their name comes with the invitation.
    await heading(company, 'Schedule an interview with Candidate 9').waitFor()
    await isWhole(company, 'schedule')
    journey.expectError(/422|400/u)
    await company.getByRole('button', { name: 'Send invitation' }).click()
    await company.getByRole('link', { name: 'Enter the address where you will meet' }).waitFor()
  }
  await company.getByLabel('Where').fill('3 Quay Street, Whitby')
  await company.getByRole('button', { name: 'Send invitation' }).click()
  if (!isLooked) {
    // The same hours are offered to somebody else: one can do it all the same.
    await company
      .getByText(/has an interview with Isla Munro then/u)
      .first()
      .waitFor()
    await isWhole(company, 'schedule-clash')
    await company.getByLabel('Send it anyway').check()
    await company.getByRole('button', { name: 'Send invitation' }).click()
  }
  await company.getByText('Your invitation has been sent.').waitFor()
  await heading(company, `Job interview: ${name}`).waitFor()
  if (isLooked) await isWhole(company, 'interview')
}

/** With the time that is there already: the next working day at four. */
async function inviteByKeys(company: Page, address: string): Promise<void> {
  await company.goto(address)
  await company.getByRole('heading', { name: 'Candidate 8', level: 2 }).waitFor()
  await pressKey(company, 'i')
  await heading(company, 'Schedule an interview with Candidate 8').waitFor()
  await company.getByLabel('Where').focus()
  await company.keyboard.type('3 Quay Street, Whitby')
  await tabTo(company, 'Send invitation')
  await company.keyboard.press('Enter')
  await company.getByText('Your invitation has been sent.').waitFor()
}
