import { defineConfig } from 'vitest/config'
import { keepCompiled } from './test/keep-compiled.ts'
import { longestFirst } from './test/longest-first.ts'
import { longestTests } from './test/longest-tests.ts'
import { asNodeReadsIt } from './test/native.ts'

keepCompiled()

export default defineConfig({
  test: {
    // They wait for PostgreSQL, for programs of their own and for browsers more than they compute, also on two cores.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(longestTests) },
    // A file finds the modules of the one before: each is loaded once a worker. Nothing in them is kept from test to test.
    isolate: false,
    // For what hangs. What takes more, as starting programs and killing them, says so itself.
    testTimeout: 20_000,
    hookTimeout: 120_000,
    // A second, as it is by itself, is too little where a database and boards have to answer first.
    expect: { poll: { timeout: 5_000 } },
    setupFiles: ['./test/seed-properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,engines,server,app,sandbox,test,scripts}/**/*.test.ts'],
          globalSetup: ['./test/global-setup.ts'],
          ...asNodeReadsIt,
        },
      },
      // Node cannot read TSX and CSS, Vite can.
      { extends: true, test: { name: 'pages', include: ['app/**/*.test.tsx'] } },
    ],
  },
})
