import { html } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Place } from './apply-form.ts'

/** The field that only programs see. */
export const trapField = 'companyFax'

/** A field that lies beside the page, and asks to be left empty. */
export function trapMarkup(): Markup {
  return html`<div class="beyond">
    <label for="${trapField}">Leave this line empty</label>
    <input type="text" id="${trapField}" name="${trapField}" tabindex="-1" autocomplete="off" />
  </div>`
}

/** A button that stands where the one that goes on is looked for, and which nobody can see. */
export function decoy(words: string): Markup {
  return html`<button type="button" class="faded" tabindex="-1" data-trap="${words}">${words}</button>`
}

/** Notes what a page says was touched, and what stands in the field that should be empty. */
export function noteTraps({ site, ad, email }: Place, sent: FormData): void {
  const pressed = sent.getAll('_trap').map(String)
  const filled = sent.getAll(trapField).some((value) => value !== '') ? ['a field for programs'] : []
  for (const trap of [...pressed, ...filled]) site.desk.touched.push({ board: site.id, email, ad: ad.number, trap })
}
