import { z } from 'zod'

/** The templates of the printed formats, in the order of the screen. Each is one flow of text: what is read first stands first. */
export const printTemplates = [
  { template: 'plain', name: 'Plain', about: 'One column, sans serif. Reads well anywhere.' },
  { template: 'columns', name: 'Columns', about: 'Dates and headings in a separate column, in a serif font.' },
  {
    template: 'classic',
    name: 'Classic',
    about: 'Centred name, ruled headings, serif. For law, finance and universities.',
  },
  {
    template: 'line',
    name: 'Line',
    about: 'A line leads through your jobs, with the dates above each. For a clear path.',
  },
  {
    template: 'compact',
    name: 'Compact',
    about: 'Small and tight, with contacts beside the name. For a long history.',
  },
  {
    template: 'bold',
    name: 'Bold',
    about: 'Large name, heavy rules, headings in the margin. For design, media and tech.',
  },
] as const
export type PrintTemplate = (typeof printTemplates)[number]['template']
export const PrintTemplate = z.enum(['plain', 'columns', 'classic', 'line', 'compact', 'bold'])

/**
 * Colours of headings and rules; `own` is the template's. Each has a contrast of at least 6 to 1 on white, so that it stays readable
 * printed in black and white.
 */
export const printColours = [
  { colour: 'own', name: 'As the template', hex: null },
  { colour: 'black', name: 'Black', hex: '#14241d' },
  { colour: 'green', name: 'Green', hex: '#0a5c42' },
  { colour: 'blue', name: 'Blue', hex: '#1c4a80' },
  { colour: 'plum', name: 'Plum', hex: '#6b2a5b' },
  { colour: 'red', name: 'Dark red', hex: '#7d1f2b' },
] as const
const PrintColour = z.enum(['own', 'black', 'green', 'blue', 'plum', 'red'])

/** Faces of the running text; `own` is the template's. */
export const printFonts = [
  { font: 'own', name: 'As the template' },
  { font: 'source-sans', name: 'Source Sans (sans serif)' },
  { font: 'plex-sans', name: 'Plex Sans (sans serif)' },
  { font: 'literata', name: 'Literata (serif)' },
  { font: 'noto-serif', name: 'Noto Serif (serif)' },
] as const
export type PrintFont = (typeof printFonts)[number]['font']
const PrintFont = z.enum(['own', 'source-sans', 'plex-sans', 'literata', 'noto-serif'])

export const printSpacings = [
  { spacing: 'close', name: 'Close' },
  { spacing: 'usual', name: 'Usual' },
  { spacing: 'wide', name: 'Wide' },
] as const
export type PrintSpacing = (typeof printSpacings)[number]['spacing']
const PrintSpacing = z.enum(['close', 'usual', 'wide'])

/** The sections of a printed CV in their usual order. `more`: the person's own, which have headings of their own already. */
export const printSections = [
  { section: 'summary', name: 'Profile' },
  { section: 'jobs', name: 'Work experience' },
  { section: 'education', name: 'Education' },
  { section: 'languages', name: 'Languages' },
  { section: 'skills', name: 'Skills' },
  { section: 'more', name: 'Your own sections' },
  { section: 'career', name: 'What I am looking for' },
] as const
export type PrintSection = (typeof printSections)[number]['section']
const PrintSection = z.enum(['summary', 'jobs', 'education', 'languages', 'skills', 'more', 'career'])

/** Of a heading, in characters: longer ones would not fit in the margin. */
export const mostInHeading = 40
const Heading = z.string().trim().max(mostInHeading, `Please use at most ${mostInHeading} characters for a heading`)

const shape = {
  template: PrintTemplate,
  colour: PrintColour,
  font: PrintFont,
  spacing: PrintSpacing,
  /** Sizes and gaps are reduced until all is on one page, never under 9 points; where that is not enough nothing is. */
  fitsOnePage: z.boolean(),
  /** The order of the sections; those that it does not name follow in their usual order. */
  order: z
    .array(PrintSection)
    .max(printSections.length)
    .refine((order) => new Set(order).size === order.length, 'Please name each section once'),
  /** Headings in other words; empty or left out: as usual. */
  names: z.partialRecord(PrintSection, Heading),
  /** UK employers do not need it. */
  withBirthDate: z.boolean(),
  /** Nor this. */
  withPicture: z.boolean(),
  /** The part 'What I am looking for': jobs, travel, right to work. */
  withCareer: z.boolean(),
  /** The expected pay in that part: whoever names a sum first seldom gains by it. */
  withPay: z.boolean(),
  /** What is ruled out in that part: 'will not relocate'. An employer reads it as a reason to stop. */
  withRefusals: z.boolean(),
}

/** What of a CV is printed, and how. It is kept with the CV. */
export const PrintOptions = z.strictObject({
  template: shape.template.default('plain'),
  colour: shape.colour.default('own'),
  font: shape.font.default('own'),
  spacing: shape.spacing.default('usual'),
  fitsOnePage: shape.fitsOnePage.default(false),
  order: shape.order.default([]),
  names: shape.names.default({}),
  withBirthDate: shape.withBirthDate.default(false),
  withPicture: shape.withPicture.default(false),
  withCareer: shape.withCareer.default(true),
  withPay: shape.withPay.default(false),
  withRefusals: shape.withRefusals.default(false),
})
export type PrintOptions = z.infer<typeof PrintOptions>

const { order: _order, names: _names, ...inAddress } = shape

/** What the text of an address can say: what it leaves out is as the CV's own choice has it. */
export const PrintOverrides = z.object(inAddress).partial()

export const defaultPrint: PrintOptions = PrintOptions.parse({})

/** What decides how a page looks, whatever stands on it: a letter has it of its CV. */
export type PrintLook = Pick<PrintOptions, 'template' | 'colour' | 'font' | 'spacing'>

/** Every section once, in the order that was chosen. */
export function sectionOrder(order: readonly PrintSection[]): PrintSection[] {
  return [...new Set([...order, ...printSections.map(({ section }) => section)])]
}

/** The heading of a section, as it was chosen. */
export function sectionName(section: PrintSection, names: PrintOptions['names']): string {
  const chosen = names[section]?.trim() ?? ''
  return chosen === '' ? (printSections.find((one) => one.section === section)?.name ?? '') : chosen
}

/** The choices of a CV, with what a call names instead. */
export function withOverrides(print: PrintOptions, overrides: z.infer<typeof PrintOverrides>): PrintOptions {
  const said = Object.entries(overrides).filter(([, value]) => value !== undefined)
  return PrintOptions.parse({ ...print, ...Object.fromEntries(said) })
}
