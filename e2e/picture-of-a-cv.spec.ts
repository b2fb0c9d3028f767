import { expect, test } from './journey.ts'
import { openWizard } from './wizard.ts'

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
  await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/u)
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
  await expect(form.getByLabel('Given name')).toHaveValue('Aoife')
})
