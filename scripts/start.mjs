import './set-up/check-node.mjs'
import { buildPages } from './set-up/pages.mjs'
import { serve } from './set-up/serve.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm start: everything that a fresh clone needs, then Rolecall.
await afterSetUp(async (node) => {
  await buildPages(node)
  return await serve(node)
})
