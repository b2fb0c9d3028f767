import './set-up/check-node.mjs'
import { pagesAreBuilt } from './set-up/pages.mjs'
import { programs, serve } from './set-up/serve.mjs'
import { SetUpFailed } from './set-up/root.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run web: one web process, with DATABASE_URL. It builds nothing: several that start at the same time would build over one another.
await afterSetUp(async (node) => {
  if (!pagesAreBuilt()) throw new SetUpFailed('The pages are not built from this source. Run "npm run build" first.')
  return await serve(node, { program: programs.web })
})
