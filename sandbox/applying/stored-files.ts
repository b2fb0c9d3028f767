import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Ask } from './ask.ts'
import { idOf } from './ask-parts.ts'

/** The name of the field that says which card is chosen. */
export function storedName({ name }: Pick<Ask, 'name'>): string {
  return `${name}-card`
}

/** Cards of files that the board keeps; an upload adds one of its own, which is chosen then. */
export function storedFiles(ask: Ask): Markup {
  const { stored = [] } = ask
  const id = idOf(ask)
  return html`<div data-widget="stored-files" data-file="${id}">
    ${stored.map((file, at) => card({ file, id: `${id}-card-${at}`, isChosen: at === 0 }))}
    <input type="hidden" name="${storedName(ask)}" value="${stored[0] ?? ''}" />
    <template>${card({ file: '', id: `${id}-card-new`, isChosen: true })}</template>
  </div>`
}

function card({ file, id, isChosen }: { file: string; id: string; isChosen: boolean }): Markup {
  const verb = isChosen ? 'Deselect' : 'Select'
  return html`<div
    class="upload-card ${isChosen ? 'upload-card--selected' : ''}"
    aria-label="${isChosen ? 'Selected' : 'Select this resume'}"
  >
    <h3>${file}</h3>
    <p>290 KB · Last used on 7/6/2026</p>
    <button type="button" aria-label="Download resume ${file}">↓</button>
    <input type="radio" id="${id}" ${isChosen ? 'checked' : ''} />
    <label for="${id}"><span class="for-ears">${verb} resume ${file}</span>◉</label>
  </div>`
}
