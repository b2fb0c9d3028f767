import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'
import { endpoint } from '../platform/endpoint.ts'
import { BaseRevision, Revision } from '../platform/revision.ts'
import { Alert } from '../texts/alert.ts'
import { AnswerValue, FormQuestion } from './applications.ts'
import { mine, tag } from './call-parts.ts'
import { Everywhere, SourceSettings, SourceSettingsRow } from './ways.ts'

/** The calls about how somebody applies on each board, and the answers that are kept for them. */
export const settingsCalls = {
  sources: endpoint(
    { method: 'GET', path: '/application-settings', summary: 'What you let us do, by source', tag },
    { ...mine, rateClass: 'read' },
  ).output(z.object({ ...Everywhere.shape, sources: z.array(SourceSettingsRow) })),

  setSource: endpoint(
    {
      method: 'PUT',
      path: '/application-settings/{source}',
      summary: 'Choose what we may do at a source',
      description: 'Automatic applying needs `consent`, once.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(
      z.object({
        params: z.object({ source: BoardId }),
        body: SourceSettings.extend({ consent: z.boolean().default(false) }),
      }),
    )
    .output(Alert),

  setEverywhere: endpoint(
    {
      method: 'PUT',
      path: '/application-settings',
      summary: 'Stop, or go on, at every source; choose the lowest match for automatic applications',
      description: 'Fields that you leave out do not change.',
      tag,
    },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ body: Everywhere.partial() }))
    .output(Alert),

  bank: endpoint(
    { method: 'GET', path: '/application-answers', summary: 'List remembered answers', tag },
    { ...mine, rateClass: 'read' },
  ).output(
    z.array(
      z.object({
        key: z.string(),
        question: FormQuestion,
        value: AnswerValue,
        givenFor: z.string(),
        givenAt: z.iso.datetime(),
        revision: Revision,
      }),
    ),
  ),

  changeAnswer: endpoint(
    { method: 'PUT', path: '/application-answers/{key}', summary: 'Change a remembered answer', tag },
    { ...mine, rateClass: 'write', errors: [409] },
  )
    .input(
      z.object({
        params: z.object({ key: z.string().max(200) }),
        body: z.strictObject({ value: AnswerValue, baseRevision: BaseRevision }),
      }),
    )
    .output(Alert),

  forgetAnswer: endpoint(
    { method: 'DELETE', path: '/application-answers/{key}', summary: 'Forget a remembered answer', tag },
    { ...mine, rateClass: 'write' },
  )
    .input(z.object({ params: z.object({ key: z.string().max(200) }) }))
    .output(Alert),
}
