import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { parseAst } from 'vite'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { readSources } from '../../scripts/rooms/imports.mjs'
import { isEndless } from './endless.ts'
import { parseRegex } from './regex-tree.ts'

export type Expression = { source: string; flags: string; by: string }

const root = join(import.meta.dirname, '../..')

/**
 * Every regular expression of the product that repeats something without end, whatever it is given: those written in its sources, and those
 * that its modules make when they are loaded. Demo boards, tests and benches are none of it. `unseen`: places that make one when they are called, which nobody can find by looking.
 */
export async function expressionsOfSources(): Promise<{ expressions: Expression[]; unseen: string[] }> {
  const sources = [...(readSources(root) as Map<string, string>)].filter(
    ([path]) => /^(?:app|contract|engines|server)\//u.test(path) && !/\.(?:test|fixtures)\.tsx?$/u.test(path),
  )
  const written = sources.flatMap(([path, text]) => expressionsIn(path, text))
  const made = await madeWhenLoaded(written.flatMap((one) => (one.source === null ? [one.by] : [])))
  const expressions = [...written, ...made].flatMap(({ source, flags, by }) =>
    source === null ? [] : [{ source, flags, by }],
  )
  const unseen = new Set(written.flatMap(({ source, by }) => (source === null ? [by] : [])))
  for (const { by } of made) unseen.delete(by)
  return {
    expressions: expressions.filter(({ source, flags }) => isEndless(parseRegex(source, flags))),
    unseen: [...unseen].sort(),
  }
}

type Found = { source: string | null; flags: string; by: string }

/** The expressions of a file; `source` is null for one that is put together. */
function expressionsIn(path: string, text: string): Found[] {
  const found: Found[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee } = node as {
      type?: string
      regex?: { pattern: string; flags: string }
      callee?: { name?: string }
    }
    if (type === 'Literal' && regex) found.push({ source: regex.pattern, flags: regex.flags, by: path })
    const isCall = type === 'NewExpression' || type === 'CallExpression'
    if (isCall && callee?.name === 'RegExp') found.push({ source: null, flags: '', by: path })
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** What the modules, and those that they load, make when they are loaded; each by the file that the making stands in. */
async function madeWhenLoaded(paths: readonly string[]): Promise<(Found & { source: string })[]> {
  const made: (Found & { source: string })[] = []
  const native = globalThis.RegExp
  const note = (one: RegExp) => {
    const file = new Error().stack
      ?.split('\n')
      .find((line) => line.includes('file:') && !line.includes(import.meta.url))
    const by = /file:\/\/[^:]*/u.exec(file ?? '')?.[0].replace(`${pathToFileURL(root).href}/`, '')
    if (by !== undefined && !by.includes('node_modules')) made.push({ source: one.source, flags: one.flags, by })
    return one
  }
  globalThis.RegExp = new Proxy(native, {
    construct: (target, given) => note(Reflect.construct(target, given) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  })
  try {
    for (const path of new Set(paths)) await import(pathToFileURL(join(root, path)).href)
  } finally {
    globalThis.RegExp = native
  }
  return made
}
