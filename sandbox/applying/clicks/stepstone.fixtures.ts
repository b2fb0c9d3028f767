import { expect } from 'vitest'
import { chooseSuggestion, uploadCv, type Click, type Script } from './script.fixtures.ts'

export function stepstone(host: string): Script {
  const job = ({ sandbox, ad }: Click) => `${sandbox}/${host}/job/${ad.number}`
  const mark = (name: string) => `[data-testid=${name}]`
  return {
    list: `${host}/profile/applications`,
    async openLogin({ page, sandbox }) {
      await page.goto(`${sandbox}/${host}/account/signin`)
      await page.click('#ccmgt_explicit_accept')
    },
    async enter({ page, email, password }) {
      await page.fill(mark('email-input'), email)
      await page.fill(mark('password-input'), password)
      await page.click(mark('login-submit-btn'))
    },
    async apply(click) {
      const { page, cv } = click
      await page.goto(job(click))
      await page.click(mark('harmonised-apply-button'))
      await page.fill('#input-firstName-text', 'Ada')
      await page.fill('#input-lastName-text', 'Lovelace')
      await page.fill('#input-phoneNumber-main', '7700 900000')
      await page.click(mark('submit-button'))
      await expect.poll(async () => await page.locator('.error').count()).toBeGreaterThan(5)
      await page.click(`${mark('sqIndex0')} button:text-is("Yes")`)
      await page.fill('#sqIndex1', '4')
      await page.fill('#sqIndex2', '2027-01-04')
      await page.fill('#sqIndex4', 'Because it is kind.')
      await page.selectOption('#sqIndex5', 'One month')
      await page.check('[name=sqIndex6][value=Early]')
      await page.check('[name=sqIndex6][value=Night]')
      await chooseSuggestion(page)
      await page.setInputFiles('#sqIndex8', cv)
      await uploadCv(page, cv)
      await page.click(mark('submit-button'))
    },
    async isSent({ page }) {
      await page.waitForURL(/\/application\/confirmation\/success/u)
      await page.waitForSelector('#reference-number')
    },
    async isMarked(click) {
      await click.page.goto(job(click))
      await click.page.waitForSelector(`${mark('harmonised-apply-button')}[disabled]:text-is("Already applied")`)
    },
  }
}
