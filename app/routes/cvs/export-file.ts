import { href, redirect } from 'react-router'
import { CvFormat } from '../../../contract/cvs/export.ts'
import type { Route } from './+types/export-file'
import { attachment } from '../../attachment.ts'
import { tryPrint } from '../../try-print.ts'

/** Downloads a CV in its chosen template. If that fails, redirects to the export page with the reason. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { cvId } = params
  const format = CvFormat.safeParse(params.format).data
  if (format === undefined) return redirect(href('/cvs/:cvId/export', { cvId }))
  const { answer, problem } = await tryPrint(context, (api) =>
    api.cvExport.ofCv({ params: { cvId, format }, query: {} }),
  )
  if (problem !== null) {
    return redirect(`${href('/cvs/:cvId/export', { cvId })}?problem=${problem}`)
  }
  return new Response(answer, {
    headers: {
      'content-type': answer.type,
      'content-disposition': attachment(answer.name),
      'cache-control': 'no-store',
    },
  })
}
