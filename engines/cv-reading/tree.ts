import { cvFileLimits } from '../../contract/cvs/limits.ts'
import { parseXml, isTag, isText, type ChildNode } from '../xml/index.ts'

/** An element of XML or a member of JSON, with what it says and what hangs below it. */
export type TreeNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: TreeNode[]
}

/** No CV needs more; what does means harm (R-INJ-3). */
const deepest = 40
const mostNodes = 40_000
const mostStructuredBytes = cvFileLimits.bytes

/** The elements of an XML file without its namespaces; null: it is no XML, or none that may be read: no document type, no depths. */
export function treeOfXml(bytes: Uint8Array): TreeNode | null {
  if (bytes.length > mostStructuredBytes) return null
  try {
    const root = parseXml(bytes).filter((node) => isTag(node))
    const [only] = root
    return root.length === 1 && only !== undefined ? fromXml(only, counted()) : null
  } catch {
    return null
  }
}

/** The members of a JSON text; null: it is no JSON, or none that may be read. */
export function treeOfJson(text: string): TreeNode | null {
  if (text.length > mostStructuredBytes || isTooDeep(text)) return null
  try {
    return fromJson('', JSON.parse(text), counted())
  } catch {
    return null
  }
}

class TooMuch extends Error {}
type Count = (depth: number) => void

function counted(): Count {
  let nodes = 0
  return (depth) => {
    nodes++
    if (nodes > mostNodes || depth > deepest) throw new TooMuch('More than any CV has')
  }
}

/** Told before anything is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at++
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') {
      depth++
      if (depth > deepest) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}

function fromXml(node: Extract<ChildNode, { attribs: unknown }>, count: Count, depth = 0): TreeNode {
  count(depth)
  const text = node.children
    .flatMap((child) => (isText(child) || isTag(child) || !('children' in child) ? [child] : child.children))
    .map((child) => (isText(child) ? child.data : ''))
    .join('')
  return {
    name: local(node.name),
    attributes: Object.fromEntries(Object.entries(node.attribs).map(([name, value]) => [local(name), value])),
    text: text.trim(),
    children: node.children.filter((child) => isTag(child)).map((child) => fromXml(child, count, depth + 1)),
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

function fromJson(name: string, value: unknown, count: Count, depth = 0): TreeNode {
  count(depth)
  const children: TreeNode[] = []
  if (Array.isArray(value)) {
    // A list's members stand side by side below the list's name, as elements do.
    for (const item of value) children.push(fromJson(name, item, count, depth + 1))
    return { name: `${name}List`, attributes: {}, text: '', children }
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) children.push(fromJson(key, member, count, depth + 1))
    return { name, attributes: {}, text: '', children }
  }
  const text =
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : ''
  return { name, attributes: {}, text, children }
}

/** All below by their name, directly or in a list of it. */
export function all(node: TreeNode | null, name: string): TreeNode[] {
  if (node === null) return []
  return node.children.flatMap((child) =>
    child.name === name ? [child] : child.name === `${name}List` ? all(child, name) : [],
  )
}

/** The first at a path such as 'ContactInfo/Address/Contact'; null if there is none. */
export function at(node: TreeNode | null, path: string): TreeNode | null {
  let here = node
  for (const name of path.split('/')) here = all(here, name)[0] ?? null
  return here
}

/** What stands at the first of the paths that says something; '' where none does. */
export function textAt(node: TreeNode | null, ...paths: string[]): string {
  for (const path of paths) {
    const text = at(node, path)?.text ?? ''
    if (text !== '') return text
  }
  return ''
}

/** All that is said at the ends of the tree, with the name of where. */
export function* leavesOf(node: TreeNode, path = ''): Generator<{ path: string; text: string }> {
  const here = path === '' ? node.name : `${path}/${node.name.replace(/List$/u, '')}`
  if (node.text !== '') yield { path: here, text: node.text }
  for (const child of node.children) yield* leavesOf(child, here)
}
