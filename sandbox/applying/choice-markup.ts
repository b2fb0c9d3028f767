import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Given } from './arrivals.ts'
import { choicesOf, type Ask } from './ask.ts'
import { attributes, idOf, labelOf } from './ask-parts.ts'

export function radios(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  return html`<fieldset ${attributes(ask.marks)}>
    <legend>${labelOf(ask)}</legend>
    ${choicesOf(ask).map(
      (choice, index) =>
        html`<label for="${id}-${index}"
          ><input
            type="radio"
            id="${id}-${index}"
            name="${ask.name}"
            value="${choice}"
            ${choice === given ? 'checked' : ''}
            ${attributes(partMarks(ask, index))}
          />${choice}</label
        >`,
    )}
  </fieldset>`
}

export function checkboxes(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const chosen = Array.isArray(given) ? (given as readonly string[]) : []
  return html`<fieldset ${attributes(ask.marks)}>
    <legend>${labelOf(ask)}</legend>
    ${choicesOf(ask).map(
      (choice, index) =>
        html`<label for="${id}-${index}"
          ><input
            type="checkbox"
            id="${id}-${index}"
            name="${ask.name}"
            value="${choice}"
            ${chosen.includes(choice) ? 'checked' : ''}
            ${attributes(partMarks(ask, index))}
          />${choice}</label
        >`,
    )}
  </fieldset>`
}

/** Each button of a group goes by the group's mark and its own number. */
function partMarks({ marks }: Ask, index: number): Record<string, string> {
  const mark = marks?.['data-qa']
  return mark === undefined ? {} : { 'data-qa': `${mark}-${index}` }
}

export function box(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  return html`<label for="${id}"
    ><input
      type="checkbox"
      id="${id}"
      name="${ask.name}"
      value="on"
      ${given === 'on' || given === true ? 'checked' : ''}
      ${attributes(ask.marks)}
    />${labelOf(ask)}</label
  >`
}

/** Buttons of which one is pressed; a script keeps the answer in a hidden field. */
export function segments(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  return html`<div role="group" aria-labelledby="${id}-label" data-widget="segments" ${attributes(ask.marks)}>
    <p class="label" id="${id}-label">${labelOf(ask)}</p>
    <input type="hidden" name="${ask.name}" value="${typeof given === 'string' ? given : ''}" />
    ${choicesOf(ask).map(
      (choice) =>
        html`<button type="button" aria-pressed="${String(choice === given)}" data-choice="${choice}">
          ${choice}
        </button>`,
    )}
  </div>`
}

/** A list of our own that drops down; neither its label nor its button belongs to a field. */
export function dropDown(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const text = typeof given === 'string' ? given : ''
  return html`<div id="question-wrapper-${id}">
      <span class="label">${labelOf(ask)}</span>
    </div>
    <div data-qa="dropdown" data-widget="drop-down" id="${id}">
      <input type="hidden" name="${ask.name}" value="${text}" />
      <button
        type="button"
        aria-expanded="false"
        aria-haspopup="true"
        aria-label="${text || 'Select an option'}"
        data-qa="dropdown-toggle"
      >
        <span>${text || 'Select an option'}</span>
      </button>
      <div data-qa="dropdown-list" hidden>
        <div role="menu">
          ${choicesOf(ask).map(
            (choice) => html`<span tabindex="0" role="menuitem" data-qa="dropdown-item">${choice}</span>`,
          )}
        </div>
      </div>
    </div>`
}

/** A text that counts only once one of the suggestions below it was chosen. */
export function suggestion(ask: Ask, text: string): Markup {
  const id = idOf(ask)
  return html`<div data-widget="suggestion">
    <input type="hidden" name="${ask.name}" value="${text}" />
    <input
      id="${id}"
      type="text"
      role="combobox"
      autocomplete="off"
      aria-expanded="false"
      aria-autocomplete="list"
      aria-controls="${id}-list"
      value="${text}"
      ${attributes(ask.marks)}
    />
    <div role="listbox" id="${id}-list" hidden>
      ${choicesOf(ask).map((choice) => html`<div role="option" hidden>${choice}</div>`)}
    </div>
  </div>`
}
