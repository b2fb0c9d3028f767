import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import { isFile, type ArrivedFile, type Given } from './arrivals.ts'
import type { Ask } from './ask.ts'
import { arrivedFile } from './files.ts'
import { acceptOf, attributes, idOf } from './ask-parts.ts'

/** The name of the field that says which card is chosen. */
export function storedName({ name }: Pick<Ask, 'name'>): string {
  return `${name}-card`
}

/** A file that the board has kept since an earlier time. */
export function keptFile(name: string): ArrivedFile {
  return arrivedFile(name, Buffer.from(`kept: ${name}`))
}

/** Cards of files that the board keeps; an upload adds one of its own, which is chosen then. */
export function storedFiles(ask: Ask, given: Given | undefined): Markup {
  const stored = filesIn(ask, given)
  const id = idOf(ask)
  return html`<div data-widget="stored-files" data-file="${id}">
    ${stored.map((file, at) => card({ file, id: `${id}-card-${at}`, isChosen: at === 0 }))}
    <input type="hidden" name="${storedName(ask)}" value="${stored[0] ?? ''}" />
    <template>${card({ file: '', id: `${id}-card-new`, isChosen: true })}</template>
  </div>`
}

/** The cards' files, what was uploaded before first. */
function filesIn({ stored = [] }: Ask, given: Given | undefined): readonly string[] {
  const uploaded = given !== undefined && typeof given === 'object' && isFile(given) ? [given.file] : []
  return [...new Set([...uploaded, ...stored])]
}

/**
 * Cards of which the last is for an upload, whose field nobody sees. Each has a menu of its own.
 */
export function fileCards(ask: Ask, given: Given | undefined): Markup {
  const stored = filesIn(ask, given)
  return html`<div role="radiogroup" aria-label="${ask.label}" data-widget="file-cards">
    ${stored.map(
      (file, at) =>
        html`<div class="upload-card" role="radio" aria-checked="${String(at === 0)}" tabindex="0">
          <strong>${file}</strong> <small>Uploaded some time ago</small>
          <button type="button" data-trap="Options of a CV">Options</button>
        </div>`,
    )}
    <div class="upload-card" role="radio" aria-checked="false" tabindex="0" data-new ${attributes(ask.marks)}>
      <strong>Upload another file</strong> <small>${(ask.endings ?? []).join(', ').toUpperCase()}</small>
      <input type="file" id="${idOf(ask)}" name="${ask.name}" accept="${acceptOf(ask)}" class="gone" />
    </div>
    <input type="hidden" name="${storedName(ask)}" value="${stored[0] ?? ''}" />
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
