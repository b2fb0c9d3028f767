import { z } from 'zod'
import { CvProposal } from './import.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'CV import'

export const cvImport = {
  propose: endpoint(
    {
      method: 'POST',
      path: '/cv-import',
      summary: 'Read a file as a CV',
      description:
        'A form (multipart) with one field, `file`: PDF, docx, doc, odt, rtf or plain text, a JSON Resume or a Europass CV as JSON or XML, of at most 8 MB. Or JSON: a JSON Resume or a Europass CV as the body. We do not store it. A program other than a browser must send its token, or any `x-xsrf-token` header.',
      tag,
    },
    { rateClass: 'write', who: 'guest', body: 'file' },
  )
    .input(z.object({ body: z.union([z.object({ file: z.file() }), z.record(z.string(), z.unknown())]) }))
    .output(CvProposal),

  proposeUploaded: endpoint(
    { method: 'POST', path: '/cv-files/{fileId}/proposal', summary: 'Read an uploaded file as a CV', tag },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: z.object({ fileId: z.uuid() }) }))
    .output(CvProposal),
}
