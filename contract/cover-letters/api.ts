import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { CoverLetter, LetterFormat, LetterSummary, LetterText, NewLetter } from './cover-letters.ts'
import { PrintTemplate } from '../cvs/export.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Cover letters'
const own = z.object({ letterId: z.uuid() })
const mine = { who: 'user', owner: 'query' } as const

export const coverLetters = {
  list: endpoint(
    { method: 'GET', path: '/cover-letters', summary: 'One’s cover letters, the latest first', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.array(LetterSummary)),

  create: endpoint(
    {
      method: 'POST',
      path: '/cover-letters',
      summary: 'Begin a cover letter',
      description:
        'With `jobId`, the id of an ad, it is for that ad: subject and recipient say so where nothing else is given.',
      tag,
      status: 201,
    },
    { ...mine, rateClass: 'write', body: 'document' },
  )
    .input(z.object({ body: NewLetter }))
    .output(CoverLetter),

  find: endpoint(
    { method: 'GET', path: '/cover-letters/{letterId}', summary: 'One of one’s cover letters', tag },
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
        'With `baseRevision`, the save that was begun from, one that came in between is not overwritten: 409, and nothing is changed.',
      tag,
    },
    { ...mine, rateClass: 'read', body: 'document' },
  )
    .input(z.object({ params: own, body: LetterText.extend({ baseRevision: z.number().int().min(1).optional() }) }))
    .output(z.object({ revision: z.number().int(), savedAt: z.string() })),

  delete: endpoint(
    {
      method: 'DELETE',
      path: '/cover-letters/{letterId}',
      summary: 'Delete a cover letter',
      description: 'It can be had back for a day: see `undelete`.',
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
      summary: 'Take a deletion back, within a day',
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
      summary: 'One of one’s cover letters as a file, in the style of the CV',
      tag,
    },
    { ...mine, rateClass: 'print' },
  )
    .input(
      z.object({
        params: own.extend({ format: LetterFormat }),
        query: z.object({ template: PrintTemplate.default('plain') }),
      }),
    )
    .output(z.file()),
}
