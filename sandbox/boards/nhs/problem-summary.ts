import { html } from 'hono/html'
import type { Wrong } from '../../applying/read-answers.ts'
import type { Markup } from '../../pages/page.ts'

/** What is wrong, at the top of the page, each with a link to its field. */
export function problemSummary(wrong: Wrong): Markup {
  const all = Object.entries(wrong)
  if (all.length === 0) return html``
  return html`<div role="alert" class="nhsuk-error-summary" aria-labelledby="error-summary-title" tabindex="-1">
    <h2 id="error-summary-title">There is a problem</h2>
    <ul>
      ${all.map(([name, words]) => html`<li><a href="#${name}">${words}</a></li>`)}
    </ul>
  </div>`
}
