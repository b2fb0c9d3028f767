import { colourRules, expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { heading, ready } from './on-the-page.ts'
import { layoutShift, watchLayout } from './watch-layout.ts'

test(
  'home shows a real search board by board, a job of it, and searches that find what they say',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await watchLayout(page)
    await page.goto('/')
    await heading(page, 'Every job, once. With what you’d take home.').waitFor()
    await expect(page).toHaveTitle('Rolecall: Free Jobs search engine')

    const roll = page.getByRole('list', { name: /ads by board$/u })
    const answers = (await roll.getByRole('listitem').allInnerTexts()).map((line) => Number(/\d+(?=\D*$)/u.exec(line)))
    expect(answers.length).toBeGreaterThan(1)
    const ads = Number(/\d+/u.exec(await page.getByText(/^\d+ ads are \d+ jobs$/u).innerText()))
    expect(answers.reduce((sum, one) => sum + one, 0)).toBe(ads)
    // Every board of this machine is a demonstration, and says so.
    await page.getByRole('article').getByText('demo, not a real vacancy').waitFor()
    await page.getByRole('article').getByText('a month after tax', { exact: true }).waitFor()
    for (const name of ['Nothing invented in your name', 'Sent once, with a receipt']) {
      await page.getByRole('region', { name }).getByText('example', { exact: true }).waitFor()
    }

    // This machine has no public address, and home can be passed on all the same.
    const share = page.getByRole('region', { name: 'Tell someone who is looking' }).getByRole('link')
    await expect(share).toHaveText(['Facebook', 'LinkedIn', 'Skype', 'Email'])
    expect(await now(share.first().getAttribute('href'))).toContain(encodeURIComponent(new URL(page.url()).origin))

    const chips = page.getByRole('list', { name: 'Searches to try' }).getByRole('link')
    for (const text of await chips.allInnerTexts()) expect(text).toMatch(/\s[1-9]\d*$/u)
    expect(await now(layoutShift(page))).toBeLessThanOrEqual(0.02)

    // Boards that answer between the one page and the other change what both say.
    const countsOfFirst = async () => {
      await page.goto('/')
      const promised = /\d+$/u.exec((await chips.first().innerText()).trim())?.[0]
      await chips.first().click()
      const found = heading(page, /^\d[\d,]* .* jobs? /u)
      return promised === /^\d+/u.exec(await found.innerText())?.[0]
    }
    await expect.poll(countsOfFirst).toBe(true)
  },
)

test('the roll is called when the page comes, and stands still where motion is not wanted', async ({ journey }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await journey.open({ reducedMotion })
    await page.goto('/')
    const tick = page
      .getByRole('list', { name: /ads by board$/u })
      .locator('path')
      .first()
    const motion = await tick.evaluate((path) => getComputedStyle(path).animationName)
    expect(motion === 'none').toBe(reducedMotion === 'reduce')
    await expect.poll(async () => await tick.evaluate((path) => getComputedStyle(path).strokeDashoffset)).toBe('0px')
  }
})

test('menus open on a desk and on a phone, lead on, and are whole in every colour', async ({ journey }) => {
  const page = await journey.open({ reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Search', 'Log in']) {
    await menu.locator('summary', { hasText: name }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
    }
    await page.keyboard.press('Escape')
  }
  await page.getByRole('contentinfo').getByText('More', { exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).waitFor()
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Sign up' }).waitFor()
  await menu.getByText('Search', { exact: true }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page, colorScheme === 'light' ? [] : colourRules)
  }
  await menu.getByRole('link', { name: 'Statistics' }).click()
  await page.waitForURL('**/statistics')
  await menu.waitFor({ state: 'hidden' })
})
