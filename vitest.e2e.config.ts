import { defineConfig } from 'vitest/config'
import { ShareOut } from './e2e/share-out.ts'
import { keepCompiled } from './test/keep-compiled.ts'
import { asNodeReadsIt } from './test/native.ts'

// The product of each share starts with two thirds of the work, and so does each command of it.
keepCompiled()

/** Browser journeys over the built pages: one product and one browser, each started once. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['./e2e/start-product.ts'],
    // The product, its database, the demo boards and a browser share two cores with the journeys.
    maxWorkers: 1,
    // A file finds the modules and the browser of the one before. Each test has a context of its own in it, which knows nothing of the others.
    isolate: false,
    ...asNodeReadsIt,
    sequence: { sequencer: ShareOut },
    fileParallelism: false,
    // For what hangs. The longest take half a minute on a machine that has much else to do.
    testTimeout: 60_000,
    // As long as a journey waits for anything else (journey.ts): a page that works needs far less, also on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
  },
})
