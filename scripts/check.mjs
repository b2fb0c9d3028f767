import './set-up/check-node.mjs'
import { checks, oneByOne } from './set-up/checks.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run check
await afterSetUp(async (node) => {
  const failed = []
  const check = async ({ name, run }) => {
    const isFine = (await run()) === 0
    console.log(`${name}: ${isFine ? 'ok' : 'failed'}`)
    if (!isFine) failed.push(name)
  }
  await Promise.all(checks(node).map((row) => oneByOne(row, check)))
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
})
