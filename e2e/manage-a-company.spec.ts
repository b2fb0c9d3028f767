import type { Page } from '@playwright/test'
import { comeInAsCompanyAdmin } from './company-admin.ts'
import { isWhole } from './is-whole.ts'
import { expect, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { linkTo } from './outbox.ts'
import { comeInAsAdmin, logInByApi, password, rolecall } from './people.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name, exact: true })

const shown = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** They look at many pages, each in four ways. */
test('change a company’s details and have it verified', { tag: '@main' }, async ({ journey }) => {
  const { page } = journey
  await comeInAsCompanyAdmin(page, 'mia@copperfield-software.co.uk', 'Copperfield Sample Software Ltd')
  await page.getByText('Your company is not verified yet').waitFor()

  await tab(page, 'Details').click()
  await shown(page, 'Details').waitFor()
  await isWhole(page, 'Details')
  await page.getByLabel('Company number').fill('SAMPLE02')
  await page.getByLabel(/^Town/u).fill('Leeds')
  await page.getByLabel('Business phone').fill('12')
  await page.getByRole('button', { name: 'Save details' }).click()
  // At the button, with the focus; it leads to the field, and goes as soon as that is mended.
  const refusal = page.getByRole('alert', { name: 'There is a problem' })
  const why = 'This does not look like a valid UK phone number.'
  await expect(refusal).toBeFocused()
  await expect(refusal).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save details' })).toBeInViewport()
  await isWhole(page, 'refused-at-the-button')
  await refusal.getByRole('link', { name: why }).click()
  await expect(page.getByLabel('Business phone')).toBeFocused()
  await expect(page.getByText(why)).toHaveCount(2)
  await expect(page.getByLabel(/^Town/u)).toHaveValue('Leeds')
  await page.getByLabel('Business phone').fill('0113 496 0000')
  await expect(page.getByText(why)).toHaveCount(0)
  await expect(refusal).toHaveCount(0)
  await page.getByLabel(/^About the company/u).fill('We write software for schools.')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('The company’s details have been saved.').waitFor()
  await page.getByText('Your company gets a public page once it is verified or approved.').waitFor()

  await tab(page, 'Verification').click()
  await shown(page, 'Verification').waitFor()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText(/The register has SAMPLE02 under the name/u).waitFor()
  await tab(page, 'Details').click()
  await page.getByLabel('Company number').fill('sample06')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('The company’s details have been saved.').waitFor()
  await tab(page, 'Verification').click()
  await page.getByRole('button', { name: /^Check/u }).click()
  await page.getByText('Your company is verified.').waitFor()
  await page.getByText('A member has a confirmed address at copperfield-software.co.uk').waitFor()
  await isWhole(page, 'Verification')

  await tab(page, 'Details').click()
  await page.getByRole('link', { name: 'its public page' }).click()
  await page.getByText('We write software for schools.').waitFor()
  await page.getByText('This company has no ads online at the moment.').waitFor()
  journey.expectError(/status of 4\d\d/u)
})

test('invite a colleague, give them credits, remove them and see the credits come back', async ({ journey }) => {
  const { page } = journey
  await comeInAsCompanyAdmin(page, 'una@millbrook.example', 'Millbrook Sample Schools Trust')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('alert').getByText('Name missing.').waitFor()
  await page.getByRole('alert').getByText('Email missing or invalid.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Joe Colleague')
  await page.getByLabel('Work email address').fill('joe@millbrook.example')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('Invitation sent.').waitFor()
  await page.getByRole('heading', { name: 'Invited' }).waitFor()
  await isWhole(page, 'Members')

  const joe = await journey.open()
  await joe.goto(await linkTo('joe@millbrook.example', '/join-company/'))
  await heading(joe, 'Join Millbrook Sample Schools Trust').waitFor()
  await isWhole(joe, 'the invitation')
  await joe.getByLabel('New password', { exact: true }).fill(password)
  await joe.getByLabel('Repeat the password', { exact: true }).fill(password)
  await joe.getByLabel(/I have read and accept/u).check()
  await joe.getByRole('button', { name: /^Join/u }).click()
  await joe.getByText('You have joined the company.').waitFor()
  await logInByApi(joe, 'joe@millbrook.example')
  await joe.goto('/manage-company')
  await heading(joe, 'Millbrook Sample Schools Trust').waitFor()
  await expect(joe.getByRole('link', { name: /^Manage/u })).toHaveCount(0)
  await isWhole(joe, 'Members, as an ordinary member')

  await rolecall('grant-company-credits', 'una@millbrook.example', '30')
  await page.goto('/manage-company')
  await page.getByText('30 credits').waitFor()
  await page.getByRole('link', { name: 'Manage Joe Colleague' }).click()
  await shown(page, 'Joe Colleague').waitFor()
  await page.getByRole('button', { name: 'Give to Joe Colleague' }).click()
  await page.getByRole('alert').getByText('Enter a whole number of credits').waitFor()
  await page.getByLabel('Credits', { exact: true }).fill('31')
  await page.getByRole('button', { name: 'Give to Joe Colleague' }).click()
  await page.getByRole('alert').getByText('There are not enough credits for this transfer').waitFor()
  await page.getByLabel('Credits', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Give to Joe Colleague' }).dblclick()
  await page.getByText('Credits successfully transferred.').waitFor()
  await page.getByRole('table').getByText('From Millbrook Sample Schools Trust').waitFor()
  await isWhole(page, 'a member')
  await joe.goto('/manage-company/credits')
  await joe.getByText('10 credits').first().waitFor()
  await isWhole(joe, 'own credits')

  await tab(page, 'Credits').click()
  await page.getByRole('table').getByText('To Joe Colleague').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^credits-millbrook-sample-schools-trust-\d{4}-\d{2}-\d{2}\.csv$/u)
  await isWhole(page, 'Credits')

  await tab(page, 'Members').click()
  await page.getByRole('link', { name: 'Manage Joe Colleague' }).click()
  await page.getByText('Remove Joe Colleague').click()
  await page.getByRole('button', { name: 'Remove from the company' }).click()
  await page.getByText('The member has been removed. The company has their 10 credits back.').waitFor()
  await page.getByText('30 credits').waitFor()
  // With the next request: the page that was open shows nothing of the company any more.
  await joe.goto('/manage-company/credits')
  await heading(joe, 'My company').waitFor()
  await joe.getByText('You are not a member of a company').waitFor()
  await isWhole(joe, 'no company')

  await tab(page, 'History').click()
  await page.getByText('Mia Example removed Joe Colleague. 10 credits went back to the company.').waitFor()
  await page.getByText('Joe Colleague joined.').waitFor()
  await isWhole(page, 'History')

  await tab(page, 'Members').click()
  await page.getByText('Leave Millbrook Sample Schools Trust').click()
  await page.getByRole('button', { name: 'Leave the company' }).click()
  await page.getByText('You are the only member').waitFor()
  journey.expectError(/status of 4\d\d/u)
})

test('an unverified company asks for approval; the operator refuses with a reason, approves, blocks', async ({
  journey,
}) => {
  const { page } = journey
  const name = 'Fernhill Pop-up Shops'
  await comeInAsCompanyAdmin(page, 'kay@gmail.com', name)
  await page.goto('/manage-company/verification')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await page.getByText('We have put your company in the queue for approval.').waitFor()

  const operator = await journey.open()
  await comeInAsAdmin(operator, 'operator-of-companies@example.org')
  await operator.goto('/admin')
  await operator.getByRole('link', { name: 'Companies', exact: true }).click()
  await heading(operator, 'Companies').waitFor()
  await operator.getByRole('heading', { name }).waitFor()
  await isWhole(operator, 'the queue')
  await operator.getByRole('button', { name: /^Refuse/u }).click()
  await operator.getByText('Give a reason. The company’s admins will read it.').waitFor()
  await operator.getByLabel(/^Reason/u).fill('We could not find your shops.')
  await operator.getByRole('button', { name: /^Refuse/u }).click()
  await operator.getByText(`${name} has been refused.`).waitFor()
  await operator.getByText('No companies are waiting for approval.').waitFor()

  await page.goto('/manage-company')
  await page.getByText('Our reason: We could not find your shops.').waitFor()
  await isWhole(page, 'a refusal')
  await page.goto('/manage-company/verification')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByText('We have put your company in the queue for approval.').waitFor()
  await operator.goto('/admin/companies')
  await operator.getByRole('button', { name: /^Approve/u }).click()
  await operator.getByText(`${name} has been approved.`).waitFor()
  await page.reload()
  await page.getByText('go online as soon as they are published').waitFor()

  await operator.getByLabel('Name or number').fill('fernhill pop')
  await operator.getByRole('button', { name: 'Show' }).click()
  await operator.getByText('1 company', { exact: true }).waitFor()
  await operator.getByLabel(/^Reason/u).fill('Not a company.')
  await operator.getByRole('button', { name: /^Block/u }).click()
  await operator.getByText(`${name} has been blocked.`).waitFor()
  await page.goto('/manage-company')
  await page.getByText('We have blocked this company.').waitFor()
  await isWhole(page, 'a block')
  await expect(page.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  journey.expectError(/status of 4\d\d/u)
})
