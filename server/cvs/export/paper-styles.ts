import type { PrintTemplate } from '../../../contract/cvs/export.ts'
import type { PaperStyle } from './paper.ts'

/** How a paragraph looks, in points; what is left out is as in 'text'. */
export type Look = {
  font: string
  size: number
  color: string
  isBold: boolean
  isItalic: boolean
  before: number
  after: number
  /** Of the size. */
  lineHeight: number
  /** The level of its heading in the document's outline; 0: the document's title; null: none. */
  outline: number | null
  /** Stays on the page of what follows. */
  keepsNext: boolean
  /** A rule below or above. */
  rule: 'below' | 'above' | null
  ruleColor: string
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
const brand = '0B6B4C'

/** Faces that word processors have: ours cannot be sent along. */
const faces: Record<PrintTemplate, { text: string; heading: string; label: string }> = {
  plain: { text: 'Calibri', heading: 'Calibri', label: 'Calibri' },
  columns: { text: 'Georgia', heading: 'Georgia', label: 'Calibri' },
}

export const sheets: Record<PrintTemplate, Sheet> = {
  plain: { looks: looks('plain'), margins: { top: 17, right: 20, bottom: 18, left: 20 }, aside: 0 },
  columns: { looks: looks('columns'), margins: { top: 18, right: 19, bottom: 19, left: 19 }, aside: 41 },
}

function looks(template: PrintTemplate): Record<PaperStyle, Look> {
  const { text: font, heading, label } = faces[template]
  const isPlain = template === 'plain'
  const text: Look = {
    font,
    size: isPlain ? 10.5 : 10,
    color: ink,
    isBold: false,
    isItalic: false,
    before: 0,
    after: 3,
    lineHeight: isPlain ? 1.15 : 1.2,
    outline: null,
    keepsNext: false,
    rule: null,
    ruleColor: brand,
  }
  const subheading: Look = { ...text, isBold: true, before: 4, after: 2, keepsNext: true }
  return {
    text,
    name: { ...text, font: heading, size: isPlain ? 25 : 26, isBold: isPlain, after: 2, lineHeight: 1, outline: 0 },
    headline: {
      ...text,
      size: 13,
      color: isPlain ? brand : quiet,
      isBold: isPlain,
      isItalic: !isPlain,
      after: 4,
      keepsNext: true,
    },
    contacts: { ...text, font: label, size: isPlain ? 10 : 9, color: quiet, after: 8, rule: isPlain ? 'below' : null },
    section: {
      ...text,
      font: isPlain ? heading : label,
      size: isPlain ? 13 : 10.5,
      color: isPlain ? brand : ink,
      isBold: true,
      before: 12,
      after: 4,
      outline: 1,
      keepsNext: true,
      rule: isPlain ? null : 'above',
      ruleColor: '8A918D',
    },
    entry: { ...text, size: text.size + 0.5, isBold: true, before: 7, after: 0, outline: 2, keepsNext: true },
    where: { ...text, color: '3C4A43', isItalic: !isPlain, after: 2, keepsNext: true },
    facts: { ...text, font: label, size: 9.5, color: quiet, after: 0 },
    address: { ...text, after: 0 },
    date: { ...text, before: 12, after: 12 },
    subject: { ...text, isBold: true, before: 0, after: 8, outline: 1, keepsNext: true },
    heading3: { ...subheading, outline: 3 },
    heading4: { ...subheading, outline: 4 },
    heading5: { ...subheading, outline: 5, isItalic: true },
  }
}
