import { html, raw } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { isFile, type Given } from './arrivals.ts'
import { choicesOf, type Ask } from './ask.ts'
import type { Filled, Wrong } from './read-answers.ts'

/** A field with its label, what stands in it, and what is wrong with it. */
export function askMarkup(ask: Ask, filled: Filled = {}, wrong: Wrong = {}): Markup {
  const problem = wrong[ask.name]
  const given = filled[ask.name] ?? ask.value
  return html`<div class="ask" ${attributes(ask.around)}>
    ${body(ask, given)} ${hintOf(ask) ? html`<p class="hint" id="${idOf(ask)}-hint">${hintOf(ask)}</p>` : ''}
    ${problem ? html`<p class="error" id="${idOf(ask)}-error">${problem}</p>` : ''}
  </div>`
}

function body(ask: Ask, given: Given | undefined): Markup {
  const look = ask.look ?? 'radios'
  if (ask.kind === 'box') return box(ask, given)
  if (ask.kind === 'choices') return checkboxes(ask, given)
  if (ask.kind === 'choice' || ask.kind === 'yes-no') {
    if (look === 'radios') return radios(ask, given)
    if (look === 'segments') return segments(ask, given)
    if (look === 'drop-down') return dropDown(ask, given)
  }
  return html`${ask.hidesLabel ? '' : html`<label for="${idOf(ask)}">${labelOf(ask)}</label>`}${control(ask, given)}`
}

/** Of a file without words of its own: what it may be. */
function hintOf({ hint, kind, endings, maxBytes }: Ask): string {
  if (hint !== undefined || kind !== 'file') return hint ?? ''
  const most = maxBytes === undefined ? [] : [`up to ${Math.round(maxBytes / 1_000_000)} MB`]
  return [...(endings ?? []).map((ending) => ending.toUpperCase()), ...most].join(', ')
}

export function idOf({ id, name }: Ask): string {
  return id ?? name
}

export function attributes(marks: Readonly<Record<string, string>> = {}) {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return raw(
    Object.entries(marks)
      .map(([name, value]) => `${name}="${escaped(value)}"`)
      .join(' '),
  )
}

function labelOf({ label, optional, saidTwice, unmarked, hidesLabel, kind }: Ask): Markup {
  if (hidesLabel) return html``
  const mark =
    unmarked || kind === 'box'
      ? ''
      : optional
        ? html` <span class="optional">(optional)</span>`
        : html`<span aria-hidden="true"> *</span>`
  if (!saidTwice) return html`${label}${mark}`
  return html`<span aria-hidden="true">${label}</span><span class="for-ears">${label}</span>${mark}`
}

function control(ask: Ask, given: Given | undefined): Markup {
  const { kind, name, marks, min, max, limit } = ask
  const id = idOf(ask)
  const text = typeof given === 'string' ? given : ''
  switch (kind) {
    case 'long-text':
      return html`<textarea id="${id}" name="${name}" rows="5" ${attributes(marks)}>${text}</textarea>
        ${limit === undefined ? '' : html`<p class="hint" data-counter="${id}">${text.length}/${limit}</p>`}`
    case 'file':
      return html`<input
          type="file"
          id="${id}"
          name="${name}"
          accept="${(ask.endings ?? []).map((ending) => `.${ending}`).join(',')}"
          ${attributes(marks)}
        />
        ${given !== undefined && typeof given === 'object' && isFile(given) ? html`<p>${given.file}</p>` : ''}`
    case 'suggestion':
      return suggestion(ask, text)
    case 'choice':
    case 'yes-no':
      return html`<select id="${id}" name="${name}" ${attributes(marks)}>
        <option value="">Select an option</option>
        ${choicesOf(ask).map(
          (choice) => html`<option value="${choice}" ${choice === given ? 'selected' : ''}>${choice}</option>`,
        )}
      </select>`
    default: {
      const type = kind === 'number' ? 'text' : kind
      const numbers = kind === 'number' ? { inputmode: 'numeric' } : {}
      const limits = {
        ...(min !== undefined && { min: String(min) }),
        ...(max !== undefined && { max: String(max) }),
        ...(ask.fixed && { readonly: '' }),
      }
      return html`<input
        type="${type}"
        id="${id}"
        name="${name}"
        value="${text}"
        ${attributes({ ...numbers, ...limits, ...marks })}
      />`
    }
  }
}

function radios(ask: Ask, given: Given | undefined): Markup {
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

/** Each button of a group goes by the group's mark and its own number. */
function partMarks({ marks }: Ask, index: number): Record<string, string> {
  const mark = marks?.['data-qa']
  return mark === undefined ? {} : { 'data-qa': `${mark}-${index}` }
}

function checkboxes(ask: Ask, given: Given | undefined): Markup {
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

function box(ask: Ask, given: Given | undefined): Markup {
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
function segments(ask: Ask, given: Given | undefined): Markup {
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
function dropDown(ask: Ask, given: Given | undefined): Markup {
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
function suggestion(ask: Ask, text: string): Markup {
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
