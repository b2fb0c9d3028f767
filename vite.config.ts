import { reactRouter } from '@react-router/dev/vite'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), workerAddress(), plainImports(), zodWithoutEval(), ...classNamesByName(), noEmptyScripts()],
  publicDir: 'app/public',
  // What tells a class from another of the same name, and no more: every page carries these.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  // One sheet for all pages (10 kB): no page waits for its own on the way from one to another.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        // React Router names what a page needs; the few scripts that are loaded on demand stand alone.
        modulePreload: false,
        rolldownOptions: {
          // Making a schema does nothing else, so what a page does not use of a contract stays out of it, and often zod (25 kB) with it.
          // Only what that is true of may stand here: of `Object.keys` it was not, and loops over it went out of libraries with their work.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            // A few files that pages share, in place of thirty: fewer requests, and smaller, because a compressor finds more to repeat.
            codeSplitting: {
              groups: [
                // Not what only few pages load: the word lists of passwords alone are 600 kB.
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?!@zxcvbn-ts|altcha-lib|@simplewebauthn|zod|fastest-levenshtein|@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname)/,
                  priority: 3,
                },
                // What few pages say or need, though a file of the frame names its module: it would be on every page.
                { name: 'account-texts', test: /[\\/]contract[\\/]users[\\/]texts\.ts$/, priority: 2 },
                { name: 'cv-texts', test: /[\\/]contract[\\/]cvs[\\/]texts\.ts$/, priority: 2 },
                {
                  name: 'hiring-texts',
                  test: /[\\/]contract[\\/](?:companies|payments|job-ads|candidates|conversations|interviews)[\\/](?:desk-)?texts\.ts$/,
                  priority: 2,
                },
                {
                  name: 'job-texts',
                  test: /[\\/]contract[\\/](?:shortlists|applications)[\\/]texts\.ts$/,
                  priority: 2,
                },
                { name: 'own-path', test: /[\\/]contract[\\/]platform[\\/]own-path\.ts$/, priority: 2 },
                // The frame of every page: the files of app/ui itself, not those of its folders, and what most pages have: the usual
                // parts and the lines of a job. Apart, they would be more together: the results page needs all. Style sheets leave no script
                // behind, and would be empty files by themselves, which Safari's engine refuses.
                {
                  name: 'frame',
                  test: /[\\/]app[\\/](?:root\.tsx|ui[\\/](?:[^\\/]+|parts[\\/](?:alert-box|pager)\.tsx|job[\\/](?:job-lines\.tsx|job-text\.module\.css)|results[\\/]shortcuts\.ts))$|\.module\.css$/,
                  priority: 1,
                },
                // Where a search begins: the page of a job does without it.
                { name: 'search-form', test: /[\\/]app[\\/]ui[\\/]search-form[\\/]search-form\.tsx$/ },
                // What a list of jobs and the page of one share.
                {
                  name: 'jobs',
                  test: /[\\/]app[\\/]ui[\\/](?:job[\\/](?:save-button|apply-button|log-in-first|take-home|cut-note)\.tsx|shortlist[\\/]marks\.ts)$/,
                },
                // What the parts of the results that come late share with the list.
                {
                  name: 'results-frame',
                  test: /[\\/]app[\\/]ui[\\/]results[\\/](?:[a-z-]+\.module\.css|boards-status\.ts|use-selected-job\.ts|said-place\.ts)$/,
                },
                // What is known of CVs without the schemas: each page about CVs needs most of it.
                {
                  name: 'cv-words',
                  test: /[\\/]contract[\\/]cvs[\\/](?:empty-cv|limits|default-print|print-choices|dates|problems)\.ts$/,
                },
                // Boxes and their groups: a page that has one of them has the next as well.
                {
                  name: 'choices',
                  test: /[\\/]app[\\/]ui[\\/]parts[\\/](?:choice|choice-group|checkbox|radio)\.(?:tsx|module\.css)$/,
                },
                {
                  name: 'fields',
                  test: /[\\/]app[\\/]ui[\\/]parts[\\/](?:field|select-field|text-field|date-field|badge)\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './app/server-entry.ts' } },
      // React decides by NODE_ENV, when it is loaded, whether it is its slow and talkative self: five times as long for a page. A built
      // page has that decided, whatever the program around it calls itself.
      ...(command === 'build' && {
        // All of it in the bundle, but for the errors of the API, which the server must throw of the same class.
        resolve: { noExternal: true, external: ['@orpc/client'] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
  optimizeDeps: { include: ['react', 'react-dom', 'react-router'] },
}))

const sheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort()

/** 'ac4': two letters for the sheet, and the how-manieth of its names it is. The same for the pages and for the server. */
function shortName(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(import.meta.dirname, file.split('?', 1)[0] ?? ''))
  if (sheet === -1) throw new Error(`${file} is no style sheet of ours`)
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/giu))]
  const letter = (index: number) => String.fromCharCode(97 + index)
  return `${letter(Math.floor(sheet / 26))}${letter(sheet % 26)}${names.indexOf(name).toString(36)}`
}

/** The built worker is a file of its own; in development its address leads to its source. */
function workerAddress(): Plugin {
  return {
    name: 'worker-address',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/ww') request.url = '/app/ww/worker.ts'
        if (request.url === '/ww-recordings.js') request.url = '/app/ww/recordings/main.ts'
        next()
      })
    },
  }
}

/**
 * Scripts that are loaded on demand are imported as they stand. Vite's own way first loads the style sheets that a script needs, and
 * carries 0.7 kB to every page for it; here there is one sheet.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null
    },
  }
}

/**
 * In a browser, schemas are walked, not compiled: even the question whether code may be made from text breaks our pages' policy, which is
 * then reported.
 */
function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return null
      const settings = '__zod_globalConfig = {}'
      if (!code.includes(settings)) throw new Error('zod keeps its settings elsewhere')
      return { code: code.replace(settings, '__zod_globalConfig = { jitless: true }'), map: null }
    },
  }
}

/** A route that only the server answers has no script, and its file would be empty: WebKit refuses a script of no bytes over HTTP/2. */
function noEmptyScripts(): Plugin {
  return {
    name: 'no-empty-scripts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry && file.code.trim() === '') file.code = 'export {}\n'
    },
  }
}

/**
 * Imports each class of a style sheet by its name. Written as one object, all names of all classes would go to the page with it; this
 * way a class is nothing but its name where it is used. A class cannot be called what the language keeps for itself (`switch`).
 */
function classNamesByName(): Plugin[] {
  return [
    {
      name: 'class-names-by-name',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\/app\/.*\.tsx?$/u.test(id)) return null
        return code.replace(/^import (\w+) from '([^']+\.module\.css)'/gmu, "import * as $1 from '$2'")
      },
    },
    {
      // With every name where it is used nothing of the sheet's own script is left, and the sheet would go with it.
      name: 'keep-style-sheets',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!id.endsWith('.module.css')) return null
        return { code, map: null, moduleSideEffects: 'no-treeshake' }
      },
    },
  ]
}
