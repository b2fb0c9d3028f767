import './set-up/check-node.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run rolecall -- COMMAND …
await afterSetUp((node) => runProgram(node, 'server/rolecall.ts', process.argv.slice(2)))
