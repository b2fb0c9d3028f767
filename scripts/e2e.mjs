import './set-up/check-node.mjs'
import { buildPages } from './set-up/pages.mjs'
import { afterSetUp } from './set-up/set-up.mjs'
import { hasJourneys, runVitest } from './set-up/vitest.mjs'

// npm run e2e -- [FILE …]
await afterSetUp(async (node) => {
  if (!hasJourneys()) {
    console.log('There are no browser journeys yet.')
    return 0
  }
  await buildPages(node)
  const args = process.argv.slice(2)
  const files = args.filter((arg) => !arg.startsWith('-'))
  // One file needs one product.
  const workers = files.length === 1 ? ['--maxWorkers=1'] : []
  const { failed } = await runVitest(node, 'vitest.e2e.config.ts', [...workers, ...args])
  return failed === 0 ? 0 : 1
})
