import type { Page } from '@playwright/test'
import { hostileHtml } from '../test/hostile-html.ts'
import { importAds } from './import-ads.ts'
import { expect, type Journey, test } from './journey.ts'
import { product } from './product.ts'

/** Of so many ads one is opened as people open it; all of them as frames of one page, which is many times as quick. */
const openedEach = 12

test.beforeAll(
  async () =>
    await importAds(
      hostileHtml.map(({ html }, i) => ({
        id: `hostile:${i}`,
        title: `Quarryman of face ${i}`,
        company: `Quarry ${i}`,
        location: 'Buxton',
        descriptionHtml: `<p>Before the face.</p>${html}<p>After the face.</p>`,
      })),
    ),
)

test('the trap goes off where a payload runs', async ({ journey }) => {
  journey.expectError(/Failed to load resource/u)
  const { page, sprung } = await openTrap(journey)
  await page.goto('/sources')
  // What is put into a page that its scripts have not yet taken over may be taken out again.
  await page.waitForLoadState('networkidle')

  await page.evaluate(() => {
    const text = '<section aria-labelledby="about"><p onclick=hostile()>x</p></section>'
    document.body.insertAdjacentHTML('beforeend', `${text}<img src=https://trap.example/a.png>`)
    const frame = document.createElement('iframe')
    frame.srcdoc = '<img src=x onerror=hostile()>'
    frame.name = 'framed'
    document.body.append(frame)
    window.touchEverything(document)
  })

  await expect.poll(() => sprung).toContain('hostile() ran at /sources')
  await expect.poll(() => sprung).toContain('hostile() ran at framed')
  await expect.poll(() => sprung).toContain('https://trap.example/a.png was asked for at /sources')
})

// None of the following has a policy to stand in an ad's way: the cleaning alone must hold.

test('no ad runs anything or asks for anything when it is opened', async ({ journey }) => {
  const { page, sprung } = await openTrap(journey)
  const ids = await hostileJobs()
  expect(ids.length).toBe(hostileHtml.length)

  for (const id of ids.filter((_, i) => i % openedEach === 0)) {
    await page.goto(`/job/${id}`)
    // It is there once the scripts have taken the page over.
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    await page.evaluate(() => window.touchEverything(document))
  }

  expect(sprung).toEqual([])
})

test('no page of any ad runs anything as the browser reads it', async ({ journey }) => {
  const { page, sprung } = await openTrap(journey)
  await page.goto('/sources')

  const read = await page.evaluate(
    async (ids) => {
      let texts = 0
      for (const id of ids) {
        const html = await (await fetch(`/job/${id}`)).text()
        const frame = document.createElement('iframe')
        frame.name = id
        // Without our own scripts and styles, which carry the nonce or lie among the assets; what the ad brings is left as it is.
        frame.srcdoc = html
          .replaceAll(/<script nonce="[^"]+"[^>]*>.*?<\/script>/gsu, '')
          .replaceAll(/<link [^>]*href="\/assets\/[^>]*>/gu, '')
        await new Promise((resolve) => {
          frame.addEventListener('load', resolve, { once: true })
          document.body.append(frame)
        })
        const framed = frame.contentDocument
        if (framed?.body.textContent.includes('Before the face.')) texts++
        if (framed) window.touchEverything(framed)
        frame.remove()
      }
      return texts
    },
    await hostileJobs(),
  )

  expect(read).toBe(hostileHtml.length)
  expect(sprung).toEqual([])
})

test('no ad runs anything where the preview puts it into the page', async ({ journey }) => {
  const { page, sprung } = await openTrap(journey)
  await page.goto('/sources')

  await page.evaluate(
    async (ids) => {
      const text = document.createElement('section')
      text.setAttribute('aria-labelledby', 'about')
      document.body.append(text)
      for (const id of ids) {
        const response = await fetch(`/api/jobsearches/single/${id}`)
        const { jobDescription } = (await response.json()) as { jobDescription: string }
        text.innerHTML = jobDescription
        window.touchEverything(document)
      }
    },
    await hostileJobs(),
  )

  expect(sprung).toEqual([])
})

declare global {
  interface Window {
    /** Does to everything in the text of the ad what a reader might do. */
    touchEverything: (ad: Document) => void
  }
}

/** A page whose browser collects every call of `hostile()` and every request that is not for a part of our own pages. */
async function openTrap(journey: Journey): Promise<{ page: Page; sprung: string[] }> {
  const page = await journey.open({ bypassCSP: true })
  const sprung: string[] = []
  await page.exposeBinding('hostile', ({ frame }) => {
    sprung.push(`hostile() ran at ${frame.name() || new URL(frame.url()).pathname}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isPart = ['document', 'script', 'stylesheet', 'font', 'ping', 'fetch'].includes(request.resourceType())
    const isOurs = url.origin === product().url && (isPart || url.pathname === '/favicon.svg')
    if (!isOurs) sprung.push(`${request.url()} was asked for at ${new URL(page.url()).pathname}`)
  })
  await page.addInitScript(() => {
    window.touchEverything = (ad) => {
      const about = ad.querySelector('[aria-labelledby="about"]')
      if (about === null) throw new Error('The page has no text of the ad')
      // Plain links would lead away; any other address is followed.
      ad.addEventListener('click', (event) => {
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
    }
  })
  return { page, sprung }
}

async function hostileJobs(): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const address = `/api/jobsearches/quarryman/Buxton/12000/200001/5/Any?page=${page}`
    const response = await fetch(product().url + address)
    const { jobs } = (await response.json()) as { jobs: { _id: string }[] }
    if (jobs.length === 0) return ids
    ids.push(...jobs.map(({ _id }) => _id))
  }
}
