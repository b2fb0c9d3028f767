import { expect } from 'vitest'
import { uploadCv, type Script } from './script.fixtures.ts'

export const reed: Script = {
  list: 'www.reed.co.uk/account/jobs/applications',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.reed.co.uk/authentication/login?returnTo=%2F`)
    await page.click('#onetrust-accept-btn-handler')
  },
  async enter({ page, email, password }) {
    await page.fill('#signin_email', email)
    await page.fill('#signin_password', password)
    await page.click('#signin_button')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(`${sandbox}/www.reed.co.uk/jobs/staff-nurse/${ad.number}`)
    await page.click('[data-qa=apply-btn]')
    const next = page.locator('[data-qa=apply-job-modal] button', { hasText: 'Continue' })
    const name = (index: number) => `[name="${ad.number}${index}"]`
    await next.click()
    await expect.poll(async () => await page.locator('.error').textContent()).toBe('Please answer')
    await page.click('[data-qa=dropdown-toggle]')
    await page.click('[data-qa=dropdown-item]:text-is("Yes")')
    await next.click()
    await page.fill(name(1), '4')
    await next.click()
    await page.fill(name(2), '2027-01-04')
    await next.click()
    await page.waitForSelector(name(3))
    await next.click()
    await page.fill(name(4), 'Because it is kind.')
    await next.click()
    await page.click('[data-qa=dropdown-toggle]')
    await page.click('[data-qa=dropdown-item]:text-is("One month")')
    await next.click()
    await page.check(`${name(6)}[value=Early]`)
    await page.check(`${name(6)}[value=Night]`)
    await next.click()
    await page.locator('[role=combobox]').pressSequentially('lon')
    await page.click('[role=option]:text-is("London")')
    await next.click()
    await page.setInputFiles(name(8), cv)
    await next.click()
    await page.fill('[name=name]', 'Ada Lovelace')
    await page.fill('[name=phone]', '07700 900000')
    await uploadCv(page, cv)
    await page.click('[data-qa=submit-application-btn]')
  },
  async isSent({ page }) {
    await page.waitForURL(/\/application\/success$/u)
    await page.waitForSelector('[data-qa=application-success]')
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/www.reed.co.uk/jobs/staff-nurse/${ad.number}`)
    await page.waitForSelector('[data-qa=applyJobBtn][disabled]')
    await page.waitForSelector('[data-qa=job-applied-card]')
  },
}
