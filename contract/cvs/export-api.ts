import { z } from 'zod'
import { CvFormat, cvMediaTypes, PrintedPages } from './export.ts'
import { PrintOptions, PrintOverrides } from './print-options.ts'
import { Cv } from './cvs.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'CV export'
const own = z.object({ cvId: z.uuid() })

export const cvExport = {
  make: endpoint(
    {
      method: 'POST',
      path: '/cv-export',
      summary: 'Export a CV as a file',
      description:
        'PDF, Word, OpenDocument, plain text, JSON Resume or Europass XML. Nothing of it is kept. Each comes back by the import without a field lost; birth date and picture are in it only where they are asked for.',
      tag,
    },
    { rateClass: 'print', who: 'guest', body: 'document', files: cvMediaTypes },
  )
    .input(z.object({ body: PrintOptions.extend({ cv: Cv, format: CvFormat }) }))
    .output(z.file()),

  pages: endpoint(
    {
      method: 'POST',
      path: '/cv-export/pages',
      summary: 'Preview a CV in print, with its number of pages',
      tag,
    },
    { rateClass: 'print', who: 'guest', body: 'document' },
  )
    .input(z.object({ body: PrintOptions.extend({ cv: Cv, withPictures: z.boolean().default(false) }) }))
    .output(PrintedPages),

  ofCv: endpoint(
    {
      method: 'GET',
      path: '/cvs/{cvId}/export/{format}',
      summary: 'Export one of your CVs as a file',
      description:
        'As it was last saved; one that was never saved, as it was last typed. It looks as was chosen for it; what the address names comes first.',
      tag,
    },
    { rateClass: 'print', who: 'user', owner: 'query', files: cvMediaTypes },
  )
    .input(z.object({ params: own.extend({ format: CvFormat }), query: PrintOverrides }))
    .output(z.file()),

  pagesOfCv: endpoint(
    {
      method: 'GET',
      path: '/cvs/{cvId}/pages',
      summary: 'Count the pages of one of your CVs in print',
      tag,
    },
    { rateClass: 'print', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own, query: PrintOverrides }))
    .output(PrintedPages.omit({ pictures: true })),

  pageOfCv: endpoint(
    {
      method: 'GET',
      path: '/cvs/{cvId}/pages/{number}',
      summary: 'Preview one page of one of your CVs in print',
      tag,
    },
    { rateClass: 'print', who: 'user', owner: 'query', files: ['image/png'] },
  )
    .input(z.object({ params: own.extend({ number: z.coerce.number().int().min(1).max(500) }), query: PrintOverrides }))
    .output(z.file()),
}
