import type { Config } from '@react-router/dev/config'
import { createHash } from 'node:crypto'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { build } from 'vite'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page knows the routes that its links lead to, which it asks for once it stands. All of them would be 3 kB of script for every page,
  // and more with each new one.
  routeDiscovery: { mode: 'lazy' },
  /** Scripts of their own, at names that never change: the page's background worker, which /ww is answered with, and what stands in offline. */
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await buildScript(folder, 'app/ww/worker.ts', 'ww.js')
    await buildScript(folder, 'app/ww/recordings/main.ts', 'ww-recordings.js', {}, 'es')
    await buildScript(folder, 'app/offline/offline-page.ts', 'offline.js')
    await copyFile('app/offline/offline.html', `${folder}/offline.html`)
    const hash = createHash('sha256')
    for (const part of ['html', 'js', 'css']) hash.update(await readFile(`${folder}/offline.${part}`))
    const offlineVersion = JSON.stringify(hash.digest('hex').slice(0, 16))
    await buildScript(folder, 'app/offline/service-worker.ts', 'service-worker.js', { offlineVersion })
    await buildFileReaders(`${reactRouterConfig.buildDirectory}/file-reader`)
  },
} satisfies Config

async function buildScript(
  outDir: string,
  input: string,
  entryFileNames: string,
  define: Record<string, string> = {},
  format: 'iife' | 'es' = 'iife',
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      // A style sheet is a file, and pictures go into it.
      cssCodeSplit: false,
      assetsInlineLimit: 16_384,
      rolldownOptions: {
        input,
        // What others import keeps what it exports.
        ...(format === 'es' && { preserveEntrySignatures: 'strict' }),
        output: { format, entryFileNames, assetFileNames: entryFileNames.replace(/js$/u, '[ext]') },
      },
    },
  })
}

/** The programs that look at strangers' files and feeds as a few files (server/cvs/files/child-program.ts), with the names of ours that they were made of. */
async function buildFileReaders(outDir: string): Promise<void> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // What decodes pictures is no JavaScript.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      rolldownOptions: {
        input: { main: 'server/cvs/files/child/main.ts', feed: 'server/job-ads/feed-in/child/main.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  if (!('output' in made)) throw new Error('The programs that look at files were not built')
  const own = made.output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .map((id) => relative(import.meta.dirname, id))
    .filter((name) => /^(?:contract|server)\//u.test(name))
  await writeFile(`${outDir}/sources.json`, JSON.stringify(own))
}
