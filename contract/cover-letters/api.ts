import { largestNumber } from '../platform/bounds.ts'
import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { CoverLetter, LetterFormat, letterMediaTypes, LetterSummary, LetterText, NewLetter } from './cover-letters.ts'
import { PrintTemplate } from '../cvs/print-options.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Cover letters'
const own = z.object({ letterId: z.uuid() })
const mine = { who: 'user', owner: 'query' } as const

export const coverLetters = {
  list: endpoint(
    { method: 'GET', path: '/cover-letters', summary: 'List your cover letters, latest first', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.array(LetterSummary)),

  create: endpoint(
    {
      method: 'POST',
      path: '/cover-letters',
      summary: 'Create a cover letter',
      description:
        'With `jobId`, the id of an ad, the letter is for that ad, which fills in the subject and recipient if you give none.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ body: NewLetter }))
    .output(CoverLetter),

  find: endpoint(
    { method: 'GET', path: '/cover-letters/{letterId}', summary: 'Get one of your cover letters', tag },
    { ...mine, rateClass: 'read' },
  )
    .input(z.object({ params: own }))
    .output(CoverLetter),

  /** Asked for as one types. */
  save: endpoint(
    {
      method: 'PUT',
      path: '/cover-letters/{letterId}',
      summary: 'Save a cover letter',
      description:
        'Send `baseRevision`, the revision you started from, so that a newer one is not overwritten. If there is one, the answer is 409 and nothing changes.',
      tag,
    },
    { ...mine, rateClass: 'read', body: 'document' },
  )
    .input(
      z.object({
        params: own,
        body: LetterText.extend({ baseRevision: z.number().int().min(1).max(largestNumber).optional() }),
      }),
    )
    .output(z.object({ revision: z.number().int(), savedAt: z.string() })),

  delete: endpoint(
    {
      method: 'DELETE',
      path: '/cover-letters/{letterId}',
      summary: 'Delete a cover letter',
      description: 'You can restore it for a day with `undelete`.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  undelete: endpoint(
    {
      method: 'POST',
      path: '/cover-letters/{letterId}/undelete',
      summary: 'Restore a deleted cover letter, within a day',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: own }))
    .output(LetterSummary),

  exportLetter: endpoint(
    {
      method: 'GET',
      path: '/cover-letters/{letterId}/export/{format}',
      summary: 'Download one of your cover letters in the style of your CV',
      description: 'As the CV whose letterhead it has looks; `template` takes another.',
      tag,
    },
    { ...mine, rateClass: 'print', files: letterMediaTypes },
  )
    .input(
      z.object({
        params: own.extend({ format: LetterFormat }),
        query: z.object({ template: PrintTemplate.optional() }),
      }),
    )
    .output(z.file()),
}
