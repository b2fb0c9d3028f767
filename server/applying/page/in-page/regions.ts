import type { Selectors } from './selectors.ts'
import type { Seen } from './seen.ts'
import type { Tree } from './tree.ts'
import type { Words } from './words.ts'

export type Regions = ReturnType<typeof regionTools>

/** Which part of the page holds the form, of those that stand there at the same time. Runs in the page. */
export function regionTools({
  isShown,
  isSeen,
  wordsOf,
  body,
  find,
  first,
  closest,
  holds,
  anyControl,
  notForms,
  isOfCookies,
}: Words & Selectors & Tree & Seen) {
  /** Of a form: its next page, or its end. In English, Welsh and Irish. */
  const goesOn =
    /^(?:continue(?: (?:to|with|my|your|application)\b.{0,30})?|next(?: (?:step|page|question|section)|: .{0,20})?|proceed(?: to .{0,20})?|review(?: (?:and|your|my|the|application)\b.{0,30})?|done|save (?:and|&) (?:continue|next|review)|submit|send|(?:submit|send|complete|finish)(?: (?:your|my|this|the))?(?: job)? (?:application|profile)(?: now)?|i['’]m done|(?:accept|agree|confirm) and (?:send|submit).{0,20}|parhau|nesaf|ymlaen|cadw a pharhau|(?:cyflwyno|anfon)\b.{0,20}|lean ar.{0,12}|ar aghaidh|s[áa]bh[áa]il agus lean.{0,12}|(?:seol|cuir isteach)\b.{0,24})$/iu
  /** Leads to a form; of a form of its own, it ends it. */
  const applies =
    /^(?:apply(?: (?!for other|filters?|all)\S{1,20}){0,4}|(?:submit|send)(?: (?!me\b|feedback|message|link|alerts?)\S{1,20}){1,6}|ymgeisio|gwneud cais|iarr|cuir iarratas.{0,12})$/iu
  const leadsIn = /^(?:(?:easy |quick )?apply(?: now)?|(?:log|sign) ?in\b.{0,24})$/iu
  const isUsable = (one: Element): boolean => isShown(one) && closest(one, '[inert]') === null

  /** Its form; what is around the whole page is none. */
  const formOf = (one: Element): Element | null => {
    const form = closest(one, 'form')
    return form === null || pageForms.has(form) ? null : form
  }
  const pageForms = new Set(
    find(body, 'form').filter((form) => first(form, 'nav,main,[role=navigation],[role=search],[role=dialog]') !== null),
  )

  /** What can be filled in within a region and pressed to go on, without what stands in other regions or leads through pages. */
  const contentOf = (region: Element, without: readonly Element[]) => {
    const isOwn = (one: Element): boolean =>
      isUsable(one) && !closest(one, notForms) && !isOfCookies(one) && !without.some((other) => holds(other, one))
    const buttons = find(region, 'button,[role=button],input[type=submit],input[type=button]').filter(
      (one) => isOwn(one) && !closest(one, '[class*=pagination i],[aria-label*=pagination i]'),
    )
    const count = (among: readonly Element[], words: RegExp): number =>
      among.filter((one) => [wordsOf(one), one.getAttribute('value') ?? ''].some((text) => words.test(text))).length
    const controls = find(region, anyControl).filter(isOwn)
    const forms = new Set(controls.map((one) => formOf(one)).filter((form) => form !== null))
    const isEnd = (one: Element): boolean => {
      const form = formOf(one)
      return form !== null && forms.has(form)
    }
    const ends = buttons.filter(isEnd)
    const submits = ends.filter((one) => one.matches('button:not([type]),[type=submit]'))
    // The only one of a form may bear an arrow alone.
    const isLone =
      submits.length === 1 &&
      submits.every((one) => !/[\p{L}\p{N}]/u.test(wordsOf(one) + (one.getAttribute('value') ?? '')))
    return {
      fields: controls.length,
      waysOn: count(buttons, goesOn) + count(ends, applies) + Number(isLone),
      waysIn: count(
        buttons.filter((one) => !ends.includes(one)),
        leadsIn,
      ),
    }
  }

  const isHidden = (one: Element): boolean => !isShown(one) || !one.checkVisibility({ opacityProperty: true })
  const open = find(body, 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]').filter(
    (dialog) =>
      !isHidden(dialog) &&
      !dialog.matches(notForms) &&
      !isOfCookies(dialog) &&
      !/cookie|consent|gdpr/iu.test(`${dialog.id} ${dialog.ariaLabel ?? ''}`),
  )
  const isModal = (one: Element): boolean =>
    one.matches('dialog:modal,[role=alertdialog]') || closest(one, '[aria-modal=true]') !== null
  /** Chats, surveys and offers of news, which no application stands in. */
  const isAside = (one: Element): boolean =>
    /\b(?:chat|survey|feedback|newsletter|job alerts?|assistant|notifications?|rate (?:us|your)|how (?:likely|satisfied|was|did))\b/iu.test(
      `${one.id} ${one.getAttribute('class') ?? ''} ${one.getAttribute('aria-label') ?? ''} ${first(one, 'h1,h2,h3,h4,legend,[class*=title i]')?.textContent ?? ''}`.replaceAll(
        /[-_]/gu,
        ' ',
      ),
    )
  /** It lies over the page, so that nobody gets at what is below. */
  const isOver = (one: Element): boolean => {
    const box = one.getBoundingClientRect()
    const met = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    const isInMiddle = met !== null && (holds(one, met) || holds(met, one))
    const isLarge = box.width * box.height > (innerWidth * innerHeight) / 3
    const edge = document.elementFromPoint(2, innerHeight - 2)
    const hasBackdrop = edge !== null && !holds(one, edge) && getComputedStyle(edge).position === 'fixed'
    const isLifted = ['fixed', 'absolute'].includes(getComputedStyle(one).position)
    return isInMiddle && (hasBackdrop || (isLarge && isLifted))
  }
  const outside = contentOf(body, open)
  const isOfForm = (one: Element): boolean => {
    if (first(one, `${anyControl},button`) === null) return false
    if (isModal(one) || /session (?:has )?(?:expired|timed out|ended)/iu.test(one.textContent ?? '')) return true
    // A page whose own form goes on is meant, whatever else stands open beside it.
    const hasForm = outside.fields > 0 && outside.waysOn > 0
    if (hasForm && !isOver(one)) return false
    const { waysOn, waysIn } = contentOf(one, [])
    return outside.waysOn + outside.waysIn === 0 || (waysOn + waysIn > 0 && !isAside(one))
  }
  const dialog = open.findLast(isOfForm) ?? null
  /** Open, and not meant. */
  const asides = open.filter((one) => one !== dialog && !(dialog && (holds(one, dialog) || holds(dialog, one))))

  const mains = find(body, 'main,[role=main]').filter((one) => !isHidden(one) && isSeen(one))
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
  return { dialog, scope, asides, isUsable, hasForm, formOf }
}
