import type { Page } from '@playwright/test'
import { cvLimits } from '../contract/cvs/limits.ts'
import { hostileHtml } from '../test/hostile-html.ts'
import { expect, type Journey, test } from './journey.ts'
import { signUpAndIn } from './people.ts'
import { openWizard } from './wizard.ts'
import { product } from './product.ts'

/** CVs that together hold every payload, in every field of rich text. */
const hostileCvs = (['summary', 'jobs', 'more'] as const).flatMap((field) => {
  const most = { summary: 1, jobs: cvLimits.jobs, more: cvLimits.more }[field]
  // The statement is one field: a text of many payloads, so far as it goes.
  const size = field === 'summary' ? 20 : most
  const parts = Array.from({ length: Math.ceil(hostileHtml.length / size) }, (_, index) =>
    hostileHtml.slice(index * size, (index + 1) * size).map(({ html }) => `<p>Before.</p>${html}<p>After.</p>`),
  )
  return parts.map((texts) => ({
    personal_data: { given_name: 'Aoife', surname: 'Trap', email: 'trap@example.com', phone: '07700 900123' },
    ...(field === 'summary' && { summary: texts.join('').slice(0, cvLimits.richText) }),
    ...(field === 'jobs' && { jobs: texts.map((jobDescription) => ({ jobTitle: 'Quarryman', jobDescription })) }),
    ...(field === 'more' && { more: texts.map((description) => ({ title: 'More', description })) }),
  }))
})

const stepOf = (cv: object) => ('jobs' in cv ? 1 : 'more' in cv ? 4 : 0)

// The browser has no policy to stand in a text's way: the cleaning, and how the page makes its elements, alone must hold.

test('no text of a CV that was sent straight to the API runs or asks for anything in the wizard', async ({
  journey,
}) => {
  const { page, sprung } = await openTrap(journey)
  await signUpAndIn(page, 'hostile-cv@example.com')
  for (const hostile of hostileCvs) {
    // A text with a NUL is refused; what else it holds is tried without it.
    const text = JSON.stringify(hostile)
    const cv = JSON.parse(text.replaceAll(String.raw`\u0000`, '')) as object
    if (text.includes(String.raw`\u0000`)) {
      const refused = await page.request.post('/api/cvs', { data: { name: 'Hostile', cv: hostile } })
      expect(refused.status()).toBe(422)
    }
    const made = await page.request.post('/api/cvs', { data: { name: 'Hostile', cv } })
    expect(made.status()).toBe(201)
    const { _id } = (await made.json()) as { _id: string }
    await lookAt(page, stepOf(cv), _id)
    expect(sprung).toEqual([])
    // One may have twenty.
    const gone = await page.request.delete(`/api/cvs/${_id}`, { headers: { origin: product().url } })
    expect(gone.status()).toBe(200)
  }
})

test('nor does one that something else has put into the browser', async ({ journey }) => {
  // Some are no CV at all: the server refuses to look at them.
  journey.expectError(/status of 422/u)
  const { page, sprung } = await openTrap(journey)
  await page.goto('/sources')
  for (const cv of hostileCvs) {
    await page.evaluate(
      (draft) => localStorage.setItem('cv-draft', JSON.stringify({ at: new Date().toISOString(), cv: draft })),
      cv,
    )
    await lookAt(page, stepOf(cv))
    expect(sprung).toEqual([])
  }
})

/** What comes after an opened <textarea> is no text of the person's any more, what comes before always is. Opens the CV with its preview, and the first of its texts in the editor, and does what a reader might do. */
async function lookAt(page: Page, step: number, cv?: string): Promise<void> {
  const form = await openWizard(page, cv === undefined ? { step } : { step, cv })
  await page.getByRole('complementary', { name: 'Preview' }).getByText('Before.').first().waitFor()
  if (step > 0)
    await form
      .getByRole('button', { name: /^Edit /u })
      .first()
      .click()
  await form.getByRole('toolbar').first().waitFor()
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a') !== null) event.preventDefault()
    })
    for (const element of document.querySelectorAll<HTMLElement>('aside *, [role="textbox"] *')) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
      const { protocol } = element as HTMLAnchorElement
      if (element.tagName === 'A' && !/^(?:https?|mailto):$/u.test(protocol)) throw new Error(`A link to ${protocol}`)
      element.click()
    }
  })
}

/** A page whose browser collects every call of `hostile()` and every request that is not for a part of our own pages. */
async function openTrap(journey: Journey): Promise<{ page: Page; sprung: string[] }> {
  const page = await journey.open({ bypassCSP: true })
  const sprung: string[] = []
  await page.exposeBinding('hostile', ({ frame }) => void sprung.push(`hostile() ran at ${frame.url()}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isPart = ['document', 'script', 'stylesheet', 'font', 'ping', 'fetch'].includes(request.resourceType())
    const isOurs = url.origin === product().url && (isPart || url.pathname === '/favicon.svg')
    if (!isOurs) sprung.push(`${request.url()} was asked for`)
  })
  return { page, sprung }
}
