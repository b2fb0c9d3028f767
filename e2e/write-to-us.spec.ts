import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading } from './on-the-page.ts'

test(
  'a message: what is missing is said, nothing typed is lost, and then it is sent',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await page.goto('/issues')
    await heading(page, 'Report an issue').waitFor()
    await page.getByLabel('What happened').fill('The list is empty.')
    await page.getByLabel('Your email address').fill('no address')
    await page.getByRole('button', { name: 'Send message' }).click()
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await summary.getByText('A name is required').waitFor()
    await summary.getByText("Doesn't look like a valid email.").waitFor()
    await expect(page.getByLabel('What happened')).toHaveValue('The list is empty.')
    await expectAccessible(page)

    await page.getByLabel('Your name').fill('Ann')
    await page.getByLabel('Your email address').fill('ann@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Your message was sent successfully').waitFor()
    await expect(page.getByLabel('What happened')).toHaveValue('')
    await expectAccessible(page)
  },
)

test('without scripts, too', async ({ journey }) => {
  const page = await journey.open({ javaScriptEnabled: false })
  await page.goto('/ticket')
  await heading(page, 'Request a feature').waitFor()
  // The form is taken once a person can have filled it in.
  await new Promise((resolve) => setTimeout(resolve, 3_200))
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Your email address').fill('ann@example.com')
  await page.getByLabel('Your idea').fill('A map')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Your message was sent successfully').waitFor()
})

test('an address cannot put words into our mouth', async ({ journey }) => {
  const { page } = journey
  await page.goto('/response/false/call-0900-1234-and-give-your-password')
  await heading(page, 'Server error').waitFor()
  expect(await now(page.getByRole('main').innerText())).not.toContain('0900')
  await expectAccessible(page)

  await page.goto('/response/true/successfully-signed-up')
  await heading(page, 'Success').waitFor()
  await page.getByText('Please confirm your account').waitFor()
  await page.getByRole('button', { name: 'Search jobs' }).waitFor()
})

test('try again leads to where one was', async ({ journey }) => {
  const { page } = journey
  await page.goto('/outside-ir35-jobs')
  await page.goto('/response/false/x')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL('**/outside-ir35-jobs')
})

test('an employer is asked once whether we may contact them, and not again', async ({ journey }) => {
  const { page } = journey
  await page.clock.install()
  // Its other pages are forms, which it never covers.
  await page.goto('/create-video-interview')
  const card = page.getByRole('dialog', { name: 'Shall we contact you about hiring?' })
  // It comes after nine seconds.
  await page.clock.runFor(9_500)
  await card.waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Yes, contact me' }).click()
  await card.getByRole('button', { name: 'Contact me', exact: true }).click()
  await card.getByText('A name is required').waitFor()
  await expectAccessible(page)
  await card.getByLabel('Your name').fill('Bob')
  await card.getByLabel('Your email').fill('bob@example.com')
  await card.getByLabel('What are you looking for?').fill('Ten nurses')
  await card.getByRole('button', { name: 'Contact me', exact: true }).click()
  await card.getByText('Your message was sent successfully').waitFor()

  await expect
    .poll(async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'leadReminder')
      return (cookie?.expires ?? 0) - Date.now() / 1000
    })
    .toBeGreaterThan(89 * 86_400)
})
