import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isPackageUsable, unpackChromium } from './chromium/packaged.ts'
import { systemBrowsers } from './chromium/system-browsers.ts'

/** As playwright-core's `chromium.launch` takes it. */
export type ChromiumLaunch = {
  executablePath: string
  args: string[]
  /** All that the browser gets: none of our own settings and keys. */
  env: Record<string, string>
  headless: true
  /** False as root and where the kernel gives users no namespaces of their own: Chromium has no sandbox there. */
  chromiumSandbox: boolean
}

/** No Chromium can be run here; the message says what to do. */
export class NoChromium extends Error {}

/**
 * Finds a Chromium that runs: the one that a setting names, else one of the system, else the one among the packages.
 * @param options.folder where the packaged one is unpacked and the browser keeps its own things.
 * @param options.path where the system's programs are looked for.
 * @throws NoChromium
 */
export async function findChromium(options: {
  setting: string | null
  folder: string
  path?: string
}): Promise<ChromiumLaunch> {
  const { setting, folder, path = process.env['PATH'] ?? '' } = options
  const home = join(folder, 'home')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const usual = { PATH: path, HOME: home, LANG: 'C.UTF-8', TZ: 'UTC' }

  if (setting !== null) {
    const problem = whyNot(setting, usual)
    if (problem === null) return launch(setting, usual)
    throw new NoChromium(`The browser that ROLECALL_CHROMIUM names cannot be run: ${problem}`)
  }

  const system = systemBrowsers(path).find((file) => whyNot(file, usual) === null)
  if (system) return launch(system, usual)

  if (!isPackageUsable()) {
    throw new NoChromium(
      `No Chromium was found, and the packaged one is for Linux on x64 only. Install Chromium, Chrome or Edge, or set ROLECALL_CHROMIUM to one.`,
    )
  }
  return await launchPackaged(folder, usual)
}

async function launchPackaged(folder: string, usual: Record<string, string>): Promise<ChromiumLaunch> {
  try {
    const { executablePath, libraries, fonts } = await unpackChromium(folder)
    const env = existsSync('/etc/fonts/fonts.conf') ? usual : { ...usual, FONTCONFIG_PATH: fonts }
    if (whyNot(executablePath, env) === null) return launch(executablePath, env)
    const withLibraries = { ...env, LD_LIBRARY_PATH: libraries }
    const problem = whyNot(executablePath, withLibraries)
    if (problem === null) return launch(executablePath, withLibraries)
    throw new Error(problem)
  } catch (cause) {
    throw new NoChromium(
      `No Chromium was found on the system, and the packaged one cannot be run (${(cause as Error).message}). ` +
        'Install Chromium, Chrome or Edge, or set ROLECALL_CHROMIUM to one.',
      { cause },
    )
  }
}

function launch(executablePath: string, env: Record<string, string>): ChromiumLaunch {
  return { executablePath, args, env, headless: true, chromiumSandbox: canSandbox() }
}

const args = [
  // Nothing goes out but what a page asks for.
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-domain-reliability',
  '--no-pings',
  // Containers give 64 MB of shared memory, and a page that needs more would crash.
  '--disable-dev-shm-usage',
  // The same letters on every machine.
  '--font-render-hinting=none',
]

/** @returns what stands in the way of running it, or null. */
function whyNot(executablePath: string, env: Record<string, string>): string | null {
  const result = spawnSync(executablePath, ['--version'], { env, encoding: 'utf8', timeout: 20_000 })
  if (result.error) return result.error.message
  if (result.status === 0 && /(?<!\d)\d+\.\d+/.test(result.stdout)) return null
  return result.stderr.trim().split('\n')[0] || `${executablePath} does not tell its version`
}

/** Whether Chromium has its sandbox here: not as root, and not where the kernel gives users no namespaces of their own. */
export function canSandbox(): boolean {
  if (process.platform !== 'linux') return true
  if (process.getuid?.() === 0) return false
  return spawnSync('unshare', ['--user', '--map-root-user', 'true'], { timeout: 5_000 }).status === 0
}
