import { defineConfig } from 'vitest/config'
import { longestJourneys } from './e2e/longest-journeys.ts'
import { keepCompiled } from './test/keep-compiled.ts'
import { longestFirst } from './test/longest-first.ts'
import { asNodeReadsIt } from './test/native.ts'

// Each product starts with two thirds of the work, and so does each command of it.
keepCompiled()

/** Browser journeys over the built pages: a product and a browser for each worker, started once. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['./e2e/start-product.ts'],
    // Each has a product, a database, demo boards and a browser of its own, and waits for them and for the clock more than it computes.
    maxWorkers: 2,
    // A file finds the modules and the browser of the one before. Each test has a context of its own in it, which knows nothing of the others.
    isolate: false,
    ...asNodeReadsIt,
    sequence: { sequencer: longestFirst(longestJourneys) },
    // For what hangs. A test of many pages says that it takes longer (`lengthy` in journey.ts).
    testTimeout: 20_000,
    // As long as a journey waits for anything else (journey.ts): a page that works needs far less, also on a busy machine.
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 180_000,
  },
})
