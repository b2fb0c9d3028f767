import { join } from 'node:path'
import { anOwnAd, aPublisher } from '../own-ads.ts'
import { password } from '../people.ts'
import { keys } from './driver.ts'
import type { Visitor } from './visitor.ts'

export type Step = {
  name: string
  /** A sentence why this browser cannot show it; null: it can. */
  skipped?: (browser: string) => string | null
  run: (visitor: Visitor, site: Site) => Promise<void>
}

/** What of the site is not on its pages. */
export type Site = {
  /** The path of the link in the latest mail to somebody, once it is there. @param begin how the path begins. */
  linkTo: (email: string, begin: string) => Promise<string>
  /** A picture to choose. */
  picture: string
}

const asked = { why: '', least: '', most: '', options: '', recording: '' }

/** The main paths of the site, one after the other in one browser. @param who tells the people of one browser from those of another. */
export function mainPaths(who: string): Step[] {
  const email = `ann-${who}@example.com`
  return [
    {
      name: 'search: suggestions, results, a filter, a job',
      async run(page) {
        await page.open('/')
        await page.see('field', 'What…')
        await page.fill('What…', 'nurs')
        await page.see('text', 'Nurse')
        await page.fill('What…', 'nurse')
        await page.driver.type(keys.tab)
        await page.fill('Where…', 'London')
        await page.driver.type(keys.enter)
        await page.until('the results', async () => ((await page.path()).startsWith('/jobresults/') ? true : null))
        await page.see('text', 'of London')
        await page.driver.ask(() => document.querySelector<HTMLAnchorElement>('main a[href^="/job/"]')?.click())
        await page.see('text', 'Save')
      },
    },
    {
      name: 'sign up, with the strength of a password and the check against robots, and confirm',
      async run(page, site) {
        await page.open('/signup')
        await page.see('button', 'Show…')
        await page.fill('Name', 'Ann Example')
        await page.fill('Email address', email)
        await page.fill('Password', 'short')
        await page.see('text', 'Too short')
        await page.fill('Password', password)
        await page.until(
          'what the field says of the password',
          async () => await page.driver.ask(() => /(?:Fair|Good|Strong)\./u.test(document.body.innerText) || null),
        )
        await page.press('field', 'I have read and accept…')
        await page.press('button', 'Sign up')
        await page.see('heading', 'Check your email')
        await page.open(await site.linkTo(email, '/confirm-email/'))
        await page.press('button', 'Confirm my email address')
        await page.see('heading', 'Your email address is confirmed')
      },
    },
    {
      name: 'log in, out, and in again',
      async run(page) {
        await logIn(page, email)
        await page.open('/logout')
        await page.until('home', async () => ((await page.path()) === '/' ? true : null))
        await logIn(page, email)
      },
    },
    {
      name: 'CV builder: fields, dates, the toolbar of the editor, a picture',
      async run(page, site) {
        await page.open('/build-your-cv?step=0')
        await page.until(
          'the builder with its scripts',
          async () => await page.driver.ask(() => document.querySelector('main fieldset:disabled') === null || null),
        )
        await page.fill('Given name', 'Zoë')
        await page.fill('Surname', 'Müller')
        await page.fill('Email', email)
        await page.fill('Phone', '+44 7700 900123')
        await page.press('button', 'Choose a picture')
        await page.attach('Picture file', site.picture)
        await page.press('button', 'Use picture')
        await page.see('button', 'Remove')
        await page.press('button', 'Next')
        await page.see('heading', 'Step 2 of 5 Work')
        await page.fill('Job title', 'Pastry chef')
        await page.fill('Employer', 'Harbour Bakery')
        await page.choose('Month', 'September')
        await page.fill('Year', '2019')
        await page.press('field', 'I still work here')
        await page.press('field', 'What you did')
        await page.press('button', 'Bold')
        await page.driver.type('Croissants')
        await page.until(
          'bold words',
          async () =>
            await page.driver.ask(() => document.querySelector('[contenteditable] strong')?.textContent ?? null),
        )
        await page.press('button', 'Add this job')
        await page.see('text', 'Sept 2019 – present')
        await page.press('button', 'Next')
        await page.see('heading', 'Step 3 of 5 Education')
        await page.open('/build-your-cv?step=4')
        await page.see('heading', 'Step 5 of 5 Your next job')
        await page.press('button', 'Finish and save')
        await page.see('text', 'CV saved!')
      },
    },
    {
      name: 'apply: questions, what is missing, a receipt',
      async run(page) {
        const { job } = await anOwnAd(`bakery-${who}@example.com`, {
          jobTitle: 'Harbour night baker',
          questions: [{ ...asked, uuid: 'ovens', kind: 'text', question: 'Which ovens have you worked with?' }],
        })
        await page.open(`/apply-here/${job}`)
        await page.see('heading', 'Apply: Harbour night baker')
        await page.press('button', 'Send application')
        await page.see('text', 'Please fill in all required fields!')
        // What was said takes the focus; what is typed before that goes nowhere.
        await page.until(
          'the focus on what is missing',
          async () => await page.driver.ask(() => document.activeElement?.closest('[role=alert]')?.textContent ?? null),
        )
        await page.fill('Which ovens have you worked with?', 'Deck and rack ovens')
        await page.press('button', 'Send application')
        await page.see('heading', 'Receipt 1')
        await page.see('text', 'Deck and rack ovens')
      },
    },
    {
      name: 'answer a question by voice: the microphone, a recording, sent with the application',
      skipped: (browser) => (browser === 'WebKit' ? 'WebKitGTK records nothing' : null),
      async run(page) {
        const { job } = await anOwnAd(`voices-${who}@example.com`, {
          jobTitle: 'Harbour voice baker',
          questions: [{ ...asked, uuid: 'last', kind: 'audio', question: 'Tell us about your last bakery' }],
        })
        await page.open(`/apply-here/${job}`)
        await page.press('button', 'Set up microphone')
        await page.press('button', 'Start recording')
        // Two seconds of it.
        await page.until(
          'a recording',
          async () =>
            await page.driver.ask(
              () => /0:5[0-7]/u.test(document.querySelector('[role=timer]')?.textContent ?? '') || null,
            ),
        )
        await page.press('button', 'Stop')
        await page.press('button', 'Use this recording')
        await page.see('text', 'Recorded')
        await page.press('button', 'Send application')
        await page.see('heading', 'Receipt 2')
      },
    },
    {
      name: 'post an ad: the form, its editor, the preview, online',
      async run(page) {
        const publisher = `publisher-${who}@example.com`
        await aPublisher(publisher)
        await page.open('/logout')
        await page.until('home', async () => ((await page.path()) === '/' ? true : null))
        await logIn(page, publisher)
        await page.open('/post-job-ad')
        await page.see('heading', 'Post a job ad')
        await page.fill('Job title', 'Harbour pastry chef')
        await page.see('button', 'Bold')
        await page.choose('Contract', 'Permanent')
        await page.fill('From £', '29000')
        await page.fill('To £', '33000')
        await page.fill('Place', 'Whitby')
        await page.press('field', 'Full time')
        await page.fill('Hours a week', '40')
        await page.fill('Job description', 'You bake croissants and tarts for our shop by the harbour.')
        await page.press('button', 'Preview')
        await page.press('button', 'Publish…')
        await page.see('text', 'online')
      },
    },
    {
      name: 'take-home pay: worked out as it is typed',
      async run(page) {
        await page.open('/salary-calculator-for-united-kingdom')
        await page.fill('Pay before tax, in £', '35000')
        await page.press('button', 'Calculate')
        await page.see('text', 'a month')
      },
    },
  ]
}

async function logIn(page: Visitor, email: string): Promise<void> {
  await page.open('/login')
  await page.see('button', 'Show…')
  await page.fill('Email address', email)
  await page.fill('Password', password)
  await page.press('button', 'Log in')
  await page.until('a page behind the login', async () => ((await page.path()).startsWith('/login') ? null : true))
}

/** A picture that is there whenever the tests are. */
export const aPicture = join(import.meta.dirname, '../../app/public/icons/icon-192.png')
