import { beforeAll, expect, inject } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { hostileHtml } from '../test/hostile-html.ts'
import { importAds } from './import-ads.ts'
import { test } from './journey.ts'

/** Pages open at once: the browser and the product share two cores. */
const tabs = 3

beforeAll(
  async () =>
    await importAds(
      hostileHtml.map(({ html }, i) => ({
        id: `hostile:${i}`,
        title: `Quarryman of face ${i}`,
        company: `Quarry ${i}`,
        location: 'Buxton',
        descriptionHtml: `<p>Face ${i} before.</p>${html}<p>Face ${i} after.</p>`,
      })),
    ),
)

test('the trap goes off where a payload runs', async ({ journey }) => {
  const page = await journey.open({ bypassCSP: true })
  const sprung = await setTrap(page.context())
  await page.goto('/sources')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hostile()>'))
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=https://trap.example/a.png>'))

  await expect.poll(() => sprung).toContain('hostile() ran at /sources')
  await expect.poll(() => sprung).toContain('asked for https://trap.example/a.png at /sources')
  journey.expectError(/Failed to load resource/u)
})

test('no ad runs anything or asks for anything, even where no policy stands in its way', async ({ journey }) => {
  const ids = await hostileJobs()
  expect(ids.length).toBe(hostileHtml.length)
  const context = (await journey.open({ bypassCSP: true })).context()
  const sprung = await setTrap(context)

  const waiting = [...ids]
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage()
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await read(page, id)
    }),
  )

  expect(sprung).toEqual([])
})

/** Opens the ad and does to everything in its text what a reader might do. */
async function read(page: Page, id: string): Promise<void> {
  await page.goto(`/job/${id}`)
  await page.getByRole('button', { name: 'Use my location' }).isEnabled()
  await page.evaluate(() => {
    const about = document.querySelector('[aria-labelledby="about"]')
    if (about === null) throw new Error('The page has no text of the ad')
    // Plain links would lead away; any other address is followed.
    about.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link !== null && /^(?:https?|mailto):$/u.test(link.protocol)) event.preventDefault()
    })
    for (const element of about.querySelectorAll<HTMLElement>('*')) {
      for (const type of [
        'pointerenter',
        'mouseover',
        'focus',
        'animationstart',
        'transitionend',
        'toggle',
        'scroll',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true }))
      }
      element.click?.()
    }
  })
}

/** Collects every call of `hostile()` and every request that is not for a part of our own pages. */
async function setTrap(context: BrowserContext): Promise<string[]> {
  const sprung: string[] = []
  await context.exposeBinding('hostile', ({ page }) => {
    sprung.push(`hostile() ran at ${pathOf(page)}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs =
      url.origin === inject('productUrl') &&
      ['document', 'script', 'stylesheet', 'font', 'ping', 'fetch'].includes(request.resourceType())
    if (!isOurs && url.pathname !== '/favicon.svg')
      sprung.push(`asked for ${request.url()} at ${pathOf(request.frame().page())}`)
  })
  // Nothing leaves the machine, whatever is asked for.
  await context.route(
    (url) => url.origin !== inject('productUrl'),
    async (route) => await route.abort(),
  )
  return sprung
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

async function hostileJobs(): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const response = await fetch(
      `${inject('productUrl')}/api/jobsearches/quarryman/Buxton/12000/200001/5/Any?page=${page}`,
    )
    const { jobs } = (await response.json()) as { jobs: { _id: string }[] }
    if (jobs.length === 0) return ids
    ids.push(...jobs.map(({ _id }) => _id))
  }
}
