import { href, redirect } from 'react-router'
import { CvFormat } from '../../../contract/cvs/export.ts'
import type { Route } from './+types/export-file'
import { attachment } from '../../attachment.ts'
import { tryPrint } from '../../try-print.ts'
import { readPrintChoice } from '../../ui/cvs/export/print-choice.ts'

/** A CV as a file; where there is none, leads back to the page with the reason. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { cvId } = params
  const format = CvFormat.safeParse(params.format).data
  if (format === undefined) return redirect(href('/cvs/:cvId/export', { cvId }))
  const query = readPrintChoice(url.searchParams)
  const { answer, problem } = await tryPrint(context, (api) => api.cvExport.ofCv({ params: { cvId, format }, query }))
  if (problem !== null) {
    const back = new URLSearchParams(url.searchParams)
    back.set('problem', problem)
    return redirect(`${href('/cvs/:cvId/export', { cvId })}?${back.toString()}`)
  }
  return new Response(answer, {
    headers: {
      'content-type': answer.type,
      'content-disposition': attachment(answer.name),
      'cache-control': 'no-store',
    },
  })
}
