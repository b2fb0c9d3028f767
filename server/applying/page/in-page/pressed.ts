import type { RawField } from '../raw-page.ts'
import type { Describe } from './describe.ts'
import type { Kept } from './kept.ts'
import type { Labels } from './labels.ts'
import type { Options } from './options.ts'
import type { Scope } from './scope.ts'
import type { Seen } from './seen.ts'
import type { Selectors } from './selectors.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Pressed = ReturnType<typeof pressedTools>

/** Buttons of which one stays pressed. Runs in the page. */
export function pressedTools({
  field,
  keep,
  groupLabel,
  labelOf,
  optionOf,
  cornerOf,
  isShown,
  isSeen,
  wordsOf,
  find,
  closest,
  parentOf,
  placeOf,
  saysSomething,
  scope,
  isOfCookies,
  notForms,
}: Describe & Kept & Labels & Options & Scope & Words & Seen & Selectors & Tree) {
  const yesOrNo =
    /^(?:yes|no|n\/a|not applicable|not sure|unsure|prefer not to say|ydw|nac ydw|oes|nac oes|ie|na|tá|níl)$/iu
  const notChoices =
    /^(?:next|back|previous|cancel|close|dismiss|save|edit|delete|remove|add|continue|submit|send|apply|upload|attach|browse|clear|reset|ok|okay|help|show|hide|skip|done)\b|^[×✕+-]?$/iu

  /**
   * Plain buttons that answer a question: 'Yes' and 'No' side by side, or several around a field that is drawn for nobody. By their first
   * button, with the fields that they stand for.
   */
  const plainGroups = new Map<Element, { members: Element[]; hidden: Element[] }>()
  const byParent = new Map<Element, Element[]>()
  for (const button of find(scope, 'button,[role=button]')) {
    if (button.matches('[type=submit],[aria-haspopup],[aria-pressed],[aria-expanded],:disabled')) continue
    const parent = parentOf(button)
    // Each in a box of its own, as items of a list are.
    const box = parent?.children.length === 1 ? parentOf(parent) : parent
    if (box) byParent.set(box, [...(byParent.get(box) ?? []), button])
  }
  for (const [box, buttons] of byParent) {
    if (buttons.length < 2 || buttons.length > 12) continue
    const words = buttons.map(wordsOf)
    const isPlain = words.every((text) => text !== '' && text.length < 60 && !notChoices.test(text))
    if (!isPlain || closest(box, notForms) || isOfCookies(box) || !buttons.every(isSeen)) continue
    const inputs = find(box, 'input')
    const hidden = inputs.filter((one) => !isSeen(one) || one.matches('[type=hidden]'))
    const isAnswer = words.every((text) => yesOrNo.test(text)) || (hidden.length > 0 && hidden.length === inputs.length)
    const [first] = buttons
    if (isAnswer && first) plainGroups.set(first, { members: buttons, hidden })
  }
  const ofGroups = new Set([...plainGroups.values()].flatMap(({ members, hidden }) => [...members, ...hidden]))

  const readGroup = (control: Element, done: Set<Element>): RawField | 'none' | null => {
    const group = plainGroups.get(control)
    if (!group) return ofGroups.has(control) ? 'none' : null
    const { members, hidden } = group
    for (const one of [...members, ...hidden]) done.add(one)
    const corner = cornerOf([...members, ...hidden.filter((one) => placeOf(one) >= 0)])
    const box = closest(control, '[role=radiogroup],[role=group],fieldset')
    const named =
      hidden.map((one) => labelOf(one, one)).find((words) => saysSomething(words) && words.includes(' ')) ?? ''
    const label = named || groupLabel(box, members, corner)
    if (!saysSomething(label)) return 'none'
    const options = members.map(optionOf)
    const given = { control: 'pressed' as const, label, options, element: keep(control) }
    return field({ ...given, ...(named !== '' && { label }) }, [...members, ...hidden], corner)
  }
  /** 'none': it belongs to no question. */
  const readPressed = (control: Element, done: Set<Element>): RawField | 'none' | null => {
    const asGroup = readGroup(control, done)
    if (asGroup !== null) return asGroup
    if (!control.matches('[role=radio],button[aria-pressed]'))
      return control.matches('[role=radiogroup]') ? 'none' : null
    const box = closest(control, '[role=radiogroup],[role=group],fieldset') ?? parentOf(control)
    const members = (box ? find(box, '[role=radio],button[aria-pressed]') : [control]).filter(isShown)
    for (const member of members) done.add(member)
    if (members.length < 2) return 'none'
    const corner = cornerOf(members)
    const label = groupLabel(box, members, corner)
    const options = members.map(optionOf)
    return field({ control: 'pressed', label, options, element: keep(control) }, members, corner)
  }
  return { readPressed, plainGroups, ofGroups }
}
