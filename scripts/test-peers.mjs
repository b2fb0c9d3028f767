import './set-up/check-node.mjs'
import { installPeers } from './set-up/peers.mjs'
import { afterSetUp } from './set-up/set-up.mjs'
import { printTotal } from './set-up/total.mjs'
import { runVitest } from './set-up/vitest.mjs'

// npm run test:peers: tests against programs that others wrote, which play those that we talk to. It gets them first, and names those that cannot be had.
await afterSetUp(async (node) => {
  const missing = installPeers()
  for (const { name, problem } of missing) console.log(`Not tried against ${name}: ${problem}.`)
  const start = performance.now()
  const result = await runVitest(node, ['--project=peers'])
  printTotal([{ name: 'Tests against peers', seconds: (performance.now() - start) / 1_000 }], result)
  return result.failed === 0 ? 0 : 1
})
