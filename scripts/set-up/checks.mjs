import { existsSync } from 'node:fs'
import { runProgram, runTool } from './run.mjs'

/**
 * The checks that need no test, each a name and what comes to an exit code.
 * @returns {{ name: string, run: () => Promise<number> }[]}
 */
export function checks(node) {
  return [
    { name: 'Formatting', run: () => runTool(node, 'oxfmt', ['--check', '.']) },
    { name: 'Lint', run: () => runTool(node, 'oxlint', ['--type-aware']) },
    { name: 'Rooms', run: () => runProgram(node, 'scripts/rooms.mjs', []) },
    {
      name: 'Types',
      async run() {
        const typegen = existsSync('app/routes.ts') ? await runTool(node, 'react-router', ['typegen']) : 0
        return typegen || (await runTool(node, 'tsc', ['-p', '.', '--noEmit']))
      },
    },
    { name: 'SQL', run: () => runProgram(node, 'scripts/check-sql.ts', []) },
    // After the types: without those that React Router writes, knip cannot follow the imports of the pages.
    { name: 'Unused code', run: () => runTool(node, 'knip', ['--treat-config-hints-as-errors']) },
  ]
}
