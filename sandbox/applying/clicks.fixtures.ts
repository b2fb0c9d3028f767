import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { BoardWithCredentials } from '../../contract/applications.ts'
import type { SandboxAd } from '../board.ts'

/** Who applies where, for the scripts of clicks. */
export type Click = {
  page: Page
  sandbox: string
  ad: SandboxAd
  email: string
  password: string
  cv: { name: string; mimeType: string; buffer: Buffer }
}

/** A board's way, by the names of its elements. */
export type Script = {
  login: (click: Click) => Promise<void>
  /** From the ad to the last button; the ad asks one question of each kind. */
  apply: (click: Click) => Promise<void>
  isSent: (click: Click) => Promise<void>
  /** The ad says that it was applied for. */
  isMarked: (click: Click) => Promise<void>
  list: string
}

const reed: Script = {
  list: 'www.reed.co.uk/account/jobs/applications',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.reed.co.uk/authentication/login?returnTo=%2F`)
    await page.click('#onetrust-accept-btn-handler')
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
    await page.setInputFiles('[data-qa=UpdateCvBtn]', cv)
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

function stepstone(host: string): Script {
  const job = ({ sandbox, ad }: Click) => `${sandbox}/${host}/job/${ad.number}`
  const mark = (name: string) => `[data-testid=${name}]`
  return {
    list: `${host}/profile/applications`,
    async login({ page, sandbox, email, password }) {
      await page.goto(`${sandbox}/${host}/account/signin`)
      await page.click('#ccmgt_explicit_accept')
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
      await page.setInputFiles('#upload-input', cv)
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

const cvlibrary: Script = {
  list: 'www.cv-library.co.uk/candidate/applications',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.cv-library.co.uk/candidate/login`)
    await page.frameLocator('[title=gdpr-consent-notice]').locator('#reject').click()
    await page.fill('[name=cand_email]', email)
    await page.fill('[name=cand_password]', password)
    await page.click('text="Login as jobseeker"')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(`${sandbox}/www.cv-library.co.uk/job/${ad.number}`)
    await page.click('a[data-qa^=apply-now]')
    await page.setInputFiles('#upload-file', cv)
    await page.click('[data-qa=cover-letter-btn]')
    await page.fill('[name=coverLetter]', 'Dear all')
    await page.click('[data-qa=send-application]')
    await page.waitForSelector('text="Step 2 of 2"')
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

async function chooseSuggestion(page: Page): Promise<void> {
  await page.locator('[role=combobox]').pressSequentially('lon')
  await page.click('[role=option]:text-is("London")')
}

export const scripts: Partial<Record<BoardWithCredentials, Script>> = {
  reed,
  totaljobs: stepstone('www.totaljobs.com'),
  cwjobs: stepstone('www.cwjobs.co.uk'),
  cvlibrary,
}
