import { z } from 'zod'
import type { Cv } from './cvs.ts'

/** The kinds of files that a CV can be taken along in, in the order of the screen. */
export const cvFormats = [
  { format: 'pdf', name: 'PDF', for: 'to send to an employer: looks the same everywhere', type: 'application/pdf' },
  {
    format: 'docx',
    name: 'Word',
    for: 'to go on editing in Word, or where an agency asks for it',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    format: 'odt',
    name: 'OpenDocument',
    for: 'to edit in LibreOffice',
    type: 'application/vnd.oasis.opendocument.text',
  },
  { format: 'txt', name: 'Plain text', for: 'to paste into a form', type: 'text/plain;charset=utf-8' },
  { format: 'json', name: 'JSON Resume', for: 'for other CV programs', type: 'application/json' },
  { format: 'xml', name: 'Europass XML', for: 'for Europass and public job services', type: 'application/xml' },
] as const
export type CvFormat = (typeof cvFormats)[number]['format']
export const CvFormat = z.enum(['pdf', 'docx', 'odt', 'txt', 'json', 'xml'])

/** The templates of the printed formats. */
export const printTemplates = [
  { template: 'plain', name: 'Plain', about: 'One column, sans serif. Reads well anywhere.' },
  { template: 'columns', name: 'Columns', about: 'Dates and headings in a separate column, in a serif font.' },
] as const
export type PrintTemplate = (typeof printTemplates)[number]['template']
export const PrintTemplate = z.enum(['plain', 'columns'])

/** What of a CV is printed, and how. */
export const PrintOptions = z.strictObject({
  template: PrintTemplate.default('plain'),
  /** UK employers do not need it. */
  withBirthDate: z.boolean().default(false),
  /** Nor this. */
  withPicture: z.boolean().default(false),
  /** The part 'What I am looking for': jobs, travel, right to work. */
  withCareer: z.boolean().default(true),
  /** The expected pay in that part: whoever names a sum first seldom gains by it. */
  withPay: z.boolean().default(false),
  /** What is ruled out in that part: 'will not relocate'. An employer reads it as a reason to stop. */
  withRefusals: z.boolean().default(false),
})
export type PrintOptions = z.infer<typeof PrintOptions>

export const defaultPrint: PrintOptions = PrintOptions.parse({})

/** How many pages a CV has in print, and how they look. */
export const PrintedPages = z.object({
  pages: z.number().int(),
  /** The first pages as PNG data addresses, where they were asked for. */
  pictures: z.array(z.string()),
  /** Letters for which we have no face: each is an empty box on paper. */
  unprintable: z.array(z.string()),
  /** Whether it has words in Arabic letters: they look right on paper, but programs get them from a PDF out of order, and not all. */
  isGarbled: z.boolean(),
})
export type PrintedPages = z.infer<typeof PrintedPages>

/** More than that, and many employers stop reading. */
export const mostPages = 2

/** What of a CV goes into its files: what the person did not ask for, and what is for them alone, is not in them. */
export function printedPart(
  cv: Cv,
  { withBirthDate, withPicture, withCareer, withPay, withRefusals }: Omit<PrintOptions, 'template'>,
): Cv {
  const unlessRefused = (answer: boolean | null) => (answer === false && !withRefusals ? null : answer)
  const nothing = {
    preferred_jobs: [],
    expected_salary: null,
    travel: null,
    relocate: null,
    new_career: null,
    work_permit_uk: null,
  }
  return {
    ...cv,
    personal_data: { ...cv.personal_data, image: withPicture ? cv.personal_data.image : '' },
    dob: withBirthDate ? cv.dob : '',
    career: withCareer
      ? {
          ...cv.career,
          expected_salary: withPay ? cv.career.expected_salary : null,
          travel: unlessRefused(cv.career.travel),
          relocate: unlessRefused(cv.career.relocate),
          new_career: unlessRefused(cv.career.new_career),
        }
      : nothing,
    kept: '',
  }
}

/**
 * The name of a file: 'Aoife-Ni-Bhriain-CV.pdf'. Letters lose their marks and what no system minds stays, so that it arrives
 * the same everywhere.
 */
export function fileName(name: string, what: string, extension: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/gu, (letter) => (letter === 'ø' ? 'o' : 'O'))
    .replaceAll(/[łŁ]/gu, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replaceAll(/[æÆ]/gu, (letter) => (letter === 'æ' ? 'ae' : 'Ae'))
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/gu, '')
  return `${plain === '' ? '' : `${plain}-`}${what}.${extension}`
}
