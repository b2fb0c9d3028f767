import './set-up/check-node.mjs'
import { buildPages } from './set-up/pages.mjs'
import { runTool } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run e2e -- [FILE …] [any option of `playwright test`]
await afterSetUp(async (node) => {
  await buildPages(node)
  return await runTool(node, 'playwright', ['test', ...process.argv.slice(2)])
})
