import type { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import { printColours, type PrintFont, type PrintSpacing } from '../../../contract/cvs/print-choices.ts'
import type { PrintLook } from '../../../contract/cvs/default-print.ts'
import type { Face } from './fonts.ts'

/** In millimetres. */
type Margins = { top: number; right: number; bottom: number; left: number }

/** How an entry of work or education begins: its date below the title, or before it. */
export type EntryHead = 'title-first' | 'date-first'

/** A template as pages and word processors share it: its faces, its colour, its margins. */
type Template = {
  /** The font of the running words. */
  text: Face
  /** The font of headings and the name; null: as the running words. */
  heading: Face | null
  /** The font of dates, contacts and small print; null: as the running words. */
  label: Face | null
  /** The colour of headings and rules. */
  accent: string
  margins: Margins
  entryHead: EntryHead
}

export const templates: Record<PrintTemplate, Template> = {
  plain: {
    text: 'source-sans-3',
    heading: 'bricolage-grotesque',
    label: null,
    accent: '#0b6b4c',
    margins: { top: 17, right: 20, bottom: 18, left: 20 },
    entryHead: 'title-first',
  },
  columns: {
    text: 'literata',
    heading: null,
    label: 'source-sans-3',
    accent: '#0b6b4c',
    margins: { top: 18, right: 19, bottom: 19, left: 19 },
    entryHead: 'date-first',
  },
  classic: {
    text: 'noto-serif',
    heading: null,
    label: null,
    accent: '#14241d',
    margins: { top: 19, right: 23, bottom: 20, left: 23 },
    entryHead: 'title-first',
  },
  line: {
    text: 'source-sans-3',
    heading: null,
    label: null,
    accent: '#1c4a80',
    margins: { top: 18, right: 20, bottom: 18, left: 20 },
    entryHead: 'date-first',
  },
  compact: {
    text: 'ibm-plex-sans',
    heading: null,
    label: null,
    accent: '#14241d',
    margins: { top: 13, right: 15, bottom: 15, left: 15 },
    entryHead: 'title-first',
  },
  bold: {
    text: 'ibm-plex-sans',
    heading: null,
    label: null,
    accent: '#14241d',
    margins: { top: 18, right: 18, bottom: 18, left: 18 },
    entryHead: 'title-first',
  },
}

const faces: Record<Exclude<PrintFont, 'own'>, Face> = {
  'source-sans': 'source-sans-3',
  'plex-sans': 'ibm-plex-sans',
  literata: 'literata',
  'noto-serif': 'noto-serif',
}

/** By how much the sizes of letters, the gaps between lines and parts, and the margins differ from the template's own; 1: not at all. */
export type Scale = { size: number; gap: number; margin: number }

const spacings: Record<PrintSpacing, Scale> = {
  close: { size: 1, gap: 0.72, margin: 0.94 },
  usual: { size: 1, gap: 1, margin: 1 },
  wide: { size: 1, gap: 1.3, margin: 1.06 },
}

/** Points. Nothing is printed in smaller letters, however long a CV is. */
export const smallestSize = 9

/** Tighter and tighter, by what is missed least first: gaps, then margins, then sizes. The last is as far as is readable. */
const tighter: readonly Scale[] = [
  { size: 1, gap: 0.86, margin: 1 },
  { size: 1, gap: 0.74, margin: 0.94 },
  { size: 0.97, gap: 0.66, margin: 0.88 },
  { size: 0.945, gap: 0.6, margin: 0.82 },
  { size: 0.92, gap: 0.52, margin: 0.77 },
  { size: 0.895, gap: 0.46, margin: 0.72 },
  { size: 0.87, gap: 0.4, margin: 0.68 },
]

/** How pages look, with every choice resolved. */
export type PageLook = {
  template: PrintTemplate
  text: Face
  heading: Face
  label: Face
  accent: string
  scale: Scale
  /** Without the line at the foot of the pages. */
  isBare?: boolean
}

/** The same in the face with the most letters and without the line at the foot: for what came out with words missing. */
export function bareLook(look: PageLook): PageLook {
  return { ...look, text: 'noto-serif', heading: 'noto-serif', label: 'noto-serif', isBare: true }
}

/** @param scale as it was made smaller; left out: as the spacing says. */
export function pageLook({ template, colour, font, spacing }: PrintLook, scale?: Scale): PageLook {
  const own = templates[template]
  const text = font === 'own' ? own.text : faces[font]
  // One chosen face is the face of all: two that were not made for each other would not go together.
  const heading = font === 'own' ? (own.heading ?? text) : text
  return {
    template,
    text,
    heading,
    label: font === 'own' ? (own.label ?? text) : text,
    accent: printColours.find((one) => one.colour === colour)?.hex ?? own.accent,
    scale: scale ?? spacings[spacing],
  }
}

/** The looks to be tried, from the chosen one to the tightest, until all is on one page. */
export function tighterLooks(look: PrintLook): PageLook[] {
  const chosen = spacings[look.spacing]
  const less = tighter.filter(({ gap }) => gap < chosen.gap)
  return [chosen, ...less].map((scale) => pageLook(look, scale))
}

/** The margins of the sheet, in millimetres. */
export function marginsOf({ template, scale }: PageLook): Margins {
  const scaled = (side: number) => Math.round(side * scale.margin * 10) / 10
  const { top, right, bottom, left } = templates[template].margins
  return { top: scaled(top), right: scaled(right), bottom: scaled(bottom), left: scaled(left) }
}
