// Apart from the schemas, so that a page can show the choices without the library that checks them.

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
    about: 'Large name, heavy rules, headings at the edge. For design, media and tech.',
  },
] as const

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

/** Faces of the running text; `own` is the template's. */
export const printFonts = [
  { font: 'own', name: 'As the template' },
  { font: 'source-sans', name: 'Source Sans (sans serif)' },
  { font: 'plex-sans', name: 'Plex Sans (sans serif)' },
  { font: 'literata', name: 'Literata (serif)' },
  { font: 'noto-serif', name: 'Noto Serif (serif)' },
] as const
export type PrintFont = (typeof printFonts)[number]['font']

export const printSpacings = [
  { spacing: 'close', name: 'Close' },
  { spacing: 'usual', name: 'Usual' },
  { spacing: 'wide', name: 'Wide' },
] as const
export type PrintSpacing = (typeof printSpacings)[number]['spacing']

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

/** Of a heading, in characters: longer ones would not fit in the margin. */
export const mostInHeading = 40

/** Every section once, in the order that was chosen. */
export function sectionOrder(order: readonly PrintSection[]): PrintSection[] {
  return [...new Set([...order, ...printSections.map(({ section }) => section)])]
}
