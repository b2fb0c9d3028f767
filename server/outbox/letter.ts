import { product } from '../../contract/messages.ts'

/** A mail as it is written: paragraphs, and one link at most, which opens a page and never acts by itself. */
export type Letter = {
  subject: string
  paragraphs: readonly string[]
  link?: { label: string; url: string }
  /** Said after the link. */
  after?: readonly string[]
}

/** The plain part, which says everything. */
export function asText({ paragraphs, link, after = [] }: Letter): string {
  return [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, `– ${product}`].join('\n\n') + '\n'
}

/** The same for programs that show HTML: no pictures, nothing that is fetched, nothing that tells us it was read. */
export function asHtml({ paragraphs, link, after = [] }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#0b6b4c;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="en-GB"><body style="margin:0;padding:24px;background:#fbfaf6;color:#14241d;font:17px/1.5 'Source Sans 3',Helvetica,Arial,sans-serif"><div style="max-width:34em;margin:0 auto">${paragraphs
    .map(paragraph)
    .join(
      '',
    )}${button}${after.map(paragraph).join('')}<p style="margin:24px 0 0;color:#4c5a53">${product}</p></div></body></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
