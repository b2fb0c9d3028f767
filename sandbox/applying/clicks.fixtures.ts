import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { BoardWithCredentials } from '../../contract/applications.ts'
import type { SandboxAd } from '../board.ts'
import { jobKey } from '../boards/indeed/job-key.ts'
import { questionName } from '../boards/indeed/steps.ts'
import { referenceOf } from '../boards/nhs/addresses.ts'
import { postingId } from '../boards/linkedin/addresses.ts'

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

const linkedin: Script = {
  list: 'www.linkedin.com/my-items/saved-jobs/',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.linkedin.com/login`)
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

const indeed: Script = {
  list: 'myjobs.indeed.com/applied',
  async login({ page, sandbox, email, password }) {
    const go = '[data-tn-element=auth-page-email-submit-button]'
    await page.goto(`${sandbox}/secure.indeed.com/auth`)
    await page.click('#onetrust-accept-btn-handler')
    await page.fill('[name=__email]', email)
    await page.click(go)
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
    await page.check(`${question(6)}[value=Early]`)
    await page.check(`${question(6)}[value=Night]`)
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

const nhs: Script = {
  list: 'www.jobs.nhs.uk/candidate/applications',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.jobs.nhs.uk/candidate/login`)
    await page.fill('#email', email)
    await page.fill('#password', password)
    await page.click('#sign-in')
  },
  async apply({ page, sandbox, ad, cv }) {
    const section = async (title: string, fill: () => Promise<unknown>) => {
      await page.click(`.nhsuk-task-list a:text-is("${title}")`)
      await page.waitForSelector(`h1:text-is("${title}")`)
      await fill()
      await page.click('text="Save and continue"')
    }
    await page.goto(`${sandbox}/beta.jobs.nhs.uk/candidate/jobadvert/${referenceOf(ad)}`)
    await page.click('#apply_for_this_job')
    await section('Your contact details', async () => {
      await page.click('text="Save and continue"')
      await page.waitForSelector('[role=alert] a[href="#firstName"]')
      await page.fill('#firstName', 'Ada')
      await page.fill('#lastName', 'Lovelace')
      await page.fill('#telephone', '07700 900000')
    })
    await section('Right to work in the UK', async () => await page.check('[name=rightToWork][value=Yes]'))
    await section('Employment history', async () => await page.fill('#employmentHistory', 'Analyst'))
    await section('References', async () => {
      await page.fill('#refereeName', 'Charles')
      await page.fill('#refereeEmail', 'charles@example.test')
    })
    await section('Supporting information', async () => await page.fill('#supportingInformation', 'I can count.'))
    await section('Questions from the employer', async () => {
      await page.check('[name=question-0][value=Yes]')
      await page.fill('#question-1', '4')
      await page.fill('#question-2', '2027-01-04')
      await page.fill('#question-4', 'Because it is kind.')
      await page.check('[name=question-5][value="One month"]')
      await page.check('[name=question-6][value=Early]')
      await page.check('[name=question-6][value=Night]')
      await chooseSuggestion(page)
      await page.setInputFiles('#question-8', cv)
    })
    await section('Safeguarding', async () => {
      await page.check('[name=convictions][value=No]')
      await page.check('[name=fitness][value=No]')
    })
    await section('Equality monitoring', async () => {
      await page.check('[name=disability][value="Prefer not to say"]')
      await page.selectOption('#religion', 'Prefer not to say')
    })
    await page.click('#check')
    await page.check('#declaration')
    await page.click('#submit-application')
  },
  async isSent({ page }) {
    await page.waitForSelector('h1:text-is("Application submitted")')
    await page.waitForSelector('#reference-number')
  },
  async isMarked({ page, sandbox, ad }) {
    await page.goto(`${sandbox}/www.jobs.nhs.uk/candidate/jobadvert/${referenceOf(ad)}`)
    await page.waitForSelector('#applied')
  },
}

const dice: Script = {
  list: 'www.dice.com/my-jobs/applied',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.dice.com/dashboard/login`)
    await page.fill('#email', email)
    await page.fill('#password', password)
    await page.click('[data-testid=submit-password]')
  },
  async apply({ page, sandbox, ad, cv }) {
    await page.goto(`${sandbox}/www.dice.com/job-detail/c0ffee00-d1ce-4000-8000-${String(ad.number).padStart(12, '0')}`)
    await page.click('#apply')
    await page.fill('#firstName', 'Ada')
    await page.fill('#lastName', 'Lovelace')
    await page.setInputFiles('#resume', cv)
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

const monster: Script = {
  list: 'www.monster.co.uk/profile/applied-jobs',
  async login({ page, sandbox, email, password }) {
    await page.goto(`${sandbox}/www.monster.co.uk/profile/login`)
    await page.click('#onetrust-accept-btn-handler')
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

async function answerPlainly(
  page: Page,
  cv: Click['cv'],
  { prefix, choice }: { prefix: string; choice: 'select' | 'radios' },
): Promise<void> {
  await page.check(`[name=${prefix}-0][value=Yes]`)
  await page.fill(`#${prefix}-1`, '4')
  await page.fill(`#${prefix}-2`, '2027-01-04')
  await page.fill(`#${prefix}-4`, 'Because it is kind.')
  if (choice === 'select') await page.selectOption(`#${prefix}-5`, 'One month')
  else await page.check(`[name=${prefix}-5][value="One month"]`)
  await page.check(`[name=${prefix}-6][value=Early]`)
  await page.check(`[name=${prefix}-6][value=Night]`)
  await chooseSuggestion(page)
  await page.setInputFiles(`#${prefix}-8`, cv)
}

async function chooseSuggestion(page: Page): Promise<void> {
  await page.locator('[role=combobox]').pressSequentially('lon')
  await page.click('[role=option]:text-is("London")')
}

export const scripts: Record<BoardWithCredentials, Script> = {
  reed,
  totaljobs: stepstone('www.totaljobs.com'),
  cwjobs: stepstone('www.cwjobs.co.uk'),
  cvlibrary,
  linkedin,
  indeed,
  nhs,
  dice,
  monster,
}
