import './set-up/check-node.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run texts [-- WORD]
await afterSetUp((node) => runProgram(node, 'scripts/print-texts.ts', process.argv.slice(2)))
