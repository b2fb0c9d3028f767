import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { signUpAndIn } from './people.ts'
import { product } from './product.ts'

/** Time goes on at the payment provider. */
async function goOn(days: number): Promise<void> {
  const answer = await fetch(`${product().sandboxUrl}/control/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: { hours: days * 24 } }),
  })
  expect(answer.status).toBe(200)
}

test(
  'Advanced: the trial, the first payment, suspended, re-activated, cancelled and withdrawn from',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'plan@example.com')
    await page.goto('/prices')
    await isWhole(page, 'plan-1')
    const advanced = page.getByRole('main').getByRole('listitem', { name: 'Advanced' })
    await advanced.getByRole('checkbox', { name: /^Start at once/u }).check()
    await advanced.getByRole('button', { name: 'Try it free for 7 days' }).click()
    await page.getByText('Nothing today. After 7 days: £8.97 every 3 months.').waitFor()
    await page.getByRole('button', { name: 'Pay' }).click()
    await heading(page, 'Your plan has started').waitFor()
    await page.getByRole('link', { name: 'My subscription' }).last().click()
    await page.getByText('Active: free trial').waitFor()
    await isWhole(page, 'plan-2')

    await goOn(7.2)
    await page.reload()
    await page.getByRole('link', { name: /^R-\d{6}$/u }).waitFor()
    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByText('Subscription successfully suspended.').waitFor()
    await page.getByRole('button', { name: 'Re-activate' }).click()
    await page.getByText('Subscription successfully re-activated.').waitFor()
    await page.getByRole('link', { name: 'Cancel', exact: true }).click()
    await page.getByRole('heading', { name: 'Cancel your plan?' }).waitFor()
    await isWhole(page, 'plan-3')
    await page.getByRole('button', { name: 'Cancel my plan' }).click()
    await page.getByText('Your plan is cancelled.').waitFor()
    await page.getByText(/^Withdraw and get £/u).click()
    await page.getByRole('button', { name: 'Withdraw now' }).click()
    await page.getByText('You have withdrawn from this purchase.').waitFor()
    await page.getByRole('link', { name: /^CN-\d{6}$/u }).waitFor()
    await isWhole(page, 'plan-4')
  },
)

test('a payment fails: the mail leads to the plan, where another card pays it', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/status of 402/u)
  await signUpAndIn(page, 'card@example.com')
  await page.goto('/prices')
  const advanced = page.getByRole('main').getByRole('listitem', { name: 'Advanced' })
  await advanced.getByRole('checkbox', { name: /^Start at once/u }).check()
  await advanced.getByRole('button', { name: 'Try it free for 7 days' }).click()
  await page.getByRole('radio', { name: /4000 0000 0000 0341/u }).check()
  await page.getByRole('button', { name: 'Pay' }).click()
  await heading(page, 'Your plan has started').waitFor()
  await goOn(7.2)
  await expect.poll(async () => await linkTo('card@example.com', '/subscriptions')).toMatch(/\/subscriptions$/u)
  await page.goto('/subscriptions')
  await page.getByText('the last payment failed').waitFor()
  await isWhole(page, 'plan-5')
  const plain = await journey.open({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  await plain.goto('/subscriptions')
  await plain.getByRole('button', { name: 'Pay with another card' }).click()
  await heading(plain, /^Invoice SANDBOX-\d{4}$/u).waitFor()
  await page.getByRole('button', { name: 'Pay with another card' }).click()
  await heading(page, /^Invoice SANDBOX-\d{4}$/u).waitFor()
  await page.getByRole('radio', { name: /0341/u }).check()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('radio', { name: /4242 4242 4242 4242/u }).check()
  await page.getByRole('button', { name: 'Pay' }).click()
  await heading(page, /has been paid$/u).waitFor()
  await page.goto('/subscriptions')
  await page.getByText('ending in 4242').waitFor()
  await page.getByRole('link', { name: /^R-\d{6}$/u }).waitFor()
})
