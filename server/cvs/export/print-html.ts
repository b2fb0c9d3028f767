import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeUTF8 } from 'entities'
import type { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import { fallbackRules, unprintableOf } from './fallback-fonts.ts'
import { faceFor, families, fontRules, lettersMissing, type Cut, type Face } from './fonts.ts'
import { marginsOf, smallestSize, templates, type EntryHead, type PageLook } from './page-look.ts'
import {
  type PrintedCv,
  type PrintedEntry,
  type PrintedFact,
  type PrintedSection,
  wordsOf,
  type Block,
  type Run,
} from '../../../engines/cv-printing/index.ts'

/** Above so many letters an entry or a point may be parted by the end of a page. */
const longText = 1_300

const upright = { style: 'normal' } as const
const slanted = { style: 'italic' } as const

/** The cuts that a face is needed in: for running words all four, for headings and labels fewer. */
function facesOf({ text, heading, label }: PageLook): Parameters<typeof fontRules>[0] {
  const faces: { face: Face; cuts: Cut[] }[] = [
    {
      face: text,
      cuts: [
        { weight: 400, ...upright },
        { weight: 600, ...upright },
        { weight: 400, ...slanted },
        { weight: 600, ...slanted },
      ],
    },
  ]
  if (heading !== text) faces.push({ face: heading, cuts: [{ weight: 700, ...upright }] })
  if (label !== text) {
    faces.push({
      face: label,
      cuts: [
        { weight: 400, ...upright },
        { weight: 600, ...upright },
      ],
    })
  }
  return faces
}

/** The letters of a CV that no face that we bring along has: on paper each is an empty box. */
export function unprintableLetters(cv: PrintedCv, look: PageLook): string[] {
  return unprintableWords(JSON.stringify({ ...cv, picture: '' }), look)
}

/** The same of any words. */
export function unprintableWords(words: string, look: PageLook): string[] {
  return unprintableOf(lettersMissing(faceFor(look.text, words), words), words)
}

/** A CV as one HTML document that needs nothing from anywhere: no script, no file, no face of the machine. */
export function cvHtml(cv: PrintedCv, look: PageLook): string {
  const { entryHead } = templates[look.template]
  return printDocument({
    look,
    title: cv.name === '' ? 'Curriculum vitae' : `${cv.name} – curriculum vitae`,
    name: cv.name,
    body: `${headerHtml(cv)}\n<main>\n${cv.sections.map((section) => sectionHtml(section, entryHead)).join('\n')}\n</main>`,
  })
}

/**
 * The frame of every document that we print: language, title, style, and from the second page on a line at the foot.
 * @param name whose document it is, for that line.
 * @param body HTML whose words have been escaped.
 */
export function printDocument(given: {
  look: PageLook
  title: string
  name: string
  body: string
  kind?: 'cv' | 'letter'
}): string {
  const { title, name, kind = 'cv' } = given
  // A letter and its mark as the one letter that they are: faces have that, and readers take it for one.
  const body = withSingleEmoji(given.body.normalize('NFC'))
  const look = withWholeFaces(given.look, body)
  const style = [
    fontRules(facesOf(look)),
    fallbackRules(lettersMissing(look.text, body), body),
    pageRule(look, look.isBare === true ? null : name),
    variables(look),
    sheet('print'),
    look.template === 'columns' ? '' : sheet('facts-in-lines'),
    sheet(look.template),
    `.foot-words { position: absolute; top: 0; visibility: hidden; font: ${smallestSize}pt ${family(look.label)}; }`,
    `@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`,
  ].join('\n')
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapeUTF8(title)}</title>
<style>${style}</style>
</head>
<body class="${kind}">
${body}
${footWords(name)}
</body>
</html>
`
}

/** Faces that have all letters of what is set in them, so that none is made up of parts of several. */
function withWholeFaces(look: PageLook, body: string): PageLook {
  const headings = (body.match(/<h[12][^<>]*>[^<]*/gu) ?? []).join('')
  return {
    ...look,
    text: faceFor(look.text, body),
    heading: faceFor(look.heading, headings),
    label: faceFor(look.label, body),
  }
}

/**
 * What stands at the foot of the pages, unseen and unprinted: a browser waits for the faces that the words of a page need, and not for
 * those of its margins. Where one of them came late, all words of its family were blank.
 */
function footWords(name: string): string {
  return `<div class="foot-words" aria-hidden="true">${escapeUTF8(name)} · page 0123456789 of</div>`
}

/**
 * A4, its margins, and the line at the foot, which knows nothing of the variables of the sheet.
 * @param name null: without that line.
 */
function pageRule(look: PageLook, name: string | null): string {
  const { top, right, bottom, left } = marginsOf(look)
  const page = `size: A4; margin: ${top}mm ${right}mm ${bottom}mm ${left}mm;`
  if (name === null) return `@page { ${page} }`
  // Below the words: some readers take a page for a table where lines stand far apart.
  const indents = { columns: 'padding-left: 41mm; ', bold: 'padding-left: 14mm; ' } as const
  const indent = look.template === 'columns' || look.template === 'bold' ? indents[look.template] : ''
  const line = `${indent}color: #4c5a53; content: ${pageLine(name)}; font: ${smallestSize}pt ${family(look.label)};`
  return `@page { ${page} @bottom-left { ${line} } }`
}

/** What the sheets of the templates count with. */
function variables({ text, heading, label, accent, scale }: PageLook): string {
  const headings = heading === text ? family(text) : `'${families[heading]}', ${family(text)}`
  return `:root { --accent: ${accent}; --text: ${family(text)}; --heading: ${headings}; --label: ${family(label)}; --size: ${scale.size}; --gap: ${scale.gap}; }`
}

function family(face: Face): string {
  return `'${families[face]}', 'CV fallback', ${face === 'literata' || face === 'noto-serif' ? 'serif' : 'sans-serif'}`
}

/**
 * Without the joiners and shades of skin between emoji: the parts of a joined one lie in different files of its face, which prints none
 * of them then; in one colour a shade is nothing to see.
 */
function withSingleEmoji(html: string): string {
  return html.replaceAll(/(\p{Extended_Pictographic})(?:\u{fe0f}|\u{200d}|\p{Emoji_Modifier})+/gu, '$1')
}

export function headerHtml({ name, headline, contacts, picture }: Omit<PrintedCv, 'sections'>): string {
  const lines = contacts.map(({ text, href }) => `<li>${linkHtml(text, href)}</li>`)
  return [
    `<header${picture === '' ? '' : ' class="pictured"'}>`,
    '<div>',
    name === '' ? '' : `<h1>${escapeUTF8(name)}</h1>`,
    headline === '' ? '' : `<p class="headline">${escapeUTF8(headline)}</p>`,
    '</div>',
    lines.length === 0 ? '' : `<ul class="contacts">${lines.join('\n')}</ul>`,
    // A picture is a data address of the server's own making: see `PersonalData`.
    picture === '' ? '' : `<img src="${picture}" alt="${escapeUTF8(`Picture of ${name}`)}">`,
    '</header>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function sectionHtml(section: PrintedSection, entryHead: EntryHead): string {
  return `<section>\n<h2>${escapeUTF8(section.title)}</h2>\n${contentHtml(section, entryHead)}\n</section>`
}

function contentHtml(section: PrintedSection, entryHead: EntryHead): string {
  switch (section.kind) {
    case 'text':
      return richHtml(section.blocks)
    case 'entries':
      return section.entries.map((entry) => entryHtml(entry, entryHead)).join('\n')
    case 'facts':
      return factsHtml(section.facts.map(({ label, text }) => ({ label, html: `<dd>${escapeUTF8(text)}</dd>` })))
    case 'skills':
      return factsHtml(
        section.groups.map(({ title, words, described }) => ({ label: title, html: skillsHtml(words, described) })),
      )
  }
}

function entryHtml({ title, where, period, facts, blocks }: PrintedEntry, entryHead: EntryHead): string {
  const heading = title === '' ? '' : `<h3>${escapeUTF8(title)}</h3>`
  const time = period === '' ? '' : `<p class="period">${escapeUTF8(period)}</p>`
  const isLong = wordsOf(blocks).join('').length > longText
  return [
    `<div class="entry${isLong ? ' long' : ''}">`,
    // Each in a line of its own, one after the other: beside each other they are parted by some readers, and joined by others.
    ...(entryHead === 'date-first' ? [time, heading] : [heading, time]),
    where === '' ? '' : `<p class="where">${escapeUTF8(where)}</p>`,
    ...facts.map(({ text, href }) => `<p class="facts">${linkHtml(text, href)}</p>`),
    richHtml(blocks),
    '</div>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function factsHtml(facts: readonly { label: string; html: string }[]): string {
  const rows = facts.map(
    ({ label, html }) => `<div class="fact">${label === '' ? '' : `<dt>${escapeUTF8(label)}</dt>`}${html}</div>`,
  )
  return `<dl>\n${rows.join('\n')}\n</dl>`
}

/** Words in the line of their label; where there are none, the first sentence is. */
function skillsHtml(words: readonly string[], described: readonly PrintedFact[]): string {
  const sentences = described.map(
    ({ label, text }) => `${label === '' ? '' : `<b>${escapeUTF8(label)}</b> – `}${escapeUTF8(text)}`,
  )
  const [first = '', ...rest] = words.length === 0 ? sentences : [escapeUTF8(words.join(' · ')), ...sentences]
  return `<dd><span>${first}</span>${rest.map((sentence) => `<p class="described">${sentence}</p>`).join('\n')}</dd>`
}

/** @param level of the headings of rich text: one below what they stand in. */
export function richHtml(blocks: readonly Block[], level = 1): string {
  return blocks.length === 0
    ? ''
    : `<div class="rich">${blocks.map((block) => blockHtml(block, level)).join('\n')}</div>`
}

function blockHtml(block: Block, level: number): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.runs.map(runHtml).join('')}</p>`
    case 'heading': {
      const tag = `h${block.level + level}`
      return `<${tag}>${block.runs.map(runHtml).join('')}</${tag}>`
    }
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => itemHtml(item, level)).join('\n')}</${tag}>`
    }
  }
}

function itemHtml(item: readonly Block[], level: number): string {
  const isLong = wordsOf(item).join('').length > longText
  return `<li${isLong ? ' class="long"' : ''}>${item.map((block) => blockHtml(block, level)).join('')}</li>`
}

function runHtml(run: Run): string {
  if (run === 'break') return '<br>'
  let html = escapeUTF8(run.text)
  if (run.italic) html = `<em>${html}</em>`
  if (run.bold) html = `<strong>${html}</strong>`
  return run.href === null ? html : `<a href="${escapeUTF8(run.href)}">${html}</a>`
}

function linkHtml(text: string, href: string | null): string {
  return href === null ? escapeUTF8(text) : `<a href="${escapeUTF8(href)}">${escapeUTF8(text)}</a>`
}

const sheets = new Map<string, string>()

function sheet(name: 'print' | 'facts-in-lines' | PrintTemplate): string {
  const css = sheets.get(name) ?? readFileSync(join(import.meta.dirname, 'templates', `${name}.css`), 'utf8')
  sheets.set(name, css)
  return css
}

/** 'Aoife Ní Bhriain · page 2 of 3', as a style sheet writes it. */
function pageLine(name: string): string {
  const text = name === '' ? '' : `${name} · `
  const escaped = [...text].map((letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `).join('')
  return `"${escaped}page " counter(page) " of " counter(pages)`
}
