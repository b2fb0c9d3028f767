import type { SandboxAd } from '../../board.ts'
import { answerPlainly, type Script } from './script.fixtures.ts'

export const monster: Script = {
  list: 'www.monster.co.uk/profile/applied-jobs',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.monster.co.uk/profile/login`)
    await page.click('#onetrust-accept-btn-handler')
  },
  async enter({ page, email, password }) {
    await page.fill('#email', email)
    await page.fill('#password', password)
    await page.click('button:text-is("Log in")')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(monsterAd(sandbox, ad))
    await page.click('#apply')
    await page.fill('#firstName', 'Ada')
    await page.fill('#lastName', 'Lovelace')
    await page.setInputFiles('#cv', cv)
    await answerPlainly(page, cv, { prefix: 'question', choice: 'radios' })
    await page.check('#terms')
    await page.click('text="Submit application"')
  },
  async isSent({ page }) {
    await page.waitForURL(/\/applied\//u)
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(monsterAd(sandbox, ad))
    await page.waitForSelector('button[disabled]:text-is("Applied")')
  },
}

function monsterAd(sandbox: string, ad: SandboxAd): string {
  const id = `8d1f0c52-7a3e-4c00-9000-${String(ad.number).padStart(12, '0')}`
  return `${sandbox}/www.monster.co.uk/job-openings/staff-nurse-leeds--${id}`
}
