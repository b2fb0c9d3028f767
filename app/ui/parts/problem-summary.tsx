import { useEffect, useId, useState } from 'react'
import { alertCodes } from '../../../contract/texts/alert-codes.ts'
import type { Alert } from '../../../contract/texts/alert.ts'
import css from './problem-summary.module.css'
import { useHydrated } from '../use-hydrated.ts'
import { noteRefusal } from './mended.ts'
import type { Problems } from './problems.ts'
import { useFocus } from './use-focus.ts'
import { useSameOfAnswer } from './use-same-of-answer.ts'

type Props = {
  problems?: Problems | undefined
  /** What the server said of the form as a whole; a success is for the page to tell. */
  said?: Alert | null | undefined
  /** The page that the fields are on; left out: this one. */
  at?: string
  /** The focus stays where it is: for a page that shows the summary itself. */
  isFocusLeft?: boolean
}

/**
 * Why a form was refused, above its button, where whoever pressed it looks: it takes the focus, each line leads to its field, and is gone
 * once that has been changed.
 */
export function ProblemSummary({ problems: given, said, at = '', isFocusLeft = false }: Props) {
  const problems = useSameOfAnswer(given)
  const refusal = said != null && said.code !== alertCodes.success ? said : null
  const [mended, setMended] = useState<{ of: unknown; fields: readonly string[] }>({ of: null, fields: [] })
  const isMended = (field: string) => mended.of === problems && mended.fields.includes(field)
  // On the server, and at first, they stand as the answer has them.
  const order = useHydrated() ? orderOnPage(problems) : []
  const lines = Object.entries(problems ?? {})
    .filter(([field]) => !isMended(field))
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  const isShown = lines.length > 0 || refusal !== null
  const hasNews = refusal !== null || Object.keys(problems ?? {}).length > 0
  const news = refusal ?? problems
  const box = useFocus<HTMLDivElement>(isFocusLeft || !hasNews ? undefined : news)
  const heading = useId()
  useEffect(() => {
    if (hasNews && news !== undefined) noteRefusal()
  }, [hasNews, news])
  useEffect(() => {
    const form = isShown ? box.current?.closest('form') : null
    if (form == null || problems === undefined) return
    const note = ({ target }: Event) => {
      const changed = Object.keys(problems).filter((field) => target instanceof Element && isOf(field, target))
      if (changed.length === 0) return
      setMended(({ of, fields }) => ({ of: problems, fields: [...(of === problems ? fields : []), ...changed] }))
    }
    const kinds = ['input', 'change'] as const
    for (const kind of kinds) form.addEventListener(kind, note)
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, note)
    }
  }, [problems, isShown, box])
  if (!isShown) return null
  return (
    <div
      className={css.problems}
      role="alert"
      aria-labelledby={heading}
      ref={box}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts the browser goes there by itself
      autoFocus={!isFocusLeft}
    >
      <h2 id={heading}>{refusal === null ? 'There is a problem' : refusal.message}</h2>
      {refusal !== null && refusal.details !== '' && <p>{refusal.details}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(([field, message]) => (
            <li key={field}>
              {field === '' ? (
                message
              ) : (
                <a
                  href={`${at}#${field}`}
                  onClick={(event) => {
                    if (at === '' && goTo(field)) event.preventDefault()
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Goes to a field without a step of the history: for the router that would be another page, which was not answered anything.
 * @returns whether it is there.
 */
function goTo(field: string): boolean {
  const element = document.getElementById(field)
  if (element === null) return false
  for (let part = element.closest('details'); part !== null; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
  return true
}

/** The fields in the order in which they stand on the page; those that are not there are not among them. */
function orderOnPage(problems: Problems | undefined): readonly string[] {
  const found = Object.keys(problems ?? {}).flatMap((field) => document.getElementById(field) ?? [])
  return found.toSorted(byPlace).map(({ id }) => id)
}

function byPlace(one: Element, other: Element): number {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1
}

/** Whether what was changed is the field, by its name, or in it. */
function isOf(field: string, changed: Element): boolean {
  return (
    field !== '' && (changed.getAttribute('name') === field || changed.closest(`[id="${CSS.escape(field)}"]`) !== null)
  )
}
