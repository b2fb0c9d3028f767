import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../test/server-of-file.ts'

/*
 * The scripts of the pages as they were built: what the bundler made of the libraries does what the libraries do, and every script arrives as
 * one. The editor is asked in e2e/build-a-cv.spec.ts, as it needs a page.
 */
const folder = join(process.cwd(), 'build/client')
const server = await serverOfFile({ boards: [], pages: true })

/** What a script of the build exports, by the beginning of its name. */
async function built(name: string): Promise<Record<string, unknown>> {
  const file = readdirSync(join(folder, 'assets')).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
  if (file === undefined) throw new Error(`There is no ${name} in the build`)
  return (await import(pathToFileURL(join(folder, 'assets', file)).href)) as Record<string, unknown>
}

test('the built strength of a password is that of the source', async () => {
  const { strengthOf } = (await built('password-strength')) as { strengthOf: (password: string) => { word: string } }
  const source = await import('../../app/ui/account/password-strength.ts')
  const words = ['short', 'password1', 'qwertyuiop', 'aaaaaaaaaaaa', 'Zebra-2019', 'correct horse zebra lantern']
  for (const password of words) expect(strengthOf(password), password).toEqual(source.strengthOf(password))
  expect(words.map((password) => strengthOf(password).word)).toEqual(
    expect.arrayContaining(['Too short', 'Very weak', 'Strong']),
  )
})

test('every script comes with its type, is not to be guessed at, and says something', async () => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  for (const path of [...scripts.map((name) => `/${name}`), '/ww']) {
    const { status, headers, text } = await server.get(path)
    expect([path, status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      path,
      200,
      expect.stringMatching(/^(?:text|application)\/javascript(?:;|$)/u),
      'nosniff',
    ])
    expect(text.length, path).toBeGreaterThan(0)
  }
})
