import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const file = join(import.meta.dirname, 'main.ts')

test.each<[string, (sandbox: ReturnType<typeof start>) => void]>([
  ['it is told to stop', (sandbox) => sandbox.kill('SIGTERM')],
  ['its parent is gone', (sandbox) => sandbox.disconnect()],
])('the program says where it is, then that it is ready, and ends when %s', async (_, end) => {
  const sandbox = start({})
  const [listening] = await once(sandbox, 'message')
  const [ready] = await once(sandbox, 'message')

  expect(listening).toEqual({ kind: 'listening', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u) })
  expect(ready).toEqual({ kind: 'ready', url: listening.url })
  expect(await (await fetch(listening.url)).text()).toContain('Everything here is made up')
  end(sandbox)
  expect(await once(sandbox, 'exit')).toEqual([0, null])
})

test.each([
  ['off', 404, false],
  ['on', 200, true],
] as const)('with its control %s, its calls are answered with %d', async (control, status, isTold) => {
  const [{ url }] = await once(start({ ROLECALL_SANDBOX_CONTROL: control }), 'message')
  for (const path of ['/control', '/control/applications']) expect((await fetch(`${url}${path}`)).status).toBe(status)
  expect((await (await fetch(url)).text()).includes('/control')).toBe(isTold)
})

test('a setting that is no number stops the start and names itself', async () => {
  const sandbox = start({ ROLECALL_SANDBOX_SEED: 'tomorrow' })
  const said: Buffer[] = []
  sandbox.stderr!.on('data', (data: Buffer) => said.push(data))

  expect(await once(sandbox, 'close')).toEqual([1, null])
  expect(Buffer.concat(said).toString()).toContain('ROLECALL_SANDBOX_SEED must be a whole number')
})

function start(environment: Record<string, string>) {
  const { ROLECALL_SANDBOX_PORT: _, ...others } = process.env
  const sandbox = fork(file, { env: { ...others, ...environment }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  onTestFinished(() => {
    sandbox.kill('SIGKILL')
  })
  return sandbox
}
