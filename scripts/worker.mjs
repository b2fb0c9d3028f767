import './set-up/check-node.mjs'
import { programs, serve } from './set-up/serve.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run worker: one process that reads boards and does the tasks, with DATABASE_URL.
await afterSetUp(async (node) => await serve(node, { program: programs.worker }))
