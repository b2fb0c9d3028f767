import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { CvFileEntry, cvFileMediaTypes } from './files.ts'
import { DeletedEntry } from './api.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'CV files'
/** A measure of a crop, from a form's field. */
const pixels = z.coerce.number().min(0).max(100_000)
const own = z.object({ fileId: z.uuid() })

export const cvFiles = {
  /** S25.20 */
  upload: endpoint(
    {
      method: 'POST',
      path: '/users/upload-cv',
      summary: 'Upload a CV as a file',
      description:
        'A form (multipart) with one field, `file`: PDF, docx, doc, odt or rtf of at most 8 MB. Uploading the same file again returns the existing one. A program other than a browser must send its token, or any `x-xsrf-token` header.',
      tag,
      status: 201,
    },
    { rateClass: 'write', who: 'user', owner: 'query', body: 'file' },
  )
    .input(z.object({ body: z.strictObject({ file: z.file() }) }))
    .output(Alert.extend({ file: CvFileEntry })),

  list: endpoint(
    { method: 'GET', path: '/cv-files', summary: 'List your CV files, latest first', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(z.array(CvFileEntry)),

  /** S25.19 */
  download: endpoint(
    {
      method: 'GET',
      path: '/users/cv/{cvId}',
      summary: 'Download a CV file as it was uploaded, under its own name',
      tag,
    },
    { rateClass: 'read', who: 'user', owner: 'query', files: cvFileMediaTypes, errors: [410] },
  )
    .input(z.object({ params: z.object({ cvId: z.uuid() }) }))
    .output(z.file()),

  delete: endpoint(
    {
      method: 'DELETE',
      path: '/cv-files/{fileId}',
      summary: 'Delete a CV file',
      description: 'You can restore it for a day with `undelete`.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  listDeleted: endpoint(
    {
      method: 'GET',
      path: '/cv-files/deleted',
      summary: 'List the files deleted in the last day, latest first',
      tag,
    },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(z.array(DeletedEntry)),

  /** Keeps nothing: the wizard puts the picture into the CV. */
  encodePicture: endpoint(
    {
      method: 'POST',
      path: '/cv-picture',
      summary: 'Prepare a picture for a CV',
      description:
        'A form (multipart) with `file`: JPEG, PNG or WebP of at most 8 MB and 4096 by 4096 pixels, and the square to take as `x`, `y` and `size` in pixels of the picture as it is seen; left out: the middle. Answers 400 by 400 pixels as a data address, without what the camera noted. Nothing is kept.',
      tag,
    },
    { rateClass: 'write', who: 'guest', body: 'file' },
  )
    .input(
      z.object({
        body: z.strictObject({
          file: z.file(),
          x: pixels.optional(),
          y: pixels.optional(),
          size: pixels.optional(),
        }),
      }),
    )
    .output(z.object({ image: z.string() })),

  undelete: endpoint(
    { method: 'POST', path: '/cv-files/{fileId}/undelete', summary: 'Restore a deleted file, within a day', tag },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(CvFileEntry),
}
