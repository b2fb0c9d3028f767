import './set-up/check-node.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run rolecall -- COMMAND …. npm itself goes to the checkout, and says where it was called from.
const calledFrom = process.env.INIT_CWD ?? process.cwd()
await afterSetUp((node) =>
  runProgram(node, 'server/rolecall.ts', process.argv.slice(2), { env: { ROLECALL_CALLED_FROM: calledFrom } }),
)
