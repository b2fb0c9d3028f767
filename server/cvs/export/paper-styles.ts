import type { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import type { Face } from './fonts.ts'
import { marginsOf, smallestSize, type PageLook } from './page-look.ts'
import type { PaperStyle } from './paper.ts'

/** How a paragraph looks, in points; what is left out is as in 'text'. */
export type Look = {
  font: string
  size: number
  color: string
  isBold: boolean
  isItalic: boolean
  isCentred: boolean
  before: number
  after: number
  /** A share of the size. */
  lineHeight: number
  /** The level of its heading in the document's outline; 0: the document's title; null: none. */
  outline: number | null
  /** Stays on the page of what follows. */
  keepsNext: boolean
  /** A rule below or above. */
  rule: 'below' | 'above' | null
  ruleColor: string
  ruleWidth: number
}

/** In millimetres. */
export type Sheet = {
  looks: Record<PaperStyle, Look>
  margins: { top: number; right: number; bottom: number; left: number }
  /** Where the second column begins; 0: there is one. */
  aside: number
}

export const pageSize = { width: 210, height: 297 }

const ink = '14241D'
const quiet = '4C5A53'

/** Faces that word processors have: ours cannot be sent along. */
const faces: Record<Face, string> = {
  'source-sans-3': 'Calibri',
  'bricolage-grotesque': 'Calibri',
  'ibm-plex-sans': 'Arial',
  literata: 'Georgia',
  'noto-serif': 'Cambria',
}

/** What tells the templates apart in a word processor. Sizes in points. */
type Kind = {
  text: number
  lineHeight: number
  name: number
  isNameBold: boolean
  isNameCentred: boolean
  /** Headline, places and names of employers. */
  isSlanted: boolean
  isHeadlineAccented: boolean
  contacts: number
  contactsRule: boolean
  section: number
  sectionRule: Look['rule']
  ruleWidth: number
  ruleColor: string | null
  /** Above a section and above an entry. */
  before: { section: number; entry: number }
}

const usual: Kind = {
  text: 10.5,
  lineHeight: 1.15,
  name: 25,
  isNameBold: true,
  isNameCentred: false,
  isSlanted: false,
  isHeadlineAccented: true,
  contacts: 10,
  contactsRule: false,
  section: 13,
  sectionRule: null,
  ruleWidth: 1.5,
  ruleColor: null,
  before: { section: 12, entry: 7 },
}

const kinds: Record<PrintTemplate, Kind> = {
  plain: { ...usual, contactsRule: true },
  columns: {
    ...usual,
    text: 10,
    lineHeight: 1.2,
    name: 26,
    isNameBold: false,
    isSlanted: true,
    isHeadlineAccented: false,
    contacts: 9,
    section: 10.5,
    sectionRule: 'above',
    ruleWidth: 0.5,
    ruleColor: '8A918D',
  },
  classic: {
    ...usual,
    name: 22,
    isNameCentred: true,
    isSlanted: true,
    isHeadlineAccented: false,
    section: 12.5,
    sectionRule: 'below',
    ruleWidth: 0.75,
  },
  line: { ...usual, name: 27, section: 13, before: { section: 14, entry: 8 } },
  compact: {
    ...usual,
    text: 9,
    lineHeight: 1.05,
    name: 19,
    isHeadlineAccented: false,
    contacts: 9,
    contactsRule: true,
    section: 10.5,
    sectionRule: 'below',
    ruleWidth: 0.75,
    before: { section: 7, entry: 4 },
  },
  bold: {
    ...usual,
    text: 9.5,
    name: 32,
    isHeadlineAccented: false,
    contacts: 9,
    section: 11.5,
    sectionRule: 'above',
    ruleWidth: 2.25,
  },
}

/** The paragraphs and margins of a look in a word processor, which has other faces and so breaks lines elsewhere. */
export function sheetOf(look: PageLook): Sheet {
  return { looks: looks(look), margins: marginsOf(look), aside: look.template === 'columns' ? 41 : 0 }
}

function looks(page: PageLook): Record<PaperStyle, Look> {
  const kind = kinds[page.template]
  const accent = page.accent.slice(1).toUpperCase()
  // Half points are the finest that Word counts in.
  const size = (points: number) => Math.max(smallestSize, Math.round(points * page.scale.size * 2) / 2)
  const gap = (points: number) => Math.round(points * page.scale.gap * 2) / 2
  const text: Look = {
    font: faces[page.text],
    size: size(kind.text),
    color: ink,
    isBold: false,
    isItalic: false,
    isCentred: false,
    before: 0,
    after: gap(3),
    lineHeight: kind.lineHeight,
    outline: null,
    keepsNext: false,
    rule: null,
    ruleColor: kind.ruleColor ?? accent,
    ruleWidth: kind.ruleWidth,
  }
  const heading = faces[page.heading]
  const label = faces[page.label]
  const head: Look = { ...text, isCentred: kind.isNameCentred }
  const subheading: Look = { ...text, isBold: true, before: gap(4), after: gap(2), keepsNext: true }
  return {
    text,
    name: {
      ...head,
      font: heading,
      size: size(kind.name),
      isBold: kind.isNameBold,
      after: 2,
      lineHeight: 1,
      outline: 0,
    },
    headline: {
      ...head,
      size: size(13),
      color: kind.isHeadlineAccented ? accent : quiet,
      isBold: kind.isHeadlineAccented,
      isItalic: kind.isSlanted,
      after: gap(4),
      keepsNext: true,
    },
    contacts: {
      ...head,
      font: label,
      size: size(kind.contacts),
      color: quiet,
      after: gap(8),
      rule: kind.contactsRule ? 'below' : null,
      ruleColor: accent,
      ruleWidth: 1.5,
    },
    section: {
      ...text,
      font: page.template === 'columns' ? label : heading,
      size: size(kind.section),
      color: accent,
      isBold: true,
      before: gap(kind.before.section),
      after: gap(4),
      outline: 1,
      keepsNext: true,
      rule: kind.sectionRule,
    },
    entry: {
      ...text,
      size: size(kind.text + 0.5),
      isBold: true,
      before: gap(kind.before.entry),
      after: 0,
      outline: 2,
      keepsNext: true,
    },
    where: { ...text, color: '3C4A43', isItalic: kind.isSlanted, after: gap(2), keepsNext: true },
    facts: { ...text, font: label, size: size(9.5), color: quiet, after: 0 },
    address: { ...text, after: 0 },
    date: { ...text, before: 12, after: 12 },
    subject: { ...text, isBold: true, before: 0, after: 8, outline: 1, keepsNext: true },
    heading3: { ...subheading, outline: 3 },
    heading4: { ...subheading, outline: 4 },
    heading5: { ...subheading, outline: 5, isItalic: true },
  }
}
