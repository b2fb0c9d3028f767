import { defineConfig } from 'vitest/config'
import { keepCompiled } from './test/keep-compiled.ts'
import { longestFirst } from './test/longest-first.ts'
import { longestTests } from './test/longest-tests.ts'
import { asNodeReadsIt } from './test/native.ts'

keepCompiled()

const tests = '{contract,engines,server,app,sandbox,test,scripts}/**/*'
/** They start a browser. */
const withBrowser = `${tests}.browser.test.ts`
/** They start whole programs, kill them, or bring a backup back: a minute of processor for what seldom breaks. */
const drills = `${tests}.drill.test.ts`
/** They need programs that others wrote: `npm run test:peers` gets those first. */
const withPeers = `${tests}.peer.test.ts`

/** They change what every other test finds loaded, and have a process of their own. */
const alone = `${tests}.alone.test.ts`

const server = { globalSetup: ['./test/global-setup.ts'], ...asNodeReadsIt }

export default defineConfig({
  test: {
    // They wait for PostgreSQL, for programs of their own and for browsers more than they compute, also on two cores.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(longestTests) },
    // A file finds the modules of the one before: each is loaded once a worker. Nothing in them is kept from test to test.
    isolate: false,
    // For what hangs, also on a busy machine: no limit here measures anything.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['./test/seed-properties.ts'],
    // `npm test` leaves these out, `npm run test:all` does not (docs/decisions/047-tests-in-two-parts.md).
    tags: [{ name: 'long', description: 'Takes seconds of processor, for what few changes can break' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [`${tests}.test.ts`],
          exclude: [withBrowser, drills, withPeers, alone],
          ...server,
        },
      },
      { extends: true, test: { name: 'alone', include: [alone], isolate: true, ...server } },
      { extends: true, test: { name: 'browser', include: [withBrowser], ...server } },
      { extends: true, test: { name: 'drills', include: [drills], ...server } },
      { extends: true, test: { name: 'peers', include: [withPeers], ...server } },
      // Node cannot read TSX and CSS, Vite can.
      { extends: true, test: { name: 'pages', include: ['app/**/*.test.tsx'] } },
    ],
  },
})
