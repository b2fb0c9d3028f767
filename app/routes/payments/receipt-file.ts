import { href, redirect } from 'react-router'
import type { Route } from './+types/receipt-file'
import { attachment } from '../../attachment.ts'
import { tryPrint } from '../../try-print.ts'

/** A receipt as PDF; where it cannot be printed, leads back to the page with the reason. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { number } = params
  const { answer, problem } = await tryPrint(context, (api) => api.payments.printReceipt({ params: { number } }))
  if (problem !== null) return redirect(`${href('/receipts/:number', { number })}?problem=${problem}`)
  return new Response(answer, {
    headers: {
      'content-type': answer.type,
      'content-disposition': attachment(answer.name),
      'cache-control': 'no-store',
    },
  })
}
