import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumForTests } from './test/chromium.ts'
import { keepCompiled } from './test/keep-compiled.ts'

keepCompiled()

const { args, ...chromium } = await chromiumForTests()

/** Journeys through the built product, in a browser. Each worker has a product of its own (e2e/journey.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/make-template.ts',
  workers: Number(process.env['ROLECALL_WORKERS'] ?? Math.max(2, availableParallelism())),
  // What passes only then is told as flaky: it is a race to be found.
  retries: 1,
  // These limits are for finding what hangs, not for measuring: a page that works needs far less, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromium,
      args: [
        ...args,
        // Nothing leaves the machine, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        // No process is started ahead for a page that may come: of two, one was never used.
        '--renderer-process-limit=1',
        // A camera that shows a clock and a microphone that beeps, both of Chromium's own. Whoever is asked says yes. Each picture is encoded without
        // a graphics card: of twenty a second, two browsers had little else to do.
        '--use-fake-device-for-media-stream=fps=5',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  // Ours are read by Node as they stand when the product runs, so here too.
  build: { external: ['**/{app,contract,engines,sandbox,server,test}/**'] },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
})
