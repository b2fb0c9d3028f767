import { beforeAll, expect, inject } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { hostileHtml } from '../test/hostile-html.ts'
import { importAds } from './import-ads.ts'
import { test } from './journey.ts'
import { ready } from './on-the-page.ts'

/** Pages open at once: the browser and the product share two cores. */
const tabs = 3

/** Of so many ads one is opened with the page's own scripts, too: they make the page three times as dear. */
const withScriptsEach = 12

const before = 'Before the face.'
const after = 'After the face.'

beforeAll(
  async () =>
    await importAds(
      hostileHtml.map(({ html }, i) => ({
        id: `hostile:${i}`,
        title: `Quarryman of face ${i}`,
        company: `Quarry ${i}`,
        location: 'Buxton',
        descriptionHtml: `<p>${before}</p>${html}<p>${after}</p>`,
      })),
    ),
)

test('the trap goes off where a payload runs', async ({ journey }) => {
  journey.expectError(/Failed to load resource/u)
  const page = await journey.open({ bypassCSP: true })
  const sprung = await setTrap(page.context())
  await page.goto('/sources')

  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section aria-labelledby="about"><p onclick=hostile()>x</p></section>',
    )
    document.body.insertAdjacentHTML('beforeend', '<img src=https://trap.example/a.png>')
  })
  await touchEverything(page)

  await expect.poll(() => sprung).toContain('hostile() ran at /sources')
  await expect.poll(() => sprung).toContain('https://trap.example/a.png was asked for at /sources')
})

test('no ad runs anything or asks for anything, even where no policy stands in its way', async ({ journey }) => {
  const ids = await hostileJobs()
  expect(ids.length).toBe(hostileHtml.length)
  journey.expectError(/ERR_BLOCKED_BY_CLIENT/u)
  const context = (await journey.open({ bypassCSP: true })).context()
  const sprung = await setTrap(context)

  const waiting = [...ids.entries()]
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage()
      const blocker = await context.newCDPSession(page)
      await blocker.send('Network.enable')
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [i, id] = next
        const hasScripts = i % withScriptsEach === 0
        await blocker.send('Network.setBlockedURLs', { urls: hasScripts ? [] : ['*/assets/*.js'] })
        await page.goto(`/job/${id}`, { waitUntil: hasScripts ? 'load' : 'domcontentloaded' })
        if (hasScripts) await ready(page)
        await touchEverything(page)
      }
    }),
  )

  expect(sprung).toEqual([])
})

test('no ad runs anything where the preview puts it into the page', async ({ journey }) => {
  const ids = await hostileJobs()
  const page = await journey.open({ bypassCSP: true })
  const sprung = await setTrap(page.context())
  await page.goto('/sources')

  for (const id of ids) {
    await page.evaluate(async (job) => {
      const response = await fetch(`/api/jobsearches/single/${job}`)
      const { jobDescription } = (await response.json()) as { jobDescription: string }
      const text = document.querySelector('[aria-labelledby="about"]') ?? document.createElement('section')
      text.setAttribute('aria-labelledby', 'about')
      text.innerHTML = jobDescription
      document.body.append(text)
    }, id)
    await touchEverything(page)
  }

  expect(sprung).toEqual([])
})

/** Does to everything in the text of the ad what a reader might do. */
async function touchEverything(page: Page): Promise<void> {
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
      element.click()
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
    const isPart = ['document', 'script', 'stylesheet', 'font', 'ping', 'fetch'].includes(request.resourceType())
    const isOurs = url.origin === inject('productUrl') && (isPart || url.pathname === '/favicon.svg')
    if (!isOurs) sprung.push(`${request.url()} was asked for at ${pathOf(request.frame().page())}`)
  })
  return sprung
}

function pathOf(page: Page): string {
  return new URL(page.url()).pathname
}

async function hostileJobs(): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const address = `/api/jobsearches/quarryman/Buxton/12000/200001/5/Any?page=${page}`
    const response = await fetch(inject('productUrl') + address)
    const { jobs } = (await response.json()) as { jobs: { _id: string }[] }
    if (jobs.length === 0) return ids
    ids.push(...jobs.map(({ _id }) => _id))
  }
}
