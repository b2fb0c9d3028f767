import type { Page } from '@playwright/test'
import { cvLimits } from '../contract/cvs/limits.ts'
import { hostileHtml } from '../test/hostile-html.ts'
import { expect, type Journey, test } from './journey.ts'
import { signUpAndIn } from './people.ts'
import { goToStep, openWizard } from './wizard.ts'
import { product } from './product.ts'

/** Texts of the payloads, so many to a part. */
const parted = (size: number) =>
  Array.from({ length: Math.ceil(hostileHtml.length / size) }, (_, index) =>
    hostileHtml.slice(index * size, (index + 1) * size).map(({ html }) => `<p>Before.</p>${html}<p>After.</p>`),
  )
// The statement is one field: a text of many payloads, so far as it goes.
const [summaries, jobs, more] = [parted(20), parted(cvLimits.jobs), parted(cvLimits.more)]

/** CVs that together hold every payload, in every field of rich text. */
const hostileCvs = Array.from({ length: Math.max(summaries.length, jobs.length, more.length) }, (_, index) => ({
  personal_data: { given_name: 'Aoife', surname: 'Trap', email: 'trap@example.com', phone: '07700 900123' },
  summary: (summaries[index] ?? []).join('').slice(0, cvLimits.richText),
  jobs: (jobs[index] ?? []).map((jobDescription) => ({ jobTitle: 'Quarryman', jobDescription })),
  more: (more[index] ?? []).map((description) => ({ title: 'More', description })),
}))
type HostileCv = (typeof hostileCvs)[number]

// The browser has no policy to stand in a text's way: the cleaning, and how the page makes its elements, alone must hold.

test('no text of a CV that was sent straight to the API runs or asks for anything in the wizard', async ({
  journey,
}) => {
  const { page, sprung } = await openTrap(journey)
  await signUpAndIn(page, 'hostile-cv@example.com')
  for (const hostile of hostileCvs) {
    // A text with a NUL is refused; what else it holds is tried without it.
    const text = JSON.stringify(hostile)
    const cv = JSON.parse(text.replaceAll(String.raw`\u0000`, '')) as HostileCv
    if (text.includes(String.raw`\u0000`)) {
      const refused = await page.request.post('/api/cvs', { data: { name: 'Hostile', cv: hostile } })
      expect(refused.status()).toBe(422)
    }
    const made = await page.request.post('/api/cvs', { data: { name: 'Hostile', cv } })
    expect(made.status()).toBe(201)
    const { _id } = (await made.json()) as { _id: string }
    await lookAt(page, cv, _id)
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
    await lookAt(page, cv)
    expect(sprung).toEqual([])
  }
})

/**
 * Opens the CV with its preview, and of each kind the first of its texts in the editor, and does what a reader might do. What comes after an opened
 * <textarea> is no text of the person's any more, what comes before always is.
 */
async function lookAt(page: Page, { jobs, more }: HostileCv, cv?: string): Promise<void> {
  const form = await openWizard(page, cv === undefined ? {} : { cv })
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByText('Before.').first().waitFor()
  if (jobs.length > 0) await preview.getByText('Quarryman').first().waitFor()
  // The preview is the same in every step.
  await touchEverything(page, 'aside *, [role="textbox"] *')
  for (const [step, texts] of [
    [1, jobs],
    [4, more],
  ] as const) {
    if (texts.length === 0) continue
    await goToStep(page, step)
    const edit = form.getByRole('button', { name: /^Edit /u })
    await edit.first().click()
    await touchEverything(page, '[role="textbox"] *')
  }
}

async function touchEverything(page: Page, selector: string): Promise<void> {
  await page.getByRole('main').getByRole('toolbar').first().waitFor()
  await page.evaluate((all) => {
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a') !== null) event.preventDefault()
    })
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
      const { protocol } = element as HTMLAnchorElement
      if (element.tagName === 'A' && !/^(?:https?|mailto):$/u.test(protocol)) throw new Error(`A link to ${protocol}`)
      element.click()
    }
  }, selector)
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
