import './set-up/check-node.mjs'
import { checks } from './set-up/checks.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run check
await afterSetUp(async (node) => {
  let failed = 0
  for (const { name, run } of checks(node)) {
    console.log(`${name} …`)
    if ((await run()) !== 0) failed++
  }
  return failed === 0 ? 0 : 1
})
