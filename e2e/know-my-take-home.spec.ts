import type { Page } from '@playwright/test'
import { importAds } from './import-ads.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { now } from './now.ts'
import { heading, openResults, rows } from './on-the-page.ts'

const calculator = '/salary-calculator-for-united-kingdom'

const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const form = (page: Page) => page.getByRole('form', { name: 'Your pay' })
const headline = (page: Page, name: string | RegExp) => result(page).getByRole('heading', { level: 2, name })
const calculate = (page: Page) => form(page).getByRole('button', { name: 'Calculate' })

test.beforeAll(
  async () =>
    await importAds([
      {
        id: 'saltmaker:1',
        title: 'Saltmaker',
        company: 'Pan and Brine Ltd',
        location: 'Leeds',
        salaryRaw: '£32,000 per annum',
        description: 'Salt from the pans.',
      },
    ]),
)

test('a row tells what is left of its pay, the ad leads to the calculator, and the calculator back', async ({
  journey,
}) => {
  const { page } = journey
  await openResults(page, { jobTitle: 'saltmaker', jobLocation: 'Leeds' })
  const row = rows(page).filter({ hasText: 'Pan and Brine Ltd' })
  await row.getByText('about £2,213').waitFor()
  await row.getByText('a month after tax').waitFor()
  await page.getByText('Pay after tax is an estimate').waitFor()
  await page.goto((await row.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')
  await page.getByText(/^An estimate for an employee in England/u).waitFor()
  await page.getByRole('link', { name: /^Work out yours/u }).click()

  await headline(page, '£2,213.30 a month after tax').waitFor()
  await page.getByLabel('Where you live').selectOption('Scotland')
  // The ad takes longer to come than the address to follow what was chosen, which must not call the click off.
  await page.route(/\/job\/\d+\.data/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Back to the ad' }).click()
  await heading(page, 'Saltmaker').waitFor()
})

test('the answer changes as I type, and the address keeps it', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await page.goto(calculator)
  await heading(page, 'Salary calculator').waitFor()
  await expect(calculate(page)).toBeDisabled()
  // An empty form shows what an answer looks like, and fills in nothing.
  const example = result(page).getByRole('region', { name: 'Example: £35,000 a year' })
  await example.getByRole('row', { name: /^Pay before tax £35,000\.00/u }).waitFor()
  await expect(page.getByLabel('Pay before tax, in £')).toHaveValue('')

  await page.getByLabel('Pay before tax, in £').pressSequentially('60000')
  await headline(page, '£3,779.78 a month after tax').waitFor()
  await example.waitFor({ state: 'detached' })
  await expect(calculate(page)).toBeEnabled()
  await page.getByLabel('Where you live').selectOption('Scotland')
  await headline(page, /^£3,6\d\d\.\d\d a month after tax$/u).waitFor()
  await page.getByText('More: pension, student loan').click()
  await page.getByLabel('Plan 2', { exact: true }).check()
  await result(page).getByRole('rowheader', { name: 'Student loan' }).waitFor()

  await expect.poll(() => new URL(page.url()).search).toBe('?where=scotland&gross=60000&loan=plan2')
  const shown = await result(page).innerText()
  await page.reload()
  await headline(page, /a month after tax$/u).waitFor()
  await expect(result(page)).toHaveText(shown, { useInnerText: true })
  await expect(page.getByLabel('Plan 2', { exact: true })).toBeChecked()
  // The text in the field is as it was typed, and the focus stays where one types.
  await page.getByLabel('Pay before tax, in £').fill('£61,000')
  await expect.poll(() => new URL(page.url()).search).toContain('61%2C000')
  await expect(page.getByLabel('Pay before tax, in £')).toHaveValue('£61,000')
  await expect(page.locator('[id="gross"]')).toBeFocused()

  // Each view keeps what was typed in it, on the way back too.
  await page.goto(`${calculator}?gross=42000`)
  await page.getByRole('link', { name: 'Contract and IR35' }).click()
  await page.getByLabel('What the contract pays').fill('500')
  await headline(page, '£5,761.12 a month inside IR35, £6,083.46 outside').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?view=contract&gross=500')
  await page.getByRole('link', { name: 'Ireland', exact: true }).click()
  await page.getByLabel('Pay before tax, in €').fill('50000')
  await headline(page, '€3,304.04 a month after tax').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?view=ireland&gross=50000')
  await page.goBack()
  await headline(page, /inside IR35/u).waitFor()
  await expect(page.getByLabel('What the contract pays')).toHaveValue('500')
})

test('what is wrong is said once I ask, at its field, and nothing that I typed is lost', async ({ journey }) => {
  const { page } = journey
  await page.goto(`${calculator}?gross=30000`)
  await page.getByText('More: pension, student loan').click()
  await page.getByLabel('Tax code').fill('hello')
  await result(page).getByText('Enter your pay').waitFor()
  expect(await now(page.getByRole('alert').count())).toBe(0)

  await calculate(page).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^This does not look like a tax code/u })
    .click()
  await expect(page.getByLabel('Tax code')).toHaveValue('hello')
  await page.getByLabel('Tax code').fill('BR')
  // 20% of all of it is 6,000, and National Insurance 1,394.40.
  await headline(page, '£1,883.80 a month after tax').waitFor()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByLabel('Plan 5').check()
  await page.getByLabel('Tax year').selectOption('2024/25')
  await form(page).getByText('Plan 5 repayments had not started in 2024/25').first().waitFor()
})

test('the slider tells what more pay would leave', async ({ journey }) => {
  const { page } = journey
  await page.goto(`${calculator}?gross=30000`)
  await result(page).getByText('If you earned £1,000 more a year, you would keep £720').waitFor()
  await page.getByText('More: pension, student loan').click()
  const slider = page.getByRole('slider', { name: 'Extra pay a year' })
  await expect(slider).toBeEnabled()
  await slider.focus()
  for (let i = 0; i < 2; i += 1) await slider.press('ArrowRight')
  await result(page).getByText('If you earned £2,000 more a year, you would keep £1,440').waitFor()
  await expect(page.getByLabel('Extra a year', { exact: true })).toHaveValue('2000')
})

test('every view is whole: light and dark, on a phone and on a desk, and on paper', async ({ journey }) => {
  const { page } = journey
  const views = [
    'gross=9999999.99&pension=5&loan=plan2&loan=postgraduate&where=scotland',
    'gross=5&per=hour&year=2022/23',
    'view=compare&gross=60000&gross2=120000&pension2=4',
    'view=contract&gross=650&loan=plan2',
    'view=ireland&gross=90000&status=marriedTwoIncomes&spouse=30000&pension=5',
    'gross=abc&sent=1',
  ]
  for (const view of views) {
    await page.goto(`${calculator}?${view}`)
    await isWhole(page, view)
  }
  await page.goto(`${calculator}?gross=60000`)
  await page.emulateMedia({ media: 'print' })
  await expect(form(page)).toBeHidden()
  await expect(headline(page, '£3,779.78 a month after tax')).toBeVisible()
})
