import { expect, test } from './journey.ts'
import { ready } from './on-the-page.ts'

const reason = 'Searching by voice is not available: this browser does not recognise speech.'

test('a browser that does not recognise speech: the button is off and says why', async ({ journey }) => {
  const { page } = journey
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition')
    Reflect.deleteProperty(window, 'webkitSpeechRecognition')
  })
  await page.goto('/')
  await ready(page)

  const button = page.getByRole('button', { name: 'Hold to speak' })
  await page.getByText(reason).waitFor({ state: 'attached' })
  await expect(button).toBeDisabled()
  await expect
    .poll(async () => await page.locator(`#${await button.getAttribute('aria-describedby')}`).textContent())
    .toBe(reason)
  const told = page.getByText(reason)
  await expect(told).toBeHidden()
  await button.focus()
  await told.waitFor()
  await page.keyboard.press('Space')
  await button.waitFor()
  await button.blur()
  await expect(told).toBeHidden()
  await button.dispatchEvent('click')
  await told.waitFor()
})

test('what is said while the button is held fills both fields and is not sent', async ({ journey }) => {
  const { page } = journey
  await page.addInitScript(() => {
    class Recognition {
      lang = ''
      onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        this.onresult?.({ results: [[{ transcript: `nurse in Leeds` }]] })
        document.documentElement.lang = `heard in ${this.lang}`
      }
      stop() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition })
  })
  await page.goto('/')

  await ready(page)
  const button = page.getByRole('button', { name: 'Hold to speak' })
  await button.focus()
  await page.keyboard.down('Space')
  await page.getByRole('button', { name: 'Listening…' }).waitFor()
  await expect(page.getByLabel('Job title or words')).toHaveValue('nurse')
  await expect(page.getByLabel('Town, county or postcode')).toHaveValue('Leeds')
  await page.keyboard.up('Space')

  await button.waitFor()
  await expect(page.locator('html')).toHaveAttribute('lang', 'heard in en-GB')
  expect(page.url()).toMatch(/\/$/u)
})
