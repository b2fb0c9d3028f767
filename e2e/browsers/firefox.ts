import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { pressing, typing, type Driver } from './driver.ts'

/** A camera and a microphone of its own, allowed without asking, and no traffic beside that of the pages. */
const settings = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
}

/** Firefox by WebDriver BiDi, which it speaks by itself. @param program such as 'firefox-esr'. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'rolecall-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '1000' },
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await addressOf(child.stderr)
    const complaints: string[] = []
    const call = await connect(`${address}/session`, (method, { level, text, stackTrace }) => {
      const [from] = stackTrace?.callFrames ?? []
      const place = from === undefined ? '' : ` (${from.url}:${from.lineNumber}:${from.columnNumber})`
      if (method === 'log.entryAdded' && level === 'error') complaints.push(`${text}${place}`)
    })
    const { capabilities } = (await call('session.new', {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    })) as { capabilities: { browserVersion: string } }
    await call('session.subscribe', { events: ['log.entryAdded'] })
    const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]!.context
    const evaluate = async (expression: string) => {
      const answer = (await call('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as Evaluated
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result
    }
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
      ask: async (asked, ...given) => {
        const { value } = await evaluate(`JSON.stringify((${String(asked)})(...${JSON.stringify(given)}) ?? null)`)
        return JSON.parse(value ?? 'null') as ReturnType<typeof asked>
      },
      press: async (at) =>
        void (await call('input.performActions', {
          context,
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pressing(at) }],
        })),
      type: async (text) =>
        void (await call('input.performActions', {
          context,
          actions: [{ type: 'key', id: 'keyboard', actions: typing(text) }],
        })),
      async attach(selector, path) {
        const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
        await call('input.setFiles', { context, element: { sharedId }, files: [path] })
      },
      complaints: () => complaints.splice(0),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Evaluated =
  | { type: 'success'; result: { value?: string; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }
type Said = {
  level?: string
  text?: string
  stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] }
}

/** 'ws://127.0.0.1:PORT' */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /WebDriver BiDi listening on (ws:\S+)/u.exec(line)
    if (found?.[1] !== undefined) return found[1]
  }
  throw new Error('Firefox ended before it could be told anything')
}

async function connect(
  address: string,
  hear: (method: string, said: Said) => void,
): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      id?: number
      type: string
      result?: unknown
      message?: string
      method?: string
      params?: Said
    }
    if (message.type === 'event') return hear(message.method ?? '', message.params ?? {})
    const one = waiting.get(message.id ?? -1)
    if (message.type === 'error') one?.reject(new Error(message.message))
    else one?.resolve(message.result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  })
  let last = 0
  return async (method, params) =>
    await new Promise((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
