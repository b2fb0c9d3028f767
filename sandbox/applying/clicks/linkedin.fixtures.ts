import { postingId } from '../../boards/linkedin/addresses.ts'
import { chooseSuggestion, type Script } from './script.fixtures.ts'

export const linkedin: Script = {
  list: 'www.linkedin.com/my-items/saved-jobs/',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.linkedin.com/login`)
  },
  async enter({ page, email, password }) {
    await page.fill('#username', email)
    await page.fill('#password', password)
    await page.click('[data-litms-control-urn=login-submit]')
  },
  async apply({ page, sandbox, ad, cv }) {
    const next = '[data-easy-apply-next-button]'
    const ends = (ending: string) => `[data-test-modal] [name$="${ending}"]`
    await page.goto(`${sandbox}/www.linkedin.com/jobs/view/${postingId(ad)}`)
    await page.click('.jobs-apply-button')
    await page.fill('#firstName', 'Ada')
    await page.fill('#lastName', 'Lovelace')
    await page.fill(ends('-phoneNumber-nationalNumber'), '7700900000')
    await page.click(next)
    await page.setInputFiles('#jobs-document-upload-file-input-upload-resume', cv)
    await page.click(next)
    await page.check(`${ends('-multipleChoice')}[value=Yes]`)
    await page.fill(ends('-numeric'), 'four')
    await page.fill(`${ends('-text')}[type=date]`, '2027-01-04')
    await page.fill('[data-test-modal] textarea', 'Because it is kind.')
    await page.selectOption(`[data-test-modal] select[name$=multipleChoice]`, 'One month')
    await page.check(`${ends('-text')}[value=Early]`)
    await page.check(`${ends('-text')}[value=Night]`)
    await chooseSuggestion(page)
    await page.setInputFiles('[data-test-modal] [type=file]', cv)
    await page.click('[data-live-test-easy-apply-review-button]')
    await page.waitForSelector('text="Enter a decimal number larger than 0.0"')
    await page.fill(ends('-numeric'), '4')
    await page.click('[data-live-test-easy-apply-review-button]')
    await page.uncheck('#follow-company-checkbox')
    await page.click('[aria-label="Submit application"]')
  },
  async isSent({ page }) {
    await page.waitForSelector('#post-apply-modal:text-is("Application sent")')
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/www.linkedin.com/jobs/view/${postingId(ad)}`)
    await page.waitForSelector('.artdeco-inline-feedback:text-is("Applied")')
  },
}
