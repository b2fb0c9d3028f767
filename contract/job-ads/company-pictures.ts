import { z } from 'zod'
import { companyPictureLimits as limits } from './limits.ts'
import { oneLine } from '../texts/one-line.ts'
import * as texts from './picture-texts.ts'

export const PictureKind = z.enum(['logo', 'picture'])
export type PictureKind = z.infer<typeof PictureKind>

/** A picture on the public page of a company, as we made it of the file that was sent. */
export const CompanyPicture = z.object({
  _id: z.uuid(),
  kind: PictureKind,
  address: z.string().describe('Of the picture, a JPEG. Everyone can open it once the company has a public page'),
  alt: z.string().describe('What it shows, in words; empty for a logo, which stands beside the name'),
  width: z.number().int(),
  height: z.number().int(),
})
export type CompanyPicture = z.infer<typeof CompanyPicture>

/** A file to make one of. */
export const NewCompanyPicture = z
  .strictObject({
    file: z.file(),
    kind: PictureKind,
    alt: z.string().max(limits.alt, texts.altTooLong).overwrite(oneLine).default(''),
  })
  .refine(({ kind, alt }) => kind === 'logo' || alt !== '', { path: ['alt'], message: texts.altMissing })
