import { escapeUTF8 } from 'entities'
import { all, at, type TreeNode } from './tree.ts'

/**
 * Europass 3 as JSON, written as the XML that it was made from: lists get their frames, dates their attributes. Null: the tree is
 * something else.
 */
export function europassXmlOf(root: TreeNode): string | null {
  const learner = at(root, 'SkillsPassport/LearnerInfo') ?? at(root, 'LearnerInfo')
  return learner === null ? null : `<SkillsPassport>${elementOf(learner)}</SkillsPassport>`
}

/** Lists that have no frame in XML. */
const unframed = new Set(['AddressLine', 'Licence'])

function elementOf(node: TreeNode): string {
  const [year] = all(node, 'Year')
  if (year !== undefined) {
    const part = (name: string) => all(node, name)[0]?.text.replaceAll(/\D/gu, '').padStart(2, '0')
    const [month, day] = [part('Month'), part('Day')]
    const attributes = [`year="${escapeUTF8(year.text)}"`, month && `month="--${month}"`, day && `day="---${day}"`]
    return `<${node.name} ${attributes.filter((one) => one).join(' ')}/>`
  }
  const inner = escapeUTF8(node.text) + node.children.map((child) => elementOf(child)).join('')
  if (!/^[A-Z][A-Za-z]{1,40}$/u.test(node.name)) return inner
  const item = node.name.replace(/List$/u, '')
  return node.name.endsWith('List') && unframed.has(item) ? inner : `<${node.name}>${inner}</${node.name}>`
}
