import { createContext, use, type ReactNode } from 'react'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { Badge } from '../parts/badge.tsx'
import { useFocus } from '../parts/use-focus.ts'
import type { SectionState } from './ad-checks.ts'
import css from './job-ads.module.css'
import type { AdSection } from './sections.ts'
import type { useFolds } from './use-folds.ts'

type FormState = {
  folds: ReturnType<typeof useFolds>
  stateOf: (section: AdSection) => SectionState
  /** What could be better in a field that nobody is typing in for the first time. */
  tipsOf: (field: string) => readonly Hint[]
}

/** What the sections and fields of the form of an ad know of it. */
export const AdFormState = createContext<FormState>({
  folds: { isOpen: () => true, first: undefined, set: () => {} },
  stateOf: () => ({ text: '', isWhole: true, isEmpty: false }),
  tipsOf: () => [],
})

/** A part of the form that folds. Its heading says whether it is whole. */
export function FormSection({ of, children }: { of: AdSection; children: ReactNode }) {
  const { folds, stateOf } = use(AdFormState)
  const { text, isWhole, isEmpty } = stateOf(of)
  const isOpen = folds.isOpen(of)
  const heading = useFocus<HTMLElement>(folds.first?.section === of ? folds.first : undefined)
  const id = `section-${of.title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className={css.section} aria-labelledby={id}>
      <details
        open={isOpen}
        onToggle={({ currentTarget, target }) => {
          // A part of the section that folds by itself tells of it here as well.
          if (target === currentTarget && currentTarget.open !== isOpen) folds.set(of, currentTarget.open)
        }}
      >
        <summary ref={heading}>
          <h2 id={id}>{of.title}</h2> <Badge tone={isWhole ? (isEmpty ? 'plain' : 'good') : 'attention'}>{text}</Badge>
        </summary>
        <div className={css.fields}>{children}</div>
      </details>
    </section>
  )
}

/** What could be better in a field, below it; the whole of it is in the list of hints. */
export function Tips({ of }: { of: string }) {
  const tips = use(AdFormState).tipsOf(of)
  return tips.map(({ id, title, found }) => (
    <p key={id} className={css.tip}>
      <b>Tip:</b> {title}
      {found !== '' && (
        <>
          {' '}
          (<q>{found}</q>)
        </>
      )}
    </p>
  ))
}
