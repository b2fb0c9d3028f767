import { expect, expectAccessible, test } from './journey.ts'
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

test('an employer is asked once whether we may contact them, and not again', async ({ journey }) => {
  const { page } = journey
  await page.clock.install()
  const card = page.getByRole('dialog', { name: 'Shall we contact you about hiring?' })
  const places: string[] = []
  for (const address of ['/create-video-interview', '/buy-credits']) {
    await page.goto(address)
    // It comes after nine seconds; over a form it would cover a part, so it stands below that.
    await page.clock.runFor(9_500)
    await card.waitFor()
    places.push(await card.evaluate((element) => getComputedStyle(element).position))
  }
  expect(places).toEqual(['fixed', 'static'])
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
