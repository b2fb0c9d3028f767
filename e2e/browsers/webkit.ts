import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pressing, typing, type Driver } from './driver.ts'
import { freePort } from '../../test/free-port.ts'

/** WebKitGTK's own small browser by WebDriver, on a screen of its own. @param miniBrowser the path of the browser. */
export async function startWebKit(miniBrowser: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'rolecall-webkit-'))
  const port = await freePort()
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
    },
  })
  const stop = async () => {
    await end(driver)
    await end(screen)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const { value } = (await answer.json()) as { value: unknown }
      if (!answer.ok) throw new Error((value as { message: string }).message)
      return value
    }
    await untilReady(async () => await call('GET', '/status'))
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--geometry=1440x1000'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    const session = `/session/${sessionId}`
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 1000 })
    await call('POST', `${session}/timeouts`, { pageLoad: 60_000, script: 60_000 })
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => void (await call('POST', `${session}/url`, { url })),
      ask: async (asked, ...given) =>
        (await call('POST', `${session}/execute/sync`, {
          script: `return (${String(asked)})(...arguments) ?? null`,
          args: given,
        })) as ReturnType<typeof asked>,
      press: async (at) =>
        void (await call('POST', `${session}/actions`, {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pressing(at) }],
        })),
      type: async (text) =>
        void (await call('POST', `${session}/actions`, {
          actions: [{ type: 'key', id: 'keyboard', actions: typing(text) }],
        })),
      async attach(selector, path) {
        const found = (await call('POST', `${session}/element`, { using: 'css selector', value: selector })) as object
        await call('POST', `${session}/element/${Object.values(found)[0]}/value`, { text: path })
      },
      complaints: () => null,
      async stop() {
        await call('DELETE', session).catch(() => {})
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let left = 100; left > 0; left--) {
    try {
      await ask()
      return
    } catch {
      await setTimeout(200)
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
