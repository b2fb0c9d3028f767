import { product } from '../../contract/texts/messages.ts'

/** A mail as it is written: paragraphs, and links, which open pages and never act by themselves. */
export type Letter = {
  subject: string
  paragraphs: readonly string[]
  /** Between the paragraphs and the link. */
  rows?: readonly LetterRow[]
  /** The one to follow. */
  link?: LetterLink
  /** Others beside it, each with its words. */
  links?: readonly LetterLink[]
  /** Said after the link. */
  after?: readonly string[]
  /** Small, at the end: ways to change or stop what is sent. */
  ways?: readonly LetterLink[]
}

type LetterLink = { label: string; url: string }

/** One of a list: what it is, with a link to it, what there is to know, and what can be done about it. */
export type LetterRow = { title: LetterLink; lines: readonly string[]; ways: readonly LetterLink[] }

/** The plain part, which says everything. */
export function asText({ paragraphs, rows = [], link, links = [], after = [], ways = [] }: Letter): string {
  const told = (one: LetterLink) => `${one.label}: ${one.url}`
  const listed = rows.map((row, i) =>
    [`${i + 1}. ${row.title.label}`, ...row.lines, row.title.url, ...row.ways.map(told)].join('\n   '),
  )
  const followed = [...(link ? [link] : []), ...links].map(({ label, url }) => `${label}:\n${url}`)
  const parts = [...paragraphs, ...listed, ...followed, ...after]
  return [...parts, ...(ways.length > 0 ? [ways.map(told).join('\n')] : []), `– ${product}`].join('\n\n') + '\n'
}

/** The same for programs that show HTML: no pictures, nothing that is fetched, nothing that tells us it was read. */
export function asHtml({ paragraphs, rows = [], link, links = [], after = [], ways = [] }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#0b6b4c;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  const anchor = ({ label, url }: LetterLink, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
  const listed = rows
    .map(
      (row) =>
        `<div style="margin:0 0 20px;padding:0 0 16px;border-bottom:1px solid #d9d6cb">${anchor(row.title, 'font-weight:600;color:#0b6b4c')}${row.lines
          .map((line) => `<br>${escapeHtml(line)}`)
          .join('')}${row.ways.map((way) => `<br>${anchor(way, 'font-size:15px;color:#4c5a53')}`).join('')}</div>`,
    )
    .join('')
  const others = links
    .map((one) => `<p style="margin:0 0 16px">${anchor(one, 'font-weight:600;color:#0b6b4c')}</p>`)
    .join('')
  const foot =
    ways.length > 0
      ? `<p style="margin:24px 0 0;font-size:15px">${ways.map((way) => anchor(way, 'color:#4c5a53')).join(' · ')}</p>`
      : ''
  return `<!doctype html><html lang="en-GB"><body style="margin:0;padding:24px;background:#fbfaf6;color:#14241d;font:17px/1.5 'Source Sans 3',Helvetica,Arial,sans-serif"><div style="max-width:34em;margin:0 auto">${paragraphs
    .map(paragraph)
    .join(
      '',
    )}${listed}${button}${others}${after.map(paragraph).join('')}${foot}<p style="margin:24px 0 0;color:#4c5a53">${product}</p></div></body></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
