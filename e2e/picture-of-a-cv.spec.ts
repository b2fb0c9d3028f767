import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser, test as plainTest } from './journey.ts'
import { openWizard } from './wizard.ts'

/** With a camera that shows a test picture, and a person who lets pages use it. */
const test = plainTest.extend(
  'browser',
  { scope: 'file' }, // oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are needed: none
  async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
    onCleanup(async () => await browser.close())
    return browser
  },
)

test('a picture is taken by the camera, cut by keys and buttons, and can be put back', async ({
  journey: { page },
}) => {
  const form = await openWizard(page)
  await form.getByRole('button', { name: 'Use the camera' }).click()
  await form.getByRole('button', { name: 'Take picture' }).click()
  const circle = form.getByLabel('Part of the picture')
  await circle.waitFor()
  await circle.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await form.getByRole('button', { name: 'Zoom in' }).click()
  await form.getByRole('button', { name: 'Use picture' }).click()
  const picture = form.getByRole('img', { name: 'You, as you appear on your CV' })
  await picture.waitFor()
  await expect.poll(async () => await picture.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/u)
  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await form.getByRole('button', { name: 'Undo removing the picture' }).click()
  await picture.waitFor()
})

test('a file that is no picture is told of, and nothing is lost', async ({ journey: { page } }) => {
  const form = await openWizard(page)
  await form.getByLabel('Given name').fill('Aoife')
  await form.getByRole('button', { name: 'Choose a picture' }).click()
  await form
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await form.getByText('We cannot read this picture.', { exact: false }).waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(async () => await form.getByLabel('Given name').inputValue()).toBe('Aoife')
})
