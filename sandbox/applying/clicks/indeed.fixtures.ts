import { jobKey } from '../../boards/indeed/job-key.ts'
import { questionName } from '../../boards/indeed/steps.ts'
import { chooseSuggestion, type Script } from './script.fixtures.ts'

export const indeed: Script = {
  list: 'myjobs.indeed.com/applied',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/secure.indeed.com/auth`)
    await page.click('#onetrust-accept-btn-handler')
  },
  async enter({ page, email, password }) {
    const go = '[data-tn-element=auth-page-email-submit-button]'
    if (await page.locator('[name=__email]:visible').count()) {
      await page.fill('[name=__email]', email)
      await page.click(go)
    }
    await page.fill('[name=__password]', password)
    await page.click(go)
  },
  async apply({ page, sandbox, ad, cv }) {
    const go = '[data-testid=continue-button]'
    const question = (index: number) => `[name="${questionName(ad, index)}"]`
    await page.goto(`${sandbox}/uk.indeed.com/viewjob?jk=${jobKey(ad)}`)
    await page.click('#indeedApplyButton')
    await page.fill('#input-firstName', 'Ada')
    await page.fill('#input-lastName', 'Lovelace')
    await page.click(go)
    await page.fill('#location-fields-postal-code-input', 'LS1 4AP')
    await page.fill('#location-fields-locality-input', 'Leeds')
    await page.click(go)
    await page.setInputFiles('[data-testid=resume-selection-file-resume-radio-card-button] input', cv)
    await page.click(go)
    await page.waitForURL(/questions-module\/questions\/1\?/u)
    await page.click(go)
    await page.waitForSelector('text="Answer this question to continue."')
    await page.check(`${question(0)}[value=Yes]`)
    await page.fill(question(1), '4')
    await page.fill(question(2), '2027-01-04')
    await page.fill(question(4), 'Because it is kind.')
    await page.click(go)
    await page.check(`${question(5)}[value="One month"]`)
    await page.click('[data-widget=menu-of-many] button')
    await page.click('[role=menuitemcheckbox]:text-is("Early")')
    await page.click('[role=menuitemcheckbox]:text-is("Night")')
    await page.keyboard.press('Escape')
    await chooseSuggestion(page)
    await page.setInputFiles(question(8), cv)
    await page.click(go)
    await page.fill('#job-title-input', 'Analyst')
    await page.click(go)
    await page.click('[data-testid=submit-application-button]')
  },
  async isSent({ page }) {
    await page.waitForURL(/\/post-apply\?jk=/u)
    await page.waitForSelector('h1:text-is("Your application has been submitted")')
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/uk.indeed.com/viewjob?jk=${jobKey(ad)}`)
    await page.waitForSelector('#indeedApplyButton[disabled]:text-is("Applied")')
  },
}
