import { html } from 'hono/html'
import { monthNames } from '../../contract/cvs/dates.ts'
import type { Markup } from '../pages/page.ts'
import type { Given } from './arrivals.ts'
import type { Ask } from './ask.ts'
import { attributes, idOf, labelOf } from './ask-parts.ts'

const parts = ['day', 'month', 'year'] as const
const offered: Record<(typeof parts)[number], readonly string[]> = {
  day: Array.from({ length: 31 }, (_, at) => String(at + 1)),
  month: monthNames,
  year: Array.from({ length: 100 }, (_, at) => String(2_035 - at)),
}

/** A date in three fields; a script keeps the whole of it in a hidden one. */
export function dateInParts(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const iso = typeof given === 'string' ? given : ''
  const [year = '', month = '', day = ''] = iso.split('-').map((part) => String(Number(part) || ''))
  const values = { day, month, year }
  return html`<fieldset data-widget="date-parts" ${attributes(ask.marks)}>
    <legend>${labelOf(ask)}</legend>
    ${ask.look === 'date-texts' ? html`<p class="hint" id="${id}-example">For example, 27 3 2027</p>` : ''}
    <input type="hidden" name="${ask.name}" value="${iso}" />
    <div class="row">
      ${parts.map((part) => {
        const title = `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`
        if (ask.look === 'date-selects') return html`<div>${partSelect({ id, part, title, value: values[part] })}</div>`
        return html`<div>
          <label for="${id}-${part}">${title}</label>
          <input type="text" inputmode="numeric" id="${id}-${part}" data-part="${part}" value="${values[part]}" />
        </div>`
      })}
    </div>
  </fieldset>`
}

function partSelect(given: { id: string; part: (typeof parts)[number]; title: string; value: string }): Markup {
  const { id, part, title, value } = given
  return html`<select id="${id}-${part}" data-part="${part}" aria-label="${title}">
    <option value="">${title}</option>
    ${offered[part].map((words, at) => {
      const worth = part === 'month' ? String(at + 1) : words
      return html`<option value="${worth}" ${worth === value ? 'selected' : ''}>${words}</option>`
    })}
  </select>`
}
