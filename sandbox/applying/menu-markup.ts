import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Given } from './arrivals.ts'
import { choicesOf, type Ask } from './ask.ts'
import { attributes, idOf, labelOf } from './ask-parts.ts'

/** A list of which several can be ticked while it is open; a script keeps what is ticked in hidden fields. */
export function menuOfMany(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const chosen = Array.isArray(given) ? (given as readonly string[]) : []
  return html`<p class="label" id="${id}-label">${labelOf(ask)}</p>
    <div data-widget="menu-of-many" data-name="${ask.name}" ${attributes(ask.marks)}>
      <button type="button" aria-haspopup="menu" aria-expanded="false" aria-labelledby="${id}-label">
        <span>${chosen.length > 0 ? chosen.join(', ') : 'Select options'}</span>
      </button>
      <div role="menu" hidden>
        ${choicesOf(ask).map(
          (choice) =>
            html`<div role="menuitemcheckbox" tabindex="-1" aria-checked="${String(chosen.includes(choice))}">
              ${choice}
            </div>`,
        )}
      </div>
      ${chosen.map((choice) => html`<input type="hidden" name="${ask.name}" value="${choice}" />`)}
    </div>`
}

/** A list of which one is chosen: its entries are in the page only while it is open. */
export function combobox(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const text = typeof given === 'string' ? given : ''
  return html`<p class="label" id="${id}-label">${labelOf(ask)}</p>
    <div data-widget="combobox" data-choices="${JSON.stringify(choicesOf(ask))}">
      <input type="hidden" name="${ask.name}" value="${text}" />
      <button
        type="button"
        id="${id}"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-labelledby="${id}-label"
        ${attributes(ask.marks)}
      >
        ${text || 'Choose one'}
      </button>
    </div>`
}

/** Yes and no as two plain buttons over a box that nobody sees. */
export function toggle(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  return html`<p class="label" id="${id}-label">${labelOf(ask)}</p>
    <div data-widget="toggle" role="group" aria-labelledby="${id}-label" ${attributes(ask.marks)}>
      <input type="hidden" name="${ask.name}" value="${typeof given === 'string' ? given : ''}" />
      <input type="checkbox" class="for-ears" tabindex="-1" aria-hidden="true" />
      ${choicesOf(ask).map(
        (choice) => html`<button type="button" class="half ${choice === given ? 'on' : ''}">${choice}</button>`,
      )}
    </div>`
}
