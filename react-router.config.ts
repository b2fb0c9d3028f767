import type { Config } from '@react-router/dev/config'
import { build } from 'vite'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The site is small: the page knows all of it, and no address is looked up while someone waits.
  routeDiscovery: { mode: 'initial' },
  /** The page's background worker is a script of its own, at a name that never changes: the server answers /ww with it. */
  async buildEnd({ reactRouterConfig }) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: `${reactRouterConfig.buildDirectory}/client`,
        emptyOutDir: false,
        rolldownOptions: {
          input: 'app/ww/worker.ts',
          output: { format: 'iife', entryFileNames: 'ww.js' },
        },
      },
    })
  },
} satisfies Config
