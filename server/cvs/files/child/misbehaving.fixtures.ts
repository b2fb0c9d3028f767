import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { closeNetwork } from '../../../platform/close-network.ts'

/* Does what a reader that has been taken over might try, for the tests of how it is held. */
closeNetwork()
process.stdout.write('\n')
const { kind } = JSON.parse(process.argv[2] ?? '{}') as { kind?: string }

async function attempt(what: () => unknown): Promise<string> {
  try {
    return `did: ${String(await what())}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : 'refused')
  }
}

switch (kind) {
  case 'tries': {
    const tried = {
      settings: Object.keys(process.env),
      read: await attempt(() => readFileSync('/etc/hostname', 'utf8')),
      readOwnSettings: await attempt(() => readFileSync('server/platform/config.ts', 'utf8')),
      write: await attempt(() => writeFileSync('/tmp/rolecall-misbehaving', 'x')),
      spawn: await attempt(() => spawnSync('true').pid),
      thread: await attempt(() => new Worker('1', { eval: true }).threadId),
      fetch: await attempt(async () => (await fetch('http://127.0.0.1:9')).status),
      socket: await attempt(() => connect(9, '127.0.0.1').remotePort),
      // oxlint-disable-next-line no-eval -- that it cannot is what is tested
      eval: await attempt(() => globalThis.eval('1 + 1') as unknown),
    }
    process.stdout.write(JSON.stringify(tried), () => process.exit(0))
    break
  }
  case 'spins':
    for (;;) Math.random()
  case 'grows': {
    const held: Buffer[] = []
    setInterval(() => held.push(Buffer.alloc(32 * 1024 * 1024, 1)), 5)
    break
  }
  case 'fills-the-heap': {
    const held: unknown[] = []
    for (;;) held.push(Array.from({ length: 10_000 }, () => ({})))
  }
  case 'talks':
    setInterval(() => process.stdout.write('x'.repeat(1024 * 1024)), 1)
    break
  case 'says-nonsense':
    process.stdout.write('{"kind": "read"', () => process.exit(0))
    break
  default:
    process.abort()
}
