import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Place, Step } from './apply-form.ts'
import { isFile, type Given } from './arrivals.ts'
import type { Ask } from './ask.ts'
import { acceptOf, attributes, idOf } from './ask-parts.ts'
import { fileOf } from './files.ts'
import { problemOfFile } from './read-answers.ts'
import { draftOf } from './visits.ts'

/** Takes a file as soon as it is chosen: it goes with the application once that is sent. */
export async function takeUpload(
  c: Context,
  { visit, ad }: Place,
  { step, sent }: { step: Step; sent: FormData },
): Promise<Response> {
  const ask = step.asks.find(({ name }) => name === sent.get('_upload'))
  const file = sent.get('file')
  if (!ask || !(file instanceof File)) return c.json({ problem: 'No file arrived' }, 400)
  const given = await fileOf(file)
  const problem = problemOfFile(ask, given)
  if (problem !== null) return c.json({ problem }, 400)
  const draft = draftOf(visit, ad)
  visit.drafts.set(ad.number, { ...draft, filled: { ...draft.filled, [ask.name]: given } })
  return c.json({ file: given.file, bytes: given.bytes })
}

/** A file that goes off as soon as it is chosen, by a button; the form itself has no field for it. */
export function upload(ask: Ask, given: Given | undefined): Markup {
  const name = given !== undefined && typeof given === 'object' && isFile(given) ? given.file : ''
  switch (ask.upload) {
    case 'panel':
      return inPanel(ask, name)
    case 'replace':
      return toReplace(ask, name)
    default:
      return byButton(ask, name)
  }
}

/** What the script needs to know of an upload. */
function marks(ask: Ask, opens: 'panel' | 'chooser' | 'portal'): Markup {
  return html`data-widget="upload" data-name="${ask.name}" data-by="${opens}" data-accept="${acceptOf(ask)}"`
}

/** A card of the file that is stored, whose button opens a part of the page with a field for another. */
function inPanel(ask: Ask, name: string): Markup {
  return html`<div class="card" ${marks(ask, 'panel')}>
    <strong data-file-name>${name}</strong>
    <span data-file-note>${name === '' ? 'There is none in your account yet' : 'In your account'}</span>
    <button type="button" data-upload ${attributes(ask.marks)}>${name === '' ? 'Upload your CV' : 'Update'}</button>
    <template>
      <div class="panel" role="dialog" aria-modal="true" aria-label="Upload your CV">
        <h3>Upload your CV</h3>
        <label for="${idOf(ask)}-file">CV</label>
        <input type="file" id="${idOf(ask)}-file" accept="${acceptOf(ask)}" />
        <button type="button" data-upload-send>Upload</button>
        <button type="button" class="plain" data-upload-close>Cancel</button>
      </div>
    </template>
    <p class="error" data-file-problem hidden></p>
  </div>`
}

/** The stored file by its name, with a link that opens the choice of another, and one that only takes it away. */
function toReplace(ask: Ask, name: string): Markup {
  if (name === '') return byButton(ask, name)
  return html`<div class="keeps" ${marks(ask, 'chooser')}>
    <p>The employer gets this CV:</p>
    <p data-file-name>${name}</p>
    <a href="#" role="button" data-upload ${attributes(ask.marks)}>Replace CV</a>
    <a href="#" role="button" data-trap="Delete">Delete</a>
    <p class="error" data-file-problem hidden></p>
  </div>`
}

function byButton(ask: Ask, name: string): Markup {
  return html`<div class="keeps" ${marks(ask, ask.upload === 'portal' ? 'portal' : 'chooser')}>
    <p data-file-name>${name || 'No file yet'}</p>
    <button type="button" data-upload ${attributes(ask.marks)}>
      ${name === '' ? 'Upload your' : 'Change your'} ${ask.label}
    </button>
    <p class="error" data-file-problem hidden></p>
  </div>`
}

/** The field itself, where it stands far from its button and has no words. */
export function uploadPortal(ask: Ask): Markup {
  return html`<div class="portal">
    <input type="file" id="${idOf(ask)}" data-portal="${ask.name}" accept="${acceptOf(ask)}" />
  </div>`
}
