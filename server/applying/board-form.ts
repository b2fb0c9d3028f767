import type { BoardId } from '../../contract/boards/boards.ts'
import type { PageView } from './page/page-view.ts'
import type { RawButton } from './page/raw-page.ts'

/** How a button is told: by what stands on it, and where that is not enough by id, class or the marks of the board's own tests. */
export type Mark = { words: RegExp; marks?: RegExp }

/** What there is to know of a board's login and application form; all else is read from the page. */
export type BoardForm = {
  id: BoardId
  name: string
  /** All that the browser may reach: 'www.reed.co.uk', '*.reed.co.uk'. */
  hosts: readonly string[]
  /** The button on the ad. */
  apply: Mark
  /** What tells that the button leads to another site. */
  away?: Mark
  /** The words of the button on the form's pages but the last. */
  next?: RegExp
  /** The words of the button on the last page. */
  submit: RegExp
  /** Where the same button ends the form and one of its pages: whether this is the last. */
  isLast?: (view: PageView) => boolean
  /** The board has no room for a file: what it sends is what was answered. */
  takesNoFile?: true
  /** A page between the form's pages that asks nothing: what to press there. */
  passOn?: (view: PageView) => RawButton | null
  sent: { address?: RegExp; words: RegExp }
  /** The person's own applications, as the board lists them. */
  applications: string
}

/** In English, Welsh and Irish. */
const usualNext =
  /^(?:continue|next|next step|next page|review(?: (?:your|my|and submit))?(?: application)?|save (?:and|&) (?:continue|next)|proceed|continue to (?:the )?(?:next step|next page|declaration|review|questions)|continue (?:with )?(?:your |my )?application|parhau|nesaf|cadw a pharhau|ymlaen|lean ar aghaidh|lean ar|ar aghaidh|s[áa]bh[áa]il agus lean ar aghaidh)$/iu
/** Boards change between these from one page, or one month, to the next. */
const usualSubmit =
  /^(?:(?:submit|send|complete|finish)(?: (?:your|my|this|the))?(?: job)? (?:application|profile|form)(?: now)?|(?:accept|agree|confirm|review)(?: and|,| &) (?:submit|send)(?: (?:your|my|this|the))?(?: application)?|cyflwyno(?:['’]r)?(?: (?:eich|fy|y))?(?: cais)?|anfon(?:['’]r)?(?: (?:eich|fy|y))?(?: cais)?|seol(?: isteach)?(?: (?:an t-|d['’]|m['’])?iarratas)?|cuir isteach(?: (?:an t-|d['’]|m['’])?iarratas)?|cuir an t-iarratas isteach)$/iu
/** Other words for the end of a form, where they stand in it and nothing else goes on. */
const looseSubmit =
  /^(?:submit|send|apply|complete|finish|gwneud cais|ymgeisio|iarr)(?: (?!me\b|a copy|feedback|messages?\b|links?\b|invit|codes?\b|alerts?\b|reviews?\b|questions?\b|filters?\b|later\b|to \d|with\b|for other|to a friend)\S{1,20}){0,6}$/iu

const bareSubmit = /^(?:submit|send)$/iu

export function nextButton(board: BoardForm, view: PageView): RawButton | null {
  return (board.next && pick(view, { words: board.next })) ?? pick(view, { words: usualNext })
}

/**
 * The button that ends the form: of those with its words one that can be pressed and stands in the form. One that stays off is taken
 * only where there is no other.
 */
export function submitButton(board: BoardForm, view: PageView): RawButton | null {
  const named = buttonsNamed(view, [board.submit, usualSubmit])
  const inForm = view.buttons.filter((button) => button.isInForm && !button.isLink && looseSubmit.test(wordsOn(button)))
  const isUsual = (button: RawButton): boolean => !button.isDisabled
  // A page to look over asks nothing more.
  const isReview = view.fields.length === 0
  const loose =
    nextButton(board, view) === null
      ? inForm.filter((one) => view.hasForm || (isReview && bareSubmit.test(wordsOn(one))))
      : []
  return (
    named.findLast((button) => isUsual(button) && button.isInForm) ??
    named.findLast(isUsual) ??
    loose.findLast((button) => isUsual(button) && button.isSubmit) ??
    loose.findLast(isUsual) ??
    (loose.length === 0 && named.length === 0 ? wordless(board, view) : null) ??
    named.at(-1) ??
    loose.at(-1) ??
    null
  )
}

/** The only button that ends a form may bear an arrow alone. */
function wordless(board: BoardForm, view: PageView): RawButton | null {
  if (!view.hasForm || nextButton(board, view) !== null) return null
  const [button, ...others] = view.buttons.filter(({ isSubmit, isInForm }) => isSubmit && isInForm)
  return button && others.length === 0 && !/[\p{L}\p{N}]/u.test(wordsOn(button)) ? button : null
}

function buttonsNamed({ buttons }: PageView, words: readonly RegExp[]): RawButton[] {
  return buttons.filter((button) => words.some((one) => one.test(button.words) || one.test(button.name)))
}

function wordsOn({ words, name }: RawButton): string {
  return words || name
}

/** The button with the mark; of several one that can be pressed, and the last, as it stands below the others. */
export function pick({ buttons }: Pick<PageView, 'buttons'>, { words, marks }: Mark): RawButton | null {
  const found = buttons.filter(
    (button) => words.test(button.words) || words.test(button.name) || (marks?.test(button.marks) ?? false),
  )
  return found.findLast(({ isDisabled }) => !isDisabled) ?? found.at(-1) ?? null
}
