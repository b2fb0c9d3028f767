import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compress-assets.mjs'
import { emptyScripts } from './empty-scripts.mjs'
import { root, SetUpFailed } from './root.mjs'
import { runTool } from './run.mjs'

/** All that the built pages are made from, and what looks at strangers' files. The server's other files are run as they are. */
const sources = [
  'app',
  'contract',
  'engines',
  'server/cvs',
  'server/places',
  'server/platform',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = join(root, 'build', '.sources')

/** Whether the pages that are there were built from just these sources. */
export function pagesAreBuilt(now = fingerprint()) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now
}

/** Builds the pages, unless what is there was built from just these sources. */
export async function buildPages(node) {
  const now = fingerprint()
  if (pagesAreBuilt(now)) return
  console.log('Building the pages …')
  rmSync(stamp, { force: true })
  const code = await runTool(node, 'react-router', ['build', '--logLevel=warn'], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new SetUpFailed('The pages could not be built; what stands above says why.')
  const empty = emptyScripts(join(root, 'build/client'))
  if (empty.length > 0)
    throw new SetUpFailed(`Scripts of the pages are empty, which WebKit refuses: ${empty.join(', ')}`)
  compressAssets(join(root, 'build/client'))
  writeFileSync(stamp, now)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(join(root, path))) return []
  if (path.includes('.')) return path.includes('.test.') ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
