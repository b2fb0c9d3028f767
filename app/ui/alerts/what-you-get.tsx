import type { ReactNode } from 'react'
import css from './alerts.module.css'

/** Beside a form that makes an alert: what its emails are like. */
export function WhatYouGet({ children }: { children?: ReactNode }) {
  return (
    <aside className={css.aside} aria-labelledby="what-you-get">
      <h2 id="what-you-get">What you get</h2>
      <ul>
        <li>Up to ten new jobs in one email, the best first. The list that it leads to has all of them.</li>
        <li>With each job its pay, its place and why it fits.</li>
        <li>We never send you the same job twice, and every email has a link to stop.</li>
      </ul>
      {children}
    </aside>
  )
}
