import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { isFile, type Given } from './arrivals.ts'
import { choicesOf, type Ask } from './ask.ts'
import { acceptOf, attributes, idOf, labelOf } from './ask-parts.ts'
import { box, checkboxes, dropDown, radios, segments, suggestion } from './choice-markup.ts'
import { dateInParts } from './date-markup.ts'
import { combobox, menuOfMany, toggle } from './menu-markup.ts'
import { fileCards, storedFiles } from './stored-files.ts'
import type { Filled, Wrong } from './read-answers.ts'
import { upload } from './uploads.ts'

/** A field with its label, what stands in it, and what is wrong with it. */
export function askMarkup(ask: Ask, filled: Filled = {}, wrong: Wrong = {}): Markup {
  const { section } = ask
  if (section !== undefined) {
    const { section: _, ...below } = ask
    return html`<section class="under">
      <h3>${section}</h3>
      ${askMarkup(below, filled, wrong)}
    </section>`
  }
  const problem = wrong[ask.name]
  const given = filled[ask.name] ?? ask.value
  return html`<div class="ask" ${attributes(ask.around)}>
      ${body(ask, given)} ${hintOf(ask) ? html`<p class="hint" id="${idOf(ask)}-hint">${hintOf(ask)}</p>` : ''}
      ${problem ? html`<p class="error" id="${idOf(ask)}-error">${problem}</p>` : ''}
    </div>
    ${ask.follow ? followMarkup(ask.follow, { given, filled, wrong }) : ''}`
}

/** Comes up once the question before it is answered so. */
function followMarkup(
  { when, ask }: NonNullable<Ask['follow']>,
  { given, filled, wrong }: { given: Given | undefined; filled: Filled; wrong: Wrong },
): Markup {
  return html`<div data-when="${when}" ${given === when ? '' : 'hidden'}>${askMarkup(ask, filled, wrong)}</div>`
}

function body(ask: Ask, given: Given | undefined): Markup {
  const look = ask.look ?? 'radios'
  if (ask.kind === 'box') return box(ask, given)
  if (ask.kind === 'choices') return look === 'menu' ? menuOfMany(ask, given) : checkboxes(ask, given)
  if (ask.kind === 'date' && (look === 'date-selects' || look === 'date-texts')) return dateInParts(ask, given)
  if (ask.kind === 'long-text' && look === 'editable') return editable(ask, given)
  if (ask.kind === 'file' && ask.upload) return upload(ask, given)
  if (ask.kind === 'file' && look === 'cards') return fileCards(ask, given)
  if (ask.kind === 'file' && ask.stored) return html`${storedFiles(ask, given)} ${labelled(ask, given)}`
  if (ask.kind === 'choice' || ask.kind === 'yes-no') {
    if (look === 'radios') return radios(ask, given)
    if (look === 'segments') return segments(ask, given)
    if (look === 'drop-down') return dropDown(ask, given)
    if (look === 'toggle') return toggle(ask, given)
    if (look === 'combobox') return combobox(ask, given)
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
      return html`<input type="file" id="${id}" name="${name}" accept="${acceptOf(ask)}" ${attributes(marks)} />
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

/** A part of the page that can be written in; a script keeps the words in a hidden field. */
function editable(ask: Ask, given: Given | undefined): Markup {
  const id = idOf(ask)
  const text = typeof given === 'string' ? given : ''
  return html`<p class="label" id="${id}-label">${labelOf(ask)}</p>
    <div data-widget="editable">
      <input type="hidden" name="${ask.name}" value="${text}" />
      <div
        id="${id}"
        class="paper"
        contenteditable="true"
        role="textbox"
        aria-multiline="true"
        aria-labelledby="${id}-label"
        ${attributes(ask.marks)}
      >
        ${text}
      </div>
    </div>`
}
