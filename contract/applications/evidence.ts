import { z } from 'zod'

/** How it is known that one file went. With neither an upload nor a name that was shown it is not known. */
export const FileEvidence = z.object({
  document: z.enum(['cv', 'letter']),
  name: z.string().describe('Of our file, or of the one that the board stores'),
  isStored: z.boolean().describe('True if a file stored at the board was chosen, and we sent none'),
  upload: z
    .object({
      host: z.string(),
      status: z.number().int(),
      bytes: z.number().int().describe('Of the file, each of which was in what the board answered'),
      at: z.iso.datetime(),
    })
    .nullable()
    .describe('The board’s host answered a request that carried the file; null if none was seen'),
  shown: z
    .object({ page: z.string().describe('Its heading'), at: z.iso.datetime() })
    .nullable()
    .describe('The form showed its name, where it had not stood before; null if it did not'),
})
export type FileEvidence = z.infer<typeof FileEvidence>

/** How it is known that one answer went. */
export const AnswerEvidence = z.object({
  key: z.string().describe('Of its question'),
  how: z
    .enum(['read-back', 'accepted'])
    .describe('Read from the field just before the button was pressed; or taken by the board’s interface for programs'),
  page: z.string().describe('The heading of the page where it stood; empty if there is no page'),
  at: z.iso.datetime(),
})
export type AnswerEvidence = z.infer<typeof AnswerEvidence>

/** What was seen of the files and answers of an application while it was made. What is not here is not known to have gone. */
export const ApplicationEvidence = z.object({ files: z.array(FileEvidence), answers: z.array(AnswerEvidence) })
export type ApplicationEvidence = z.infer<typeof ApplicationEvidence>
