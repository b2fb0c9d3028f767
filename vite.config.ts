import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), workerAddress()],
  publicDir: 'app/public',
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files that pages share, in place of thirty: fewer requests, and smaller, because a compressor finds more to repeat.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /[\\/]node_modules[\\/]/, priority: 3 },
                // What the frame of every page is made of: all of app/ui but its folders, and what those files stand on.
                {
                  name: 'frame',
                  test: /[\\/]app[\\/](?:root\.tsx|ui[\\/](?:[^\\/]+|(?:history|live)[\\/].+))$/,
                  priority: 2,
                },
                // The three fields that stand on most pages.
                {
                  name: 'search-form',
                  test: /[\\/]search-form[\\/](?:search-form|words-fields|distance-field)\.tsx$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server-entry.ts' } } },
  },
  optimizeDeps: { include: ['react', 'react-dom', 'react-router'] },
})

/** The built worker is a file of its own; in development its address leads to its source. */
function workerAddress(): Plugin {
  return {
    name: 'worker-address',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/ww') request.url = '/app/ww/worker.ts'
        next()
      })
    },
  }
}
