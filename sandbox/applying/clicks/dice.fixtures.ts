import { answerPlainly, uploadCv, type Script } from './script.fixtures.ts'

export const dice: Script = {
  list: 'www.dice.com/my-jobs/applied',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.dice.com/dashboard/login`)
  },
  async enter({ page, email, password }) {
    await page.fill('#email', email)
    await page.fill('#password', password)
    await page.click('[data-testid=submit-password]')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(`${sandbox}/www.dice.com/job-detail/c0ffee00-d1ce-4000-8000-${String(ad.number).padStart(12, '0')}`)
    await page.click('#apply')
    await page.fill('#firstName', 'Ada')
    await page.fill('#lastName', 'Lovelace')
    await uploadCv(page, cv)
    await page.click('.btn-next:text-is("Next")')
    await answerPlainly(page, cv, { prefix: 'screening', choice: 'select' })
    await page.click('.btn-next:text-is("Submit")')
  },
  async isSent({ page }) {
    await page.waitForSelector('.post-apply-banner')
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/www.dice.com/job-detail/c0ffee00-d1ce-4000-8000-${String(ad.number).padStart(12, '0')}`)
    await page.waitForSelector('button[disabled]:text-is("Applied")')
  },
}
