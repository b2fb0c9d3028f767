import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { now } from './now.ts'
import { password, signUp } from './people.ts'
import { product } from './product.ts'

/** Fails to log in from many places: on Linux the whole of 127.0.0.0/8 is this machine, and each address of it is another client. */
async function guessAt(email: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const { origin } = new URL(product().url)
    const guess = request(`${origin}/auth/local`, {
      method: 'POST',
      localAddress: `127.0.1.${(guessers += i % 5 === 0 ? 1 : 0)}`,
      headers: { origin, 'content-type': 'application/json' },
    })
    guess.end(JSON.stringify({ email, password: `guess ${i}` }))
    const [answer] = (await once(guess, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(401)
  }
}
let guessers = 0

test.skip(process.platform !== 'linux', 'elsewhere this machine has one address only')

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await form.getByText('There have been many failed attempts to log in').waitFor()
}

test('while somebody guesses at an account its owner gets in from a new place, without typing anything again', async ({
  journey,
}) => {
  const { page, expectError } = journey
  expectError(/status of 422/u)
  const email = 'guessed-at@example.com'
  await signUp(email)
  await guessAt(email)

  await logIn(page, email)
  await expectAccessible(page)
  const form = page.getByRole('main')
  expect(await now(form.getByLabel('Email address').inputValue())).toBe(email)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(async () => (await page.request.get('/api/users/me')).ok()).toBe(true)
})
