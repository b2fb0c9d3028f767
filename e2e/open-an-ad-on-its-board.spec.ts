import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { openMore, openResults, rows, titles } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'

test(
  'a visitor is led to log in; whoever is logged in opens the ad where it stands',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    // Which the index has already: of another search rows come while it is looked at.
    const search = { jobTitle: 'teacher', jobLocation: 'Birmingham' }
    await openResults(page, search)
    await rows(page).first().waitFor()
    const [name = ''] = await titles(page)
    const asVisitor = await openMore(rows(page).first())
    const original = asVisitor.getByRole('link', { name: /^Original on /u })
    expect(await now(original.getAttribute('href'))).toMatch(/^\/login\?back=/u)

    await signUpAndIn(page, 'opens-ads@example.com')
    await openResults(page, search)
    // Two vacancies may have one title.
    const row = rows(page)
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first()
    const out = (await openMore(row)).getByRole('link', { name: /^Original on .+ \(new tab\)$/u })
    const address = (await out.getAttribute('href')) ?? ''
    // The demo boards play the real ones on this machine.
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[^/]+\.[^/]+\//u)
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await row.getByRole('link', { name, exact: true }).click()
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await preview.getByRole('link', { name: /^Original .*\(new tab\)$/u }).waitFor()
    await preview.getByRole('link', { name: 'Open the whole ad' }).click()
    const whole = page.getByRole('main').getByRole('link', { name: /^Original on .+ \(new tab\)$/u })
    await expect(whole).toHaveAttribute('href', address)

    const [tab] = await Promise.all([page.context().waitForEvent('page'), whole.click()])
    await tab.waitForURL(({ href }) => href === address)
    expect(await now(tab.evaluate(() => window.opener))).toBe(null)
  },
)
