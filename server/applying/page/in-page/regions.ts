import type { Selectors } from './selectors.ts'
import type { Words } from './words.ts'

export type Regions = ReturnType<typeof regionTools>

/** Which part of the page holds the form, of those that stand there at the same time. Runs in the page. */
export function regionTools({ isShown, isSeen, wordsOf, root, body, anyControl, notForms }: Words & Selectors) {
  const goesOn =
    /^(?:continue|next|proceed|review|done|submit|send|save and (?:continue|next)|continue to .{0,20}|(?:review|submit|send|complete|finish)(?: (?:your|my|this|the))?(?: job)? application)$/iu
  /** Leads to a form, and is none of it. */
  const leadsIn = /^(?:(?:easy |quick )?apply(?: now)?|(?:log|sign) ?in\b.{0,24})$/iu
  const isUsable = (one: Element): boolean => isShown(one) && one.closest('[inert]') === null

  /** What can be filled in within a region and pressed to go on, without what stands in other regions or leads through pages. */
  const contentOf = (region: Element, without: readonly Element[]) => {
    const isOwn = (one: Element): boolean =>
      isUsable(one) && !one.closest(notForms) && !without.some((other) => other.contains(one))
    const buttons = [...region.querySelectorAll('button,[role=button],input[type=submit],input[type=button]')].filter(
      (one) => isOwn(one) && !one.closest('[class*=pagination i],[aria-label*=pagination i]'),
    )
    const count = (words: RegExp): number =>
      buttons.filter((one) => [wordsOf(one), one.getAttribute('value') ?? ''].some((text) => words.test(text))).length
    return {
      fields: [...region.querySelectorAll(anyControl)].filter(isOwn).length,
      waysOn: count(goesOn),
      waysIn: count(leadsIn),
    }
  }

  const isHidden = (one: Element): boolean => !isShown(one) || !one.checkVisibility({ opacityProperty: true })
  const open = [...root.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]')].filter(
    (dialog) =>
      !isHidden(dialog) &&
      !dialog.matches(notForms) &&
      !/cookie|consent|gdpr/iu.test(`${dialog.id} ${dialog.ariaLabel ?? ''}`),
  )
  const isModal = (one: Element): boolean =>
    one.matches('dialog:modal,[role=alertdialog]') || one.closest('[aria-modal=true]') !== null
  /** Chats, surveys and offers of news, which no application stands in. */
  const isAside = (one: Element): boolean =>
    /\b(?:chat|survey|feedback|newsletter|job alerts?|assistant|notifications?|rate (?:us|your)|how (?:likely|satisfied|was|did))\b/iu.test(
      `${one.id} ${one.getAttribute('class') ?? ''} ${one.getAttribute('aria-label') ?? ''} ${one.querySelector('h1,h2,h3,h4,legend,[class*=title i]')?.textContent ?? ''}`.replaceAll(
        /[-_]/gu,
        ' ',
      ),
    )
  /** It lies over the page, so that nobody gets at what is below. */
  const isOver = (one: Element): boolean => {
    const box = one.getBoundingClientRect()
    const met = root.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const isInMiddle = met !== null && (one.contains(met) || met.contains(one))
    const isLarge = box.width * box.height > (innerWidth * innerHeight) / 3
    const edge = root.elementFromPoint(2, innerHeight - 2)
    const hasBackdrop = edge !== null && !one.contains(edge) && getComputedStyle(edge).position === 'fixed'
    const isLifted = ['fixed', 'absolute'].includes(getComputedStyle(one).position)
    return isInMiddle && (hasBackdrop || (isLarge && isLifted))
  }
  const outside = contentOf(body, open)
  const isOfForm = (one: Element): boolean => {
    if (one.querySelector(`${anyControl},button`) === null) return false
    if (isModal(one) || /session (?:has )?(?:expired|timed out|ended)/iu.test(one.textContent ?? '')) return true
    // A page whose own form goes on is meant, whatever else stands open beside it.
    const hasForm = outside.fields > 0 && outside.waysOn > 0
    if (hasForm && !isOver(one)) return false
    const { waysOn, waysIn } = contentOf(one, [])
    return outside.waysOn + outside.waysIn === 0 || (waysOn + waysIn > 0 && !isAside(one))
  }
  const dialog = open.findLast(isOfForm) ?? null
  /** Open, and not meant. */
  const asides = open.filter((one) => one !== dialog && !one.contains(dialog) && dialog?.contains(one) !== true)

  const mains = [...root.querySelectorAll('main,[role=main]')].filter((one) => !isHidden(one) && isSeen(one))
  const weighed = mains.map((main) => ({ main, ...contentOf(main, asides) }))
  const [best] = weighed.toSorted((a, b) => b.fields - a.fields || b.waysOn - a.waysOn)
  const beyond = contentOf(body, [...asides, ...mains])
  // The form may stand beside what the page calls its main part.
  const isBeyond =
    best === undefined ||
    (best.fields === 0 && best.waysOn === 0 && beyond.fields > 0 && beyond.waysOn + beyond.waysIn > 0)
  const scope: Element = dialog ?? (isBeyond ? body : best.main)
  const own = contentOf(scope, asides)
  const hasForm = own.fields > 0 && own.waysOn > 0
  return { dialog, scope, asides, isUsable, hasForm }
}
