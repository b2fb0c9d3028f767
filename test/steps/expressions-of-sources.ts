import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { parseAst } from 'vite'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { readSources } from '../../scripts/rooms/imports.mjs'
import { parseRegex, type Node } from './regex-tree.ts'

export type Expression = { source: string; flags: string; by: string }

const root = join(import.meta.dirname, '../..')

/**
 * Every regular expression of the product that repeats something without end, whatever it is given: those written in its sources, and those
 * that its modules make when they are loaded. `unseen`: places that make one when they are called, which nobody can find by looking.
 */
export async function expressionsOfSources(): Promise<{ expressions: Expression[]; unseen: string[] }> {
  const sources = [...(readSources(root) as Map<string, string>)].filter(([path]) => !path.startsWith('sandbox/'))
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

/** More often than this is without end, for the time that it takes. */
const oftenEnough = 200

function isEndless(node: Node): boolean {
  if (node.kind === 'repeat' && node.most > oftenEnough) return true
  return partsOf(node).some((part) => isEndless(part))
}

function partsOf(node: Node): Node[] {
  return 'parts' in node ? node.parts : 'part' in node ? [node.part] : []
}

/**
 * Pieces that an expression itself asks for: what each of its endless repeats takes, alone and behind what stands before it. Over and over,
 * they are what it begins to match and cannot end.
 */
export function ownUnits(source: string, flags: string): string[] {
  const units = new Set<string>()
  const look = (node: Node, before: string): void => {
    if (node.kind === 'sequence') {
      let lead = before
      for (const part of node.parts) {
        look(part, lead)
        lead += samplesOf(part, flags)[0] ?? ''
      }
      units.add(lead)
      return
    }
    if (node.kind === 'repeat' && node.most > oftenEnough) {
      for (const sample of samplesOf(node.part, flags)) for (const unit of [sample, before + sample]) units.add(unit)
    }
    for (const part of partsOf(node)) look(part, before)
  }
  look(parseRegex(source, flags), '')
  return [...units].filter((unit) => unit !== '' && unit.length <= 40)
}

const signs = [...'aA1 .-\n,:/\t"\'()<&@_é£–;|#%*+=[]{}?!\\^$~`']

/** A few texts that a part of an expression matches: the shortest ones. */
function samplesOf(node: Node, flags: string): string[] {
  switch (node.kind) {
    case 'sign': {
      const one = new RegExp(`^(?:${node.source})$`, flags.replaceAll(/[gymd]/gu, ''))
      const literal = /^\\?([^\\[\].])$/u.exec(node.source)?.[1]
      const all = [...(literal === undefined ? [] : [literal]), ...signs]
      return [...new Set(all.filter((sign) => one.test(sign)))].slice(0, 3)
    }
    case 'sequence':
      return [0, 1, 2].map((turn) =>
        node.parts
          .map((part) => samplesOf(part, flags))
          .map((samples) => samples[turn % Math.max(1, samples.length)] ?? '')
          .join(''),
      )
    case 'choice':
      return node.parts.flatMap((part) => samplesOf(part, flags).slice(0, 1)).slice(0, 4)
    case 'group':
      return samplesOf(node.part, flags)
    case 'repeat': {
      const least = Math.max(1, Math.min(node.least, 20))
      return samplesOf(node.part, flags).map((sample) => sample.repeat(least))
    }
    default:
      return ['']
  }
}
