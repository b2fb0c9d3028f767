import { importsOf } from './imports.mjs'

/** The engine of a file of engines/; null: it is somewhere else. */
export function engineOf(path) {
  const [top, engine, ...rest] = path.split('/')
  return top === 'engines' && rest.length > 0 ? engine : null
}

const fromNode = /\bfrom\s+['"]node:|\bimport\(\s*['"]node:|^\s*import\s+['"]node:/mu
const clock = /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/u

/**
 * What goes against the rules of engines/, each in a sentence: an engine imports contract and the doors of other engines, nothing of Node and
 * no clock; everybody else comes in by its door, `index.ts`.
 * @param {Map<string, string>} sources by their paths
 * @returns {string[]}
 */
export function engineFaults(sources) {
  const faults = []
  const engines = new Set([...sources.keys()].map(engineOf).filter((engine) => engine !== null))
  for (const engine of engines)
    if (!sources.has(`engines/${engine}/index.ts`)) faults.push(`engines/${engine}/ has no door: index.ts`)
  for (const { from, to } of importsOf(sources)) {
    const [here, there] = [engineOf(from), engineOf(to)]
    if (here !== null && there === null && !to.startsWith('contract/'))
      faults.push(`an engine knows contract and engines only: ${from} imports ${to}`)
    if (there !== null && here !== there && to !== `engines/${there}/index.ts` && !to.endsWith('.fixtures.ts'))
      faults.push(`past the door of an engine: ${from} imports ${to}`)
    if (from.startsWith('contract/') && there !== null)
      faults.push(`contract imports libraries only: ${from} imports ${to}`)
  }
  for (const [path, text] of sources) {
    if (engineOf(path) === null) continue
    if (fromNode.test(text)) faults.push(`an engine imports nothing of Node: ${path}`)
    if (clock.test(text)) faults.push(`an engine has no clock: ${path}`)
  }
  return faults
}
