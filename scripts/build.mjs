import './set-up/check-node.mjs'
import { buildPages } from './set-up/pages.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run build
await afterSetUp(async (node) => {
  await buildPages(node)
  console.log('The pages are built.')
  return 0
})
