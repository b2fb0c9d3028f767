import { anOwnAd } from './own-ads.ts'
import { expect, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { logInByApi } from './people.ts'
import { aColleague, peopleWhoApplied } from './ten-candidates.ts'

const [owner, second] = ['sees-changes@example.com', 'makes-changes@example.com']

test('what a colleague decides stands on the open list without a reload: after a while, and on coming back to the page', async ({
  journey,
}) => {
  const [mia, noel] = [journey.page, await journey.open()]
  const { ad, job } = await anOwnAd(owner, { jobTitle: 'Harbour night baker' })
  await aColleague(ad, { name: 'Noel Second', email: second })
  await peopleWhoApplied(job, { count: 3, as: 'seen' })
  await logInByApi(mia, owner)
  await logInByApi(noel, second)
  const desk = `/posted-job-details/${ad}`
  await mia.clock.install()
  await mia.goto(desk)
  await mia.getByRole('link', { name: '3 New' }).waitFor()
  // Gone with a reload, kept by what loads by itself.
  await mia.getByLabel('Select Aoife Byrne').check()
  const isTicked = async () => await expect(mia.getByLabel('Select Aoife Byrne')).toBeChecked()
  const told = mia.getByText('Somebody else has changed something. The list is up to date.')

  await noel.goto(`${desk}/decide?to=rejected&n=1`)
  await heading(noel, 'Reject Aoife Byrne').waitFor()
  await noel.getByRole('button', { name: 'Reject Aoife Byrne' }).click()
  await noel.getByText('1 candidate will be told at').waitFor()
  await expect(told).toHaveCount(0)
  await mia.clock.runFor(15_000)
  await told.waitFor({ state: 'attached' })
  await mia.getByRole('link', { name: '2 New' }).waitFor()
  await isTicked()

  // Whoever comes back to the page is shown it at once: by the window, and by the tab.
  for (const [count, event] of [
    [1, 'focus'],
    [2, 'visibilitychange'],
  ] as const) {
    await noel.goto(desk)
    await noel
      .getByRole('link', { name: /^(?:Ben|Chidi)/u })
      .nth(count - 1)
      .click()
    await noel.getByRole('button', { name: 'Shortlist', exact: true }).last().click()
    await noel.getByRole('button', { name: 'Remove from shortlist' }).waitFor()
    await mia.evaluate((kind) => void (kind === 'focus' ? window : document).dispatchEvent(new Event(kind)), event)
    await mia.getByRole('link', { name: `${count} Shortlisted` }).waitFor()
    await isTicked()
  }
})
