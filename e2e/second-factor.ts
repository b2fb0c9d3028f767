import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** An authenticator app with one account in it. */
export type AuthenticatorApp = { nextCode: () => string }

/** Sets up an authenticator app on the page of security settings, where its person already is. @returns the app, and the recovery codes. */
export async function setUpAuthenticator(page: Page): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
  const app = authenticatorApp(await page.locator('code').first().innerText())
  await page.getByLabel('Code', { exact: true }).fill(app.nextCode())
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { app, recoveryCodes: await codes.allInnerTexts() }
}

function authenticatorApp(key: string): AuthenticatorApp {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replace(/\s/gu, '')) })
  let last = 0
  return {
    /** One that has not been shown yet: each works once, and the next step's is taken as well. */
    nextCode() {
      last = Math.max(last + 1, Math.floor(Date.now() / 30_000))
      return totp.generate({ timestamp: last * 30_000 })
    },
  }
}

/** Gives the page's browser a device that makes passkeys by itself, as if somebody had held a finger to it each time. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
