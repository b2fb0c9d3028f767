import { href, redirect } from 'react-router'
import { LetterFormat } from '../../../contract/cover-letters/cover-letters.ts'
import { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import type { Route } from './+types/letter-file'
import { attachment } from '../../attachment.ts'
import { tryPrint } from '../../try-print.ts'

/** A letter as a file; where there is none, leads back to the page with the reason. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { letterId } = params
  const page = href('/cover-letters/:letterId', { letterId })
  const format = LetterFormat.safeParse(params.format).data
  if (format === undefined) return redirect(page)
  const template = PrintTemplate.safeParse(url.searchParams.get('template')).data
  const { answer, problem } = await tryPrint(context, (api) =>
    api.coverLetters.exportLetter({ params: { letterId, format }, query: template === undefined ? {} : { template } }),
  )
  if (problem !== null) return redirect(`${page}?problem=${problem}`)
  return new Response(answer, {
    headers: {
      'content-type': answer.type,
      'content-disposition': attachment(answer.name),
      'cache-control': 'no-store',
    },
  })
}
