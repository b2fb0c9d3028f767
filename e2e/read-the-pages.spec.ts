import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

test('prices: what is for sale, and the free plan says that everybody has it', async ({ journey }) => {
  const { page } = journey
  await page.goto('/prices')
  await heading(page, 'Prices').waitFor()
  const advanced = page.getByRole('main').getByRole('listitem', { name: 'Advanced' })
  await advanced.getByText('£8.97 every 3 months').waitFor()
  await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  await advanced.getByRole('button', { name: 'Try it free for 7 days' }).waitFor()

  await signUpAndIn(page, 'prices@example.com')
  await page.goto('/prices')
  await page.getByRole('button', { name: 'Choose Essential' }).click()
  await page.getByText('You are already subscribed to the basic package for free').waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See how many you have' }).click()
  await heading(page, 'My subscription').waitFor()
  await page.getByText('basic subscription (free)').waitFor()
})

test('crowdfunding: the button waits for a name and an address, and interest is noted', async ({ journey }) => {
  const { page } = journey
  await page.goto('/we-are-crowdfunding')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Tell me' }) })
  const button = form.getByRole('button', { name: 'Tell me' })
  await expect(button).toBeDisabled()
  await form.getByLabel('Your name').fill('Ann')
  await form.getByLabel('Your email address').fill('ann@')
  await expect(button).toBeDisabled()
  await form.getByLabel('Your email address').fill('no address')
  await button.click()
  await form.getByText("Doesn't look like a valid email.").waitFor()
  await expect(form.getByLabel('Your name')).toHaveValue('Ann')
  await form.getByLabel('Your email address').fill('ann@example.com')
  await button.click()
  await page.getByText('We will tell you when there is news').waitFor()
  await expectAccessible(page)
})
