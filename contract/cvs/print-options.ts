import { z } from 'zod'
import { mostInHeading, printSections, type printTemplates } from './print-choices.ts'

export type PrintTemplate = (typeof printTemplates)[number]['template']
export const PrintTemplate = z.enum(['plain', 'columns', 'classic', 'line', 'compact', 'bold'])
const PrintColour = z.enum(['own', 'black', 'green', 'blue', 'plum', 'red'])
const PrintFont = z.enum(['own', 'source-sans', 'plex-sans', 'literata', 'noto-serif'])
const PrintSpacing = z.enum(['close', 'usual', 'wide'])
const PrintSection = z.enum(['summary', 'jobs', 'education', 'languages', 'skills', 'more', 'career'])

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
  /** The part 'What I am looking for': jobs, travel, right to work. Every employer would read it (C90). */
  withCareer: z.boolean(),
  /** The expected pay in that part: whoever names a sum first seldom gains by it. */
  withPay: z.boolean(),
  /** What is ruled out in that part: 'will not relocate'. An employer reads it as a reason to stop. */
  withRefusals: z.boolean(),
  /** The CV as data, attached to a PDF: it can be imported again without a field lost, and some recruitment software reads it as a part of the CV. */
  withCopy: z.boolean(),
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
  withCareer: shape.withCareer.default(false),
  withPay: shape.withPay.default(false),
  withRefusals: shape.withRefusals.default(false),
  withCopy: shape.withCopy.default(false),
})
export type PrintOptions = z.infer<typeof PrintOptions>

const { order: _order, names: _names, ...inAddress } = shape

/** What the text of an address can say: what it leaves out is as the CV's own choice has it. */
export const PrintOverrides = z.object(inAddress).partial()

/** The choices of a CV, with what a call names instead. */
export function withOverrides(print: PrintOptions, overrides: z.infer<typeof PrintOverrides>): PrintOptions {
  const said = Object.entries(overrides).filter(([, value]) => value !== undefined)
  return PrintOptions.parse({ ...print, ...Object.fromEntries(said) })
}
