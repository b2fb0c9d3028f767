import type { Labels } from './labels.ts'
import type { Scope } from './scope.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Marks = ReturnType<typeof markTools>

/** What marks a field as one that must be answered, or need not be; and its name without such marks. Runs in the page. */
export function markTools({
  squeeze,
  isShown,
  find,
  byIds,
  parentOf,
  scope,
  labelsOf,
  labelBefore,
  markOnly,
}: Words & Tree & Scope & Labels) {
  const star = /[*✱＊∗⁎✻✳✶★]/u
  const required = /^(?:required|mandatory|this field is required)$/iu
  const bare = (words: string): string => words.replaceAll(/[()[\]\s]+/gu, ' ').trim()
  /** Stars that the page's styles draw. */
  const isDrawn = (one: Element): boolean =>
    ['::before', '::after'].some((part) => {
      const { content } = getComputedStyle(one, part)
      return content !== 'none' && content !== 'normal' && (star.test(content) || /required/iu.test(content))
    })
  const attributes =
    '[required],[aria-required=true],[data-required=true],[data-required="1"],[data-is-required=true],[data-mandatory=true]'
  const classes =
    '.required,.mandatory,.is-required,.isRequired,.field-required,.required-field,[class*="is-required" i],[class*="state-required" i],[class*="--required" i]'
  /** What a page says of all its fields. */
  const told = find(scope, 'p,small,span,div,legend,li,em')
    .filter((one) => one.children.length < 4 && (one.textContent ?? '').length < 160)
    .map((one) => squeeze(one.textContent ?? ''))
  const isRuled = (rule: RegExp): boolean => told.some((text) => rule.test(text))
  const areAllRequired = isRuled(
    /^(?:please note:? )?(?:all|every) (?:the )?(?:fields?|questions?|sections?|parts?|boxes)(?: below| on this page| in this form)?(?: are| is| must be)? (?:required|mandatory|compulsory|needed|completed|answered|filled in)/iu,
  )
  const areStarsRequired = isRuled(
    /^[(\s]*(?:fields? )?(?:marked )?(?:with )?(?:an? )?(?:asterisk )?[(\s]*[*✱＊∗⁎✻✳✶★][)\s]*.{0,30}\b(?:required|mandatory|must be|compulsory)\b|^(?:required|mandatory) (?:fields?|questions?) (?:are )?(?:marked|indicated|shown).{0,30}(?:[*✱＊∗⁎✻✳✶★]|asterisk|\bstar\b)|\b(?:asterisk|star)\b.{0,40}\b(?:required|mandatory|must be)\b|^fields? marked.{0,12}\((?:required|mandatory)\)/iu,
  )
  const isOptionalText =
    /\(optional\)|\[optional\]|\boptional$|^optional\b|\bif (?:you have one|applicable|any)\)?$|dewisol|roghnach/iu

  const markedAs = (given: {
    label: string
    members: readonly Element[]
    corner: Element
    group: Element | null
    /** Of what there are several to choose from, each with a label of its own. */
    isGroup: boolean
    hasOptions: boolean
  }): { isRequired: boolean; isOptional: boolean } => {
    const { label, members, corner, group, isGroup, hasOptions } = given
    const optionLabels = new Set(hasOptions ? members.flatMap((member) => labelsOf(member)) : [])
    const labels = isGroup
      ? [
          ...(group ? [...find(group, 'legend'), ...byIds(group.getAttribute('aria-labelledby'), group)] : []),
          ...find(corner, '[class*=label i],[class*=question i],label,legend').filter((one) => !optionLabels.has(one)),
        ]
      : members.flatMap((member) => [...labelsOf(member), ...byIds(member.getAttribute('aria-labelledby'), member)])
    const [one] = members
    const parent = one && parentOf(one)
    // A label that only stands before it, or before what it shares with others.
    const before =
      labels.length === 0 && one
        ? (labelBefore(one, corner, members).element ??
          (parent && one.matches('select') ? labelBefore(parent, parent).element : null))
        : null
    if (before) labels.push(before)
    const within = corner === scope || corner.matches('form') ? [] : find(corner, '*').slice(0, 300)
    const isOfOption = (one: Element): boolean => [...optionLabels].some((option) => option.contains(one))
    const pieces = [...labels.flatMap((one) => [one, ...find(one, '*')]), ...within].filter(
      (one) => isShown(one) && !isOfOption(one),
    )
    const texts = pieces
      .filter((one) => one.childElementCount === 0 || labels.includes(one))
      .map((one) => squeeze(one.textContent ?? ''))
    const said = [label, ...labels.map((one) => squeeze(one.textContent ?? ''))]
    const isStarred =
      texts.some((text) => markOnly.test(text) && star.test(text)) ||
      said.some((text) => new RegExp(`^${star.source}|${star.source}[\\s):]*$`, 'u').test(text))
    const isNamed =
      texts.some((text) => required.test(bare(text))) ||
      said.some((text) => /[([](?:required|mandatory)[)\]]|[\s,–-](?:required|mandatory)$/iu.test(text))
    const isDescribed = members.some((member) =>
      byIds(member.getAttribute('aria-describedby'), member).some((one) =>
        required.test(bare(squeeze(one.textContent ?? ''))),
      ),
    )
    const isPictured = pieces.some((one) =>
      ['alt', 'title', 'aria-label'].some((name) => required.test(bare(one.getAttribute(name) ?? ''))),
    )
    const hasAttribute =
      members.some((one) => one.matches(attributes)) ||
      (group?.matches(attributes) ?? false) ||
      within.some((one) => one.matches(attributes)) ||
      members.some((one) => isInHost(one))
    const hasClass = [...labels, ...within, ...(group ? [group] : []), corner, ...members].some((one) =>
      one.matches(classes),
    )
    const placeholder = members.map((one) => one.getAttribute('placeholder') ?? '').find(Boolean) ?? ''
    const isHeld = star.test(placeholder.slice(-1)) || /\((?:required|mandatory)\)$/iu.test(placeholder)
    const isMarked =
      isStarred ||
      isNamed ||
      isDescribed ||
      isPictured ||
      hasAttribute ||
      hasClass ||
      isHeld ||
      labels.some(isDrawn) ||
      pieces.some(isDrawn)
    const isFree =
      said.some((text) => isOptionalText.test(text)) ||
      texts.some((text) => /^optional$/iu.test(bare(text))) ||
      isOptionalText.test(placeholder)
    return {
      isRequired: isMarked || (areAllRequired && !isFree),
      isOptional: isFree || (areStarsRequired && !isMarked),
    }
  }
  const isInHost = (one: Element): boolean => {
    const root = one.getRootNode()
    return root instanceof ShadowRoot && root.host.matches(attributes)
  }
  /** A label without its number and without what marks it. */
  const cleaned = (label: string): string => {
    let text = squeeze(label)
    for (let rounds = 0; rounds < 4; rounds++) {
      text = text
        .replace(/[([](?:optional|required|mandatory)[)\]]/giu, '')
        .replace(/[,–—-] ?(?:optional|required|mandatory)$/iu, '')
        .trim()
        .replace(/[*✱＊∗⁎✻✳✶★]+$/u, '')
        .replace(/^[*✱＊∗⁎✻✳✶★]+/u, '')
        .trim()
        .replace(/^(?:question |q)?\(?\d{1,2}[.):](?!\d) ?/iu, '')
        .replace(/:$/u, '')
    }
    return squeeze(text) || squeeze(label)
  }
  return { markedAs, cleaned }
}
