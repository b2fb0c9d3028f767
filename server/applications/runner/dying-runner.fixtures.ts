import { once } from 'node:events'
import pino from 'pino'
import { systemClock } from '../../platform/clock.ts'
import { connect } from '../../platform/database.ts'
import type { RunnerDeps } from './prepare.ts'
import { fakeApplier } from './fake-board.fixtures.ts'
import { startRunner } from './runner.ts'

/*
 * The program that applies, as far as it goes: it is killed in the step that it is told, the hard way. It loads ahead of its turn, as
 * that takes longest, and goes to work when it is told.
 */
const { DATABASE_URL: databaseUrl = '', BOARD_URL: boardUrl = '', DIE_AT: dieAt = '' } = process.env
const never = () => {
  throw new Error('Not part of this')
}
const applier = fakeApplier(boardUrl)
const deps = {
  db: connect(databaseUrl, { name: 'dying', onError: () => {} }),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  find: { boardName: (board: string) => board },
  files: { get: never },
  press: { print: never },
  tasks: { send: never },
  config: { publicUrl: null, host: '127.0.0.1', port: 0 },
  applierFor: () => applier,
  loginFor: async () => await Promise.resolve({ email: 'a@example.com', password: 'secret' }),
  onStep(step: string) {
    if (step === dieAt) process.kill(process.pid, 'SIGKILL')
  },
} as unknown as RunnerDeps
process.on('disconnect', () => process.exit(1))
const told = once(process, 'message')
process.send?.('loaded')
await told
await startRunner(deps, { databaseUrl, onLost: () => process.exit(1) })
