import './set-up/check-node.mjs'
import { buildPages } from './set-up/pages.mjs'
import { runProgram, runTool } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run e2e -- [FILE …] [any option of `playwright test`]
// npm run e2e -- --browsers [firefox] [webkit]: the main paths in Firefox and WebKit, where they are installed.
await afterSetUp(async (node) => {
  await buildPages(node)
  const args = process.argv.slice(2)
  const others = args.filter((arg) => arg !== '--browsers')
  if (others.length < args.length) return await runProgram(node, 'e2e/browsers/run.ts', others)
  return await runTool(node, 'playwright', ['test', ...args])
})
