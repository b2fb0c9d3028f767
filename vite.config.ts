import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'app/public',
  // Each browser gets the same sheet whatever it supports: Vite lowers light-dark() for older ones.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server-entry.ts' } } },
  },
  optimizeDeps: { include: ['react', 'react-dom', 'react-router'] },
})
