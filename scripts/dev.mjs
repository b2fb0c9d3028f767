import './set-up/check-node.mjs'
import { serve } from './set-up/serve.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run dev: as npm start, with pages that reload and programs that start again when their code changes.
await afterSetUp((node) => serve(node, { env: { ROLECALL_DEV: '1' } }))
