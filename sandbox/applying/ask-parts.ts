import { html, raw } from 'hono/html'
import type { Markup } from '../pages/page.ts'
import type { Ask } from './ask.ts'

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

export function labelOf({ label, optional, saidTwice, unmarked, hidesLabel, kind }: Ask): Markup {
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

/** '.pdf,.docx' */
export function acceptOf({ endings = [] }: Pick<Ask, 'endings'>): string {
  return endings.map((ending) => `.${ending}`).join(',')
}
