import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading, openResults } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { product } from './product.ts'

const email = 'wheelwright@example.com'

/** The links of the latest mail about new jobs, once it is there. */
async function linksOfMail(): Promise<string[]> {
  type Message = { to: string; template: string; links: string[] }
  let links: string[] | undefined
  await expect
    .poll(
      async () => {
        const messages = (await (await fetch(`${product().url}/api/outbox`)).json()) as Message[]
        return (links = messages.find(({ to, template }) => to === email && template === 'alert')?.links)
      },
      { intervals: [250] },
    )
    .toEqual(expect.any(Array))
  return (links ?? []).map((link) => new URL(link).pathname + new URL(link).search)
}

test(
  'from the results to an alert, its first mail, ‘not for me’, change, delete and undo, and the stop link',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, email)
    await page.goto('/job-alerts')
    await page.getByRole('heading', { name: 'No alerts yet' }).waitFor()
    await importAds([{ id: 'wheelwright:0', title: 'Wheelwright of old', location: 'Ludlow' }])
    await page.context().clearCookies({ name: 'alertReminder' })
    await openResults(page, { jobTitle: 'wheelwright', jobLocation: 'Ludlow' })
    const bar = page.getByRole('link', { name: 'Create alert' })
    const address = (await bar.getAttribute('href')) ?? ''
    const card = page.getByRole('region', { name: 'Create a job alert' })
    // It opens by itself after seven seconds, once; after that a press saves the alert, for there is nothing more to ask.
    await card.getByRole('button', { name: 'Save alert' }).waitFor()
    await card.getByRole('button', { name: 'Close' }).click()
    await bar.click()
    await card.getByText('Your alert was saved successfully').waitFor()
    // Without scripts the bar leads to a page.
    await page.goto(address)
    await heading(page, /Get new jobs/u).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText('Your alert was saved successfully').waitFor()
    await page.getByRole('link', { name: 'My job alerts' }).last().click()
    await heading(page, 'My job alerts').waitFor()

    const list = page.getByRole('list', { name: 'My job alerts' })
    await list.getByText('wheelwright in Ludlow, within 10 miles').first().waitFor()
    await page.getByRole('button', { name: /^Run now/u }).click()
    await page.getByText('No new jobs').waitFor()
    await importAds([
      { id: 'wheelwright:1', title: 'Wheelwright to a brewery', location: 'Ludlow', company: 'Teme Ales' },
      { id: 'wheelwright:2', title: 'Wheelwright, spokes and felloes', location: 'Ludlow', company: 'Corve Carts' },
    ])
    await page.getByRole('button', { name: /^Run now/u }).click()
    await page.getByText('We have sent you 2 new jobs').waitFor()
    await page.getByRole('button', { name: /^Run now/u }).click()
    await page.getByText('No new jobs').waitFor()

    await isWhole(page, 'alerts')

    const links = await linksOfMail()
    await page.goto(links.find((link) => link.startsWith('/not-for-me/')) ?? '')
    await page.getByRole('button', { name: /^Hide all from (?:Teme Ales|Corve Carts)/u }).click()
    await page.getByText('We will not send you this job again').waitFor()
    await expectAccessible(page)
    await picture(page, 'not-for-me')

    await page.goto('/job-alerts')
    await page.getByRole('link', { name: /^Edit/u }).click()
    await heading(page, 'Edit job alert').waitFor()
    await page.getByLabel('Job title or words').fill('')
    await page.getByRole('button', { name: 'Save alert' }).click()
    await page.getByText('There is a problem').waitFor()
    await picture(page, 'edit-alert')
    await page.getByLabel('Job title or words').fill('cartwright')
    await page.getByLabel('Every Monday at 7').check()
    await page.getByRole('button', { name: 'Save alert' }).click()
    await list.getByText('cartwright in Ludlow').first().waitFor()
    await expect(list.getByRole('combobox')).toHaveValue('weekly')

    await list.getByRole('button', { name: /^Turn off/u }).click()
    await list.getByText('Off', { exact: true }).waitFor()
    await list.getByRole('button', { name: /^Delete/u }).click()
    await page.getByText('Alert deleted').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Alert restored').waitFor()
    await list.getByRole('button', { name: /^Turn on/u }).click()
    await list.getByText('On', { exact: true }).waitFor()

    await page.goto(links.find((link) => link.startsWith('/change-alert/')) ?? '')
    await heading(page, 'Change a job alert').waitFor()
    await expectAccessible(page)
    const stop = links.find((link) => link.startsWith('/stop-alert/')) ?? ''
    await page.goto(stop)
    await heading(page, 'Stop a job alert').waitFor()
    await page.getByRole('button', { name: 'Stop this alert' }).click()
    await page.getByText('We have stopped the alert').waitFor()
  },
)

/** For people to look at, where a folder for it is named. */
async function picture(page: import('playwright-core').Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
