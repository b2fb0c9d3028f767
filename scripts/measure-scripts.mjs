// Says how much script each page loads, gzipped: the sum over the files that the built manifest names for it. The results page and the page of a job have a
// budget of 120,000 bytes; above it this exits with 1. What is sent is smaller, by brotli: e2e/script-size.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const client = 'build/client'
const budget = { 'routes/results': 120_000, 'routes/job': 120_000 }

const manifestFile = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/u.test(name))
if (manifestFile === undefined) throw new Error('There is no build to measure: run `npm run build` first.')
const text = readFileSync(`${client}/assets/${manifestFile}`, 'utf8')
const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

for (const route of Object.values(routes)) {
  if (!route.hasDefaultExport || route.id === 'root') continue
  const files = new Set([entry, routes.root, route].flatMap(({ module, imports }) => [module, ...imports]))
  // Only the results page and the search page start the worker.
  if (route.id === 'routes/results' || route.id === 'routes/search') files.add('/ww.js')
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(client + file)).length, 0)
  console.log(`${route.id.padEnd(44)} ${bytes.toLocaleString('en-GB').padStart(8)} bytes in ${files.size} files`)
  if (bytes > (budget[route.id] ?? Infinity)) {
    console.error(`${route.id} is over its budget of ${budget[route.id].toLocaleString('en-GB')} bytes`)
    process.exitCode = 1
  }
}
