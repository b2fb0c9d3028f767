import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const file = join(import.meta.dirname, 'main.ts')

test.each<{ ends: string; end: (sandbox: ReturnType<typeof start>) => void; control: string; status: number }>([
  {
    ends: 'it is told to stop',
    end: (sandbox) => sandbox.kill('SIGTERM'),
    control: 'off',
    status: 404,
  },
  {
    ends: 'its parent is gone',
    end: (sandbox) => sandbox.disconnect(),
    control: 'on',
    status: 200,
  },
])(
  'the program says where it is, then that it is ready, answers its calls with $status where its control is $control, and ends when $ends',
  async ({ end, control, status }) => {
    const sandbox = start({ ROLECALL_SANDBOX_CONTROL: control })
    const [listening] = await once(sandbox, 'message')
    const [ready] = await once(sandbox, 'message')

    expect(listening).toEqual({ kind: 'listening', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/u) })
    expect(ready).toEqual({ kind: 'ready', url: listening.url })
    for (const path of ['/control', '/control/applications'])
      expect((await fetch(`${listening.url}${path}`)).status).toBe(status)
    const page = await (await fetch(listening.url)).text()
    expect(page).toContain('Everything here is made up')
    expect(page.includes('/control')).toBe(control === 'on')
    end(sandbox)
    expect(await once(sandbox, 'exit')).toEqual([0, null])
  },
)

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
