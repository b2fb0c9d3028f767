import type { Route } from './+types/receipt-file'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'
import { receiptText } from '../../ui/applications/receipt-text.ts'

/** The receipt as a text file, to keep. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { applicationId } = params
  const receipt = await ask(context, (api) => api.applications.receipt({ params: { applicationId } }))
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': attachment(`Rolecall receipt ${receipt.number}.txt`),
    'cache-control': 'no-store',
  }
  return new Response(receiptText(receipt), { headers })
}
