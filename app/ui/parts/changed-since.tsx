import { useId, type ReactNode } from 'react'
import { changedSince } from '../../../contract/platform/revision.ts'
import css from './changed-since.module.css'
import { useFocus } from './use-focus.ts'

/** A field of which two people, or two windows, have different things; empty: nothing is there. */
export type Difference = { label: string; there: string; yours: string }

export type Since = { differences: readonly Difference[]; revision: string }

type Props = {
  since: Since | null
  /** Where what was saved is shown: the page as it is without what was typed. */
  reload: string
}

/**
 * Above a form's button: somebody else has saved since the form was opened. It shows what differs and sends along what was shown, so that
 * the same button then saves over it.
 */
export function ChangedSince({ since, reload }: Props) {
  if (since === null) return null
  const text = `${changedSince} Press the button again to save yours over it.`
  return (
    <DifferenceBox title="Saved by somebody else" text={text} differences={since.differences} news={since}>
      <input type="hidden" name="baseRevision" value={since.revision} />
      <p>
        <a href={reload}>Drop mine and show what was saved</a>
      </p>
    </DifferenceBox>
  )
}

type BoxProps = {
  title: string
  text: string
  differences: readonly Difference[]
  /** Takes the focus when it is another; left out: the focus stays where somebody types. */
  news?: unknown
  /** What can be done about it. */
  children: ReactNode
}

/** What differs between what was saved and what is typed here. */
export function DifferenceBox({ title, text, differences, news, children }: BoxProps) {
  const box = useFocus<HTMLElement>(news)
  const heading = useId()
  return (
    <section className={css.since} role="alert" aria-labelledby={heading} ref={box} tabIndex={-1}>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      {differences.length > 0 && (
        <dl className={css.differences}>
          {differences.map(({ label, there, yours }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>Saved:</b> {there === '' ? 'nothing' : there}
              </dd>
              <dd>
                <b>Yours:</b> {yours === '' ? 'nothing' : yours}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}

/** What differs between what was saved and what was typed. @param labels of the fields to compare, in their order. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  { there, yours }: { there: Readonly<Record<string, unknown>>; yours: Readonly<Record<string, unknown>> },
): Difference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [one, other] = [inWords(there[field]), inWords(yours[field])]
    return one === other ? [] : [{ label, there: one, yours: other }]
  })
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  return typeof value === 'string' ? value.trim() : ''
}
