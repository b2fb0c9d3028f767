import './set-up/check-node.mjs'
import { runProgram } from './set-up/run.mjs'
import { afterSetUp } from './set-up/set-up.mjs'

// npm run mutants -- [--seed N] [--count N] [--rooms a,b] [--skip id,id] [--same FILE] [--most N] [--also PATTERN] [--json FILE] [--map] [--list]: see docs/mutants.md.
await afterSetUp((node) => runProgram(node, 'scripts/run-mutants.ts', process.argv.slice(2)))
