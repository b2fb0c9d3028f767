import type { Node } from './regex-tree.ts'

/** More often than this is without end, for the time that it takes. */
export const oftenEnough = 200

/** Whether anything of an expression is repeated without end. */
export function isEndless(node: Node): boolean {
  if (node.kind === 'repeat' && node.most > oftenEnough) return true
  return partsOf(node).some((part) => isEndless(part))
}

/** What an expression is made of, one step down. */
export function partsOf(node: Node): Node[] {
  return 'parts' in node ? node.parts : 'part' in node ? [node.part] : []
}
