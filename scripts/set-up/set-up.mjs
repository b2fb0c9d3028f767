import { findNode24 } from './node-24.mjs'
import { installPackages } from './packages.mjs'
import { root, SetUpFailed } from './root.mjs'

/**
 * Does what a fresh clone needs, then the work, and ends the process with the code that the work comes to.
 * @param {(node: string) => Promise<number>} work is given the Node to run things with.
 */
export async function afterSetUp(work) {
  try {
    process.chdir(root)
    checkMachine()
    await installPackages()
    process.exitCode = await work(findNode24())
  } catch (error) {
    if (!(error instanceof SetUpFailed)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function checkMachine() {
  const hasDatabase = ['linux', 'darwin'].includes(process.platform) && ['x64', 'arm64'].includes(process.arch)
  if (!hasDatabase && !process.env.DATABASE_URL) {
    throw new SetUpFailed(
      `There is no built-in database for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL of version 15 or later.',
    )
  }
}
