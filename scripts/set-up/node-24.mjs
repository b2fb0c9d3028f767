import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { root, SetUpFailed } from './root.mjs'

const needed = 24

/**
 * The Node that runs Rolecall: the one among the packages, or the machine's own where that is new enough.
 * @throws SetUpFailed where neither is.
 */
export function findNode24() {
  const candidates = [join(root, 'node_modules', '.bin', 'node'), process.execPath, 'node']
  const found = candidates.find((node) => majorVersion(node) >= needed)
  if (found) return found
  throw new SetUpFailed(
    `Rolecall runs on Node ${needed}, and this is Node ${process.versions.node}. It usually comes with the packages, but npm was ` +
      `told not to run install scripts. Run "npm rebuild node --ignore-scripts=false", or install Node ${needed}.`,
  )
}

/** The environment in which a program, and whatever it starts, finds this Node and the tools of the packages first. */
export function environmentFor(node, more = {}) {
  const paths = [
    ...(node === 'node' ? [] : [dirname(node)]),
    join(root, 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ]
  return { ...process.env, PATH: paths.join(delimiter), ...more }
}

function majorVersion(node) {
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0
}
