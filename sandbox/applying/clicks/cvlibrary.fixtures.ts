import { chooseSuggestion, uploadCv, type Script } from './script.fixtures.ts'

export const cvlibrary: Script = {
  list: 'www.cv-library.co.uk/candidate/applications',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.cv-library.co.uk/candidate/login`)
    await page.frameLocator('[title=gdpr-consent-notice]').locator('#reject').click()
  },
  async enter({ page, email, password }) {
    await page.fill('[name=cand_email]', email)
    await page.fill('[name=cand_password]', password)
    await page.click('text="Login as jobseeker"')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(`${sandbox}/www.cv-library.co.uk/job/${ad.number}`)
    await page.click('a[data-qa^=apply-now]')
    await uploadCv(page, cv)
    await page.click('[data-qa=cover-letter-btn]')
    await page.fill('[name=coverLetter]', 'Dear all')
    await page.click('[data-qa=send-application]')
    await page.waitForSelector('text="Step 2 of 2: Application questions"')
    await page.check('[data-qa=question-1-0]')
    await page.fill('#question-2', '4')
    await page.fill('#question-3', '2027-01-04')
    await page.fill('#question-5', 'Because it is kind.')
    await page.check('[data-qa=question-6-1]')
    await page.check('[data-qa=question-7-0]')
    await page.check('[data-qa=question-7-2]')
    await chooseSuggestion(page)
    await page.setInputFiles('#question-9', cv)
    await page.click('[data-qa=send-application]')
  },
  async isSent({ page, ad }) {
    await page.waitForURL(new RegExp(`/job/apply/${ad.number}/confirm$`, 'u'))
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/www.cv-library.co.uk/job/${ad.number}`)
    await page.waitForSelector('text="You previously applied for this job"')
  },
}
