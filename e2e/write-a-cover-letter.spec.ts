import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fullCv } from '../engines/cv-printing/full-cv.fixtures.ts'
import { ownText } from '../server/cvs/export/own-text.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { heading } from './on-the-page.ts'
import { signUpAndIn } from './people.ts'
import { isWhole } from './is-whole.ts'

/** The editor has come in place of the plain field. */
async function letterField(page: Page) {
  await page.getByRole('toolbar').first().waitFor()
  return page.getByRole('textbox', { name: 'Letter', exact: true })
}

async function begin(page: Page, email: string): Promise<void> {
  await signUpAndIn(page, email)
  await page.request.post('/api/users/me/savecv', { data: fullCv })
  await page.goto('/cover-letters')
  await page.getByRole('button', { name: 'Write a letter' }).click()
  await heading(page, 'Cover letter').waitFor()
}

test(
  'write a letter, find it saved, take it along, delete it and take that back',
  { tag: '@main' },
  async ({ journey }) => {
    const { page } = journey
    await signUpAndIn(page, 'letters@example.com')
    await page.request.post('/api/users/me/savecv', { data: fullCv })
    await page.goto('/cover-letters')
    await page.getByText('No cover letters yet').waitFor()
    await isWhole(page, 'letters-none')
    await page.getByRole('button', { name: 'Write a letter' }).click()
    await heading(page, 'Cover letter').waitFor()

    await page.getByLabel('Letter name').fill('Deputy head at Treganna')
    await page.getByLabel('To (optional)').fill('Ms Siân Bowen\nYsgol Treganna\nCardiff CF11 8BD')
    await page.getByLabel('Subject').fill('Deputy headteacher, ref. 1207')
    const letter = await letterField(page)
    await letter.fill('Dear Ms Bowen,')
    await letter.press('Enter')
    await letter.pressSequentially('I have led inclusion for six years.')
    await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
    await isWhole(page, 'letter')

    await page.reload()
    await expect(page.getByLabel('Subject')).toHaveValue('Deputy headteacher, ref. 1207')
    await expect.poll(async () => await (await letterField(page)).innerText()).toContain('six years')

    // What is typed a moment before is in the file.
    await (await letterField(page)).press('Control+End')
    await page.keyboard.type(' Yours sincerely, Aoife')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Aoife-Siobhan-Ni-Bhriain-Lukaszewska-cover-letter.pdf')
    const words = (await ownText(new Uint8Array(readFileSync(await download.path())), 'pdf')) ?? ''
    for (const part of ['Łukaszewska', 'Ysgol Treganna', 'ref. 1207', 'six years', 'Yours sincerely'])
      expect(words).toContain(part)

    await page.getByRole('link', { name: 'All cover letters' }).click()
    await page.getByRole('link', { name: 'Deputy head at Treganna' }).waitFor()
    await isWhole(page, 'letters')
    await page.getByRole('button', { name: 'Delete Deputy head at Treganna' }).click()
    await page.getByText('Your letter has been deleted.').waitFor()
    await isWhole(page, 'letters-deleted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Deputy head at Treganna' }).waitFor()
  },
)

test('without a connection nothing is lost, and with it again all is saved', async ({ journey }) => {
  const { page } = journey
  journey.expectError(/ERR_INTERNET_DISCONNECTED/u)
  await begin(page, 'letters-offline@example.com')
  await letterField(page)
  await page.context().setOffline(true)
  await page.getByLabel('Subject').fill('Written in a tunnel')
  await page.getByText(/^Not saved yet: You are offline/u).waitFor()
  await expect(page.getByLabel('Subject')).toHaveValue('Written in a tunnel')
  await page.context().setOffline(false)
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('Written in a tunnel')
})

test('of two windows the second is told, and chooses', async ({ journey }) => {
  journey.expectError(/status of 409/u)
  const { page } = journey
  await begin(page, 'letters-twice@example.com')
  await letterField(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await letterField(second)

  await page.getByLabel('Subject').fill('From the first window')
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await second.getByLabel('Subject').fill('From the second window')
  await second.getByText('since been changed in another window').waitFor()
  await isWhole(second, 'letter-two-windows')
  await second.getByRole('button', { name: 'Show the other version' }).click()
  await expect(second.getByLabel('Subject')).toHaveValue('From the first window')

  await second.getByLabel('Subject').fill('From the second window, later')
  await second.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await page.getByLabel('Subject').fill('The first again')
  await page.getByText('since been changed in another window').waitFor()
  await page.getByRole('button', { name: 'Keep this version' }).click()
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('The first again')
})

test('a letter without a name is not saved, and it is said at the field', async ({ journey }) => {
  journey.expectError(/status of 422/u)
  const { page } = journey
  await begin(page, 'letters-nameless@example.com')
  await letterField(page)
  await page.getByLabel('Letter name').fill('')
  await page.getByText(/^Not saved: /u).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Letter name').fill('It has one again')
  await page.getByText(/^Saved \d\d:\d\d$/u).waitFor()
})
