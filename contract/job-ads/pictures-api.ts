import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { Alert } from '../texts/alert.ts'
import { CompanyPicture, NewCompanyPicture } from './company-pictures.ts'
import { companyPictureLimits as limits } from './limits.ts'

const tag = 'Companies'
const params = z.object({ companyId: z.uuid() })

/** The logo and the pictures on the public page of a company. */
export const companyPictures = {
  list: endpoint(
    { method: 'GET', path: '/companies/{companyId}/pictures', summary: 'List the company’s logo and pictures', tag },
    { rateClass: 'read', who: 'user', member: 'company' },
  )
    .input(z.object({ params }))
    .output(z.array(CompanyPicture)),

  add: endpoint(
    {
      method: 'POST',
      path: '/companies/{companyId}/pictures',
      summary: 'Add a logo or a picture to the company’s public page',
      description: `A form (multipart) with \`file\`: JPEG, PNG or WebP of at most 8 MB and 4096 by 4096 pixels. We make a new picture of it, without what the camera noted. A logo takes the place of the one before; there can be ${limits.pictures} pictures.`,
      tag,
      status: 201,
    },
    { rateClass: 'write', who: 'user', member: 'companyAdmin', body: 'file' },
  )
    .input(z.object({ params, body: NewCompanyPicture }))
    .output(Alert.extend({ picture: CompanyPicture })),

  remove: endpoint(
    {
      method: 'DELETE',
      path: '/companies/{companyId}/pictures/{pictureId}',
      summary: 'Remove a logo or a picture',
      tag,
    },
    { rateClass: 'write', who: 'user', member: 'companyAdmin' },
  )
    .input(z.object({ params: params.extend({ pictureId: z.uuid() }) }))
    .output(Alert),
}
