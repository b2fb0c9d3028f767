import { messages } from '../../../contract/texts/messages.ts'
import { addJobs, removeFromList } from './shortlist-calls.ts'

/** Puts a job on the shortlist, or takes it off. @returns why it could not be done; null: it is done. */
export async function saveJob(jobId: string, isOn: boolean): Promise<string | null> {
  const answer = isOn ? await addJobs([jobId]) : await removeFromList({ jobs: [jobId] })
  if (answer.kind === 'done') return null
  return isOn ? `Not done. ${answer.message}` : messages.shortlistNotRemoved(`– ${answer.message}`)
}
