import { referenceOf } from '../../boards/nhs/addresses.ts'
import { chooseSuggestion, type Script } from './script.fixtures.ts'

export const nhs: Script = {
  list: 'www.jobs.nhs.uk/candidate/applications',
  async openLogin({ page, sandbox }) {
    await page.goto(`${sandbox}/www.jobs.nhs.uk/candidate/login`)
  },
  async enter({ page, email, password }) {
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
    await section('Right to work in the UK', async () => {
      await page.check('[name=rightToWork][value^="A visa"]')
      await page.fill('#visaEnd-day', '3')
      await page.fill('#visaEnd-month', '11')
      await page.fill('#visaEnd-year', '2028')
    })
    await section('Professional registration', async () => {
      await page.check('[name=registered][value=Yes]')
      await page.fill('#registrationNumber', '12A3456E')
    })
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
      await page.check('[name=barred][value=No]')
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
