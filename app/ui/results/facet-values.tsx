import { Icon, iconAsText } from '../icon.tsx'
import css from './filter-bar.module.css'
import type { FacetValueView } from './results-view.ts'

/**
 * The values of a filter. A page has more than a hundred of them, which were a third of its elements: the server writes them as text, and in the
 * browser they are elements as all else is, so that one that is pressed keeps the focus.
 */
export function FacetValues({ values }: { values: readonly FacetValueView[] }) {
  if (import.meta.env.SSR) return <ul dangerouslySetInnerHTML={{ __html: valuesAsText(values) }} />
  return (
    <ul>
      {values.map((value) => (
        <li key={value.label}>
          <FacetValue value={value} />
        </li>
      ))}
    </ul>
  )
}

/** A plain link, which what is around it follows (`useFollowLinks`). */
export function FacetValue({ value: { label, count, address, isChosen } }: { value: FacetValueView }) {
  const face = (
    <>
      <span className={css.box}>{isChosen && <Icon name="tick" label="chosen" />}</span> <span>{label}</span>{' '}
      <span className={css.number}>{numbers.format(count)}</span>
    </>
  )
  if (address === null) return <span className={`${css.value} ${css.none}`}>{face}</span>
  return (
    <a className={css.value} href={address} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
      {face}
    </a>
  )
}

/** What React makes of the same values, letter by letter; facet-values.test.tsx compares them. */
export function valuesAsText(values: readonly FacetValueView[]): string {
  return values.map((value) => `<li>${valueAsText(value)}</li>`).join('')
}

function valueAsText({ label, count, address, isChosen }: FacetValueView): string {
  const tick = isChosen ? iconAsText('tick', 'chosen') : ''
  const face = `<span class="${css.box}">${tick}</span> <span>${escaped(label)}</span> <span class="${css.number}">${numbers.format(count)}</span>`
  if (address === null) return `<span class="${css.value} ${css.none}">${face}</span>`
  const current = isChosen ? ' aria-current="true"' : ''
  return `<a class="${css.value}" href="${escaped(address)}" rel="nofollow"${current}>${face}</a>`
}

const numbers = new Intl.NumberFormat('en-GB')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Escapes as React does. Every string that we did not write ourselves goes through it. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => signs[sign] ?? sign)
}
