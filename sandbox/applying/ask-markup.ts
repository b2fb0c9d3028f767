import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { isFile, type Given } from './arrivals.ts'
import { choicesOf, type Ask } from './ask.ts'
import { attributes, idOf, labelOf } from './ask-parts.ts'
import { box, checkboxes, dropDown, radios, segments, suggestion } from './choice-markup.ts'
import { menuOfMany } from './menu-markup.ts'
import { storedFiles } from './stored-files.ts'
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
  if (ask.kind === 'choices') return ask.isMenu ? menuOfMany(ask, given) : checkboxes(ask, given)
  if (ask.kind === 'file' && ask.stored) return html`${storedFiles(ask)} ${labelled(ask, given)}`
  if (ask.kind === 'choice' || ask.kind === 'yes-no') {
    if (look === 'radios') return radios(ask, given)
    if (look === 'segments') return segments(ask, given)
    if (look === 'drop-down') return dropDown(ask, given)
  }
  return labelled(ask, given)
}

function labelled(ask: Ask, given: Given | undefined): Markup {
  return html`${ask.hidesLabel ? '' : html`<label for="${idOf(ask)}">${labelOf(ask)}</label>`}${control(ask, given)}`
}

/** Of a file without words of its own: what it may be. */
function hintOf({ hint, kind, endings, maxBytes }: Ask): string {
  if (hint !== undefined || kind !== 'file') return hint ?? ''
  const most = maxBytes === undefined ? [] : [`up to ${Math.round(maxBytes / 1_000_000)} MB`]
  return [...(endings ?? []).map((ending) => ending.toUpperCase()), ...most].join(', ')
}

function control(ask: Ask, given: Given | undefined): Markup {
  const { kind, name, min, max, limit } = ask
  const id = idOf(ask)
  const marks = { ...ask.marks, ...(hintOf(ask) && { 'aria-describedby': `${id}-hint` }) }
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
