import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { heading, openResults, ready, rows } from './on-the-page.ts'
import { linkTo } from './outbox.ts'

test('somebody new saves a job by their address and one link, in three presses and the link', async ({ journey }) => {
  const { page } = journey
  await importAds([{ id: 'wheel:1', title: 'Wheelwright', company: 'Felloe and Spoke', location: 'Walsall' }])
  await openResults(page, { jobTitle: 'wheelwright', jobLocation: 'Walsall' })
  await heading(page, /^1 wheelwright job/u).waitFor()
  await ready(page)

  await page.getByRole('link', { name: 'Save: Wheelwright' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in to save this job' })
  await dialog.getByLabel('Email address').fill('new-wheelwright@example.com')
  await dialog.getByRole('button', { name: 'Email me a link' }).click()
  await dialog.getByText('It went to new-wheelwright@example.com.').waitFor()
  await isWhole(page, 'login-link-sent')

  // The mail opens in another tab of the same browser.
  const other = await page.context().newPage()
  const link = await linkTo('new-wheelwright@example.com', '/login-link/')
  const [late, later] = [await page.context().newPage(), await journey.open()]
  await late.goto(link)
  await other.goto(link)
  await isWhole(other, 'login-link')
  await other.getByRole('button', { name: 'Log in and save the job' }).click()
  await heading(other, 'Your job is saved').waitFor()
  await other.getByText('‘Wheelwright’ is on your list.').waitFor()
  await isWhole(other, 'logged-in')

  // The link is used: whoever presses it again, or opens it, stands at the message that says so.
  journey.expectError(/status of 4\d\d/u)
  await late.getByRole('button', { name: 'Log in and save the job' }).click()
  await expect(heading(late, 'This link does not work')).toBeFocused()
  await late.close()
  await later.goto(link)
  await expect(heading(later, 'This link does not work')).toBeFocused()

  // The list that they came from goes on by itself, and so does the way back from the other tab.
  await rows(page).first().getByRole('button', { name: 'Saved: Wheelwright' }).waitFor()
  await other.getByRole('main').getByRole('link', { name: 'Continue where you left off' }).click()
  await rows(other).first().getByRole('button', { name: 'Saved: Wheelwright' }).waitFor()
  const { entries } = (await (await page.request.get('/api/shortlist')).json()) as { entries: { title: string }[] }
  expect(entries.map(({ title }) => title)).toEqual(['Wheelwright'])
})

test('without a connection an open dialog says so, and what was not sent from it is sent again there', async ({
  journey,
}) => {
  journey.expectError(/ERR_/u)
  const page = await journey.open({ viewport: { width: 360, height: 640 } })
  await importAds([{ id: 'wain:1', title: 'Wainwright', company: 'Felloe and Spoke', location: 'Walsall' }])
  await openResults(page, { jobTitle: 'wainwright', jobLocation: 'Walsall' })
  await heading(page, /^1 wainwright job/u).waitFor()
  await ready(page)
  const save = page.getByRole('link', { name: 'Save: Wainwright' }).filter({ visible: true }).first()
  const dialog = page.getByRole('dialog', { name: 'Log in to save this job' })

  await save.click()
  await dialog.getByLabel('Email address').waitFor()
  await page.context().setOffline(true)
  await dialog.getByText('You are offline.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('You are offline.').waitFor()
  await page.context().setOffline(false)

  await save.click()
  await dialog.getByLabel('Email address').fill('new-wainwright@example.com')
  await dialog.getByText('Checked. You are not a robot.').waitFor()
  // While it waits for an answer the pressed button cannot keep the focus.
  await page.route('**/login-link.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Email me a link' }).click()
  await dialog.getByRole('alert').getByText('We do not know whether it arrived; your text is kept.').waitFor()
  const again = dialog.getByRole('button', { name: 'Send again' })
  await expect(again).toBeFocused()
  await expect(again).toBeInViewport({ ratio: 1 })
  await isWhole(page, 'unsent-in-a-dialog')
  await page.unroute('**/login-link.data*')

  await page.context().setOffline(true)
  await again.click()
  await dialog.getByText('Still no connection. Nothing was sent; your text is kept.').waitFor()
  await page.context().setOffline(false)
  await dialog.getByText('You are back online.').waitFor()
  await again.click()
  await dialog.getByText('It went to new-wainwright@example.com.').waitFor()
  await expect(again).toHaveCount(0)
})
