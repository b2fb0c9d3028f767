import { useId, type ReactNode } from 'react'
import css from './parts-page.module.css'

/** One part in all its states. */
export function PartSet({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.set} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}
