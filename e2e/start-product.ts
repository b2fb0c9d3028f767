import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** 'http://127.0.0.1:PORT' */
    productUrl: string
    /** The demo boards, for their control call. */
    sandboxUrl: string
  }
}

/** Starts the whole product as a person would, with a data folder of its own, and stops it by its process id. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'rolecall-e2e-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      ROLECALL_DATA: dataFolder,
      ROLECALL_BOARDS: 'sandbox',
      DATABASE_URL: '',
      NODE_ENV: 'development',
      VITEST: '',
    },
  })
  const said: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const ready = /ready at (http\S+)/u.exec(line)
      if (ready?.[1]) resolve(ready[1])
    })
    child.once('exit', (code) =>
      reject(new Error(`the product ended with ${code} before it was ready:\n${said.join('\n')}`)),
    )
  })
  project.provide('productUrl', url)
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
