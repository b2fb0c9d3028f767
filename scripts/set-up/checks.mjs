import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram, runTool } from './run.mjs'

/**
 * The checks that need no test, each a name and what comes to an exit code, in two rows that run side by side: on two cores, in little more than half the time.
 * @returns {{ name: string, run: () => Promise<number> }[][]}
 */
export function checks(node) {
  const tool = (name, args) => runTool(node, name, args, { isHeld: true })
  const program = (file) => runProgram(node, file, [], { isHeld: true })
  return [
    [
      {
        // In one pass: rules that go by types need the same program as the compiler's own findings, and to make it takes longer than either.
        name: 'Lint and types',
        async run() {
          const typegen = existsSync('app/routes.ts') ? await tool('react-router', ['typegen']) : 0
          return typegen || (await tool('oxlint', ['--type-aware', '--type-check', '.', ...typesOfRoutes()]))
        },
      },
      // After the types: without those that React Router writes, knip cannot follow the imports of the pages.
      { name: 'Unused code', run: () => tool('knip', ['--treat-config-hints-as-errors']) },
    ],
    [
      { name: 'Formatting', run: () => tool('oxfmt', ['--check', '.']) },
      { name: 'Rooms', run: () => program('scripts/rooms.mjs') },
      { name: 'SQL', run: () => program('scripts/check-sql.ts') },
    ],
  ]
}

/** What React Router writes. Named one by one: by itself oxlint enters no folder that Git leaves out. */
function typesOfRoutes() {
  const folder = '.react-router/types'
  const paths = readdirSync(folder, { recursive: true })
  return paths.filter((path) => path.endsWith('.ts')).map((path) => join(folder, path))
}

/** Does something with each of a row, one after the other. */
export async function oneByOne(row, act) {
  for (const one of row) await act(one)
}
