import { z } from 'zod'
import type { Cv } from './cvs.ts'
import type { PrintOptions } from './print-options.ts'

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
/** The same without their parameters. */
export const cvMediaTypes = cvFormats.map(({ type }) => type.replace(/;.*/u, ''))
export type CvFormat = (typeof cvFormats)[number]['format']
export const CvFormat = z.enum(['pdf', 'docx', 'odt', 'txt', 'json', 'xml'])

/** How many pages a CV has in print, and how they look. */
export const PrintedPages = z.object({
  pages: z.number().int(),
  /** The first pages as PNG data addresses, where they were asked for. */
  pictures: z.array(z.string()),
  /** Letters for which we have no face: each is an empty box on paper. */
  unprintable: z.array(z.string()),
  /** Whether it has words in scripts such as Arabic or Devanagari: right on paper, but some programs get them from a PDF out of order. */
  isGarbled: z.boolean(),
  /**
   * Whether it was to fit on one page: it did as it was, or made smaller; or is too long for that. 'would-fit': it was not, and what is on
   * its second page is so little that it would with letters hardly smaller.
   */
  onePage: z.enum(['not-asked', 'would-fit', 'fits', 'made-smaller', 'too-long']),
})
export type PrintedPages = z.infer<typeof PrintedPages>

/** More than that, and many employers stop reading. */
export const mostPages = 2

/** What of a CV goes into its files: what the person did not ask for, and what is for them alone, is not in them. */
export function printedPart(
  cv: Cv,
  {
    withBirthDate,
    withPicture,
    withCareer,
    withPay,
    withRefusals,
  }: Pick<PrintOptions, 'withBirthDate' | 'withPicture' | 'withCareer' | 'withPay' | 'withRefusals'>,
): Cv {
  const unlessRefused = (answer: boolean | null) => (answer === false && !withRefusals ? null : answer)
  // For application forms alone.
  const { right_to_work: _right, ...printed } = cv.career
  const pay = withPay
    ? {
        expected_salary: cv.career.expected_salary,
        expected_salary_currency: cv.career.expected_salary_currency,
      }
    : { expected_salary: null, expected_salary_currency: 'GBP' as const }
  const nothing = {
    preferred_jobs: [],
    travel: null,
    relocate: null,
    new_career: null,
    work_permit_uk: null,
    work_permit_ie: null,
  }
  return {
    ...cv,
    personal_data: { ...cv.personal_data, image: withPicture ? cv.personal_data.image : '' },
    dob: withBirthDate ? cv.dob : '',
    career: withCareer
      ? {
          ...printed,
          ...pay,
          travel: unlessRefused(cv.career.travel),
          relocate: unlessRefused(cv.career.relocate),
          new_career: unlessRefused(cv.career.new_career),
        }
      : { ...nothing, ...pay },
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
    .replaceAll(/^-+|(?<!-)-+$/gu, '')
  return `${plain === '' ? '' : `${plain}-`}${what}.${extension}`
}
