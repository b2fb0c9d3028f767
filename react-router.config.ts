import type { Config } from '@react-router/dev/config'
import { build } from 'vite'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page knows the routes that its links lead to, which it asks for once it stands. All of them would be 3 kB of script for every page,
  // and more with each new one.
  routeDiscovery: { mode: 'lazy' },
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
