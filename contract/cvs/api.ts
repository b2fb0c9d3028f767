import { largestNumber } from '../platform/bounds.ts'
import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { Cv } from './cvs.ts'
import { cvLimits } from './limits.ts'
import { PrintOptions } from './print-options.ts'
import { endpoint } from '../platform/endpoint.ts'
import { BaseRevision, Revision } from '../platform/revision.ts'
import * as texts from '../texts/sentences.ts'

const tag = 'CVs'
const self = z.object({ id: z.string().max(100) })
const own = z.object({ cvId: z.uuid() })
const ofVersion = own.extend({ number: z.coerce.number().int().min(1).max(largestNumber) })
const Named = z.string().trim().min(1, texts.nameRequired).max(cvLimits.line)

/** A row of the list of one's CVs. */
export const CvSummary = z.object({
  _id: z.uuid(),
  /** What the person calls it: 'Nurse 2026'. */
  name: z.string(),
  /** The one that `savecv` saves, and that is shown first. */
  isMain: z.boolean(),
  /** The number of the latest saved version; 0: nothing has been saved yet. */
  version: z.number().int(),
  /** ISO 8601, UTC. */
  updated: z.string(),
  /** Something was typed since the last save. */
  hasDraft: z.boolean(),
  /** The CV that it was made from. */
  madeFrom: z.uuid().nullable(),
  /** The ad that it was made for. */
  madeFor: z.object({ jobId: z.string(), title: z.string() }).nullable(),
})
export type CvSummary = z.infer<typeof CvSummary>

export const KeptCv = CvSummary.extend({
  /** As last saved. */
  cv: Cv,
  /** What was typed since, saved as one types; null: nothing. */
  draft: z.object({ cv: Cv, savedAt: z.string() }).nullable(),
  /** Of what was typed last. */
  revision: Revision,
  /** How it looks on paper, and what of it is on it: in every file of it, and in what goes with applications. */
  print: PrintOptions,
})
export type KeptCv = z.infer<typeof KeptCv>

export const CvVersion = z.object({
  number: z.number().int(),
  /** Empty: not named. */
  name: z.string(),
  savedAt: z.string(),
})
export type CvVersion = z.infer<typeof CvVersion>

/** A CV, or a file, that can still be had back. */
export const DeletedEntry = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** ISO 8601, UTC. */
  deletedAt: z.string(),
})
export type DeletedEntry = z.infer<typeof DeletedEntry>

const Saved = Alert.extend({ cvId: z.uuid(), version: z.number().int(), savedAt: z.string(), revision: Revision })

export const cvs = {
  /** S25.16 */
  saveMain: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/savecv',
      summary: 'Save the main CV',
      description: 'Makes it where there is none. Every save is a version; the latest 50 are kept.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'self', body: 'document' },
  )
    .input(z.object({ params: self, body: Cv }))
    .output(Saved),

  list: endpoint(
    { method: 'GET', path: '/cvs', summary: 'List your CVs, the main one first', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(z.array(CvSummary)),

  create: endpoint(
    {
      method: 'POST',
      path: '/cvs',
      summary: 'Create another CV: empty, with content, or as a copy of an existing one',
      description: 'With `forJob`, the CV is for that ad, and its editor shows the match beside it.',
      tag,
      status: 201,
    },
    { rateClass: 'write', who: 'user', owner: 'query', body: 'document' },
  )
    .input(
      z.object({
        body: z.strictObject({
          name: Named,
          cv: Cv.optional(),
          from: z.uuid().optional(),
          forJob: z
            .string()
            .regex(/^\d{1,9}$/u)
            .optional(),
          print: PrintOptions.optional(),
        }),
      }),
    )
    .output(KeptCv),

  find: endpoint(
    { method: 'GET', path: '/cvs/{cvId}', summary: 'Get one of your CVs, with its draft', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(KeptCv),

  save: endpoint(
    {
      method: 'PUT',
      path: '/cvs/{cvId}',
      summary: 'Save a CV as a new version',
      description:
        'Send `baseVersion`, the version you started from, so that a newer one is not overwritten. If there is one, the answer is 409 and nothing changes.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query', body: 'document' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          cv: Cv,
          baseVersion: z.number().int().min(0).max(largestNumber).optional(),
          baseRevision: BaseRevision,
          versionName: z.string().trim().max(cvLimits.line).optional(),
        }),
      }),
    )
    .output(Saved),

  /** Asked for as one types: no version, no check but of shape and length. */
  saveDraft: endpoint(
    { method: 'PUT', path: '/cvs/{cvId}/draft', summary: 'Save a draft of a CV', tag },
    { rateClass: 'read', who: 'user', owner: 'query', body: 'document', errors: [409] },
  )
    .input(z.object({ params: own, body: z.strictObject({ cv: Cv, baseRevision: BaseRevision }) }))
    .output(z.object({ savedAt: z.string(), revision: Revision })),

  dropDraft: endpoint(
    { method: 'DELETE', path: '/cvs/{cvId}/draft', summary: 'Discard a draft and return to the saved version', tag },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  change: endpoint(
    {
      method: 'PATCH',
      path: '/cvs/{cvId}',
      summary: 'Rename a CV, make it the main one, or choose how it is printed',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(
      z.object({
        params: own,
        body: z.strictObject({
          name: Named.optional(),
          isMain: z.literal(true).optional(),
          print: PrintOptions.optional(),
        }),
      }),
    )
    .output(CvSummary),

  delete: endpoint(
    {
      method: 'DELETE',
      path: '/cvs/{cvId}',
      summary: 'Delete a CV and its versions',
      description: 'You can restore it for a day with `undelete`.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(Alert),

  listDeleted: endpoint(
    { method: 'GET', path: '/cvs/deleted', summary: 'List the CVs deleted in the last day, latest first', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  ).output(z.array(DeletedEntry)),

  undelete: endpoint(
    { method: 'POST', path: '/cvs/{cvId}/undelete', summary: 'Restore a deleted CV, within a day', tag },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(CvSummary),

  versions: endpoint(
    { method: 'GET', path: '/cvs/{cvId}/versions', summary: 'List the versions of a CV, latest first', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: own }))
    .output(z.array(CvVersion)),

  version: endpoint(
    { method: 'GET', path: '/cvs/{cvId}/versions/{number}', summary: 'Get one version of a CV', tag },
    { rateClass: 'read', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: ofVersion }))
    .output(CvVersion.extend({ cv: Cv })),

  nameVersion: endpoint(
    {
      method: 'PATCH',
      path: '/cvs/{cvId}/versions/{number}',
      summary: 'Name a version; empty takes the name away',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: ofVersion, body: z.strictObject({ name: z.string().trim().max(cvLimits.line) }) }))
    .output(CvVersion),

  restoreVersion: endpoint(
    {
      method: 'POST',
      path: '/cvs/{cvId}/versions/{number}/restore',
      summary: 'Restore an older version',
      description: 'It becomes a new version, and later versions are kept. A draft is discarded.',
      tag,
    },
    { rateClass: 'write', who: 'user', owner: 'query' },
  )
    .input(z.object({ params: ofVersion }))
    .output(Saved),
}
