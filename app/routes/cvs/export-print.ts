import type { Route } from './+types/export-print'
import { tryPrint } from '../../try-print.ts'

/** A page of a CV as it is printed, as a picture. `look` in its address only makes it another one after another choice. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const number = Math.max(1, Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1)
  const { answer, problem } = await tryPrint(context, (api) =>
    api.cvExport.pageOfCv({ params: { cvId: params.cvId, number }, query: {} }),
  )
  if (problem !== null) return new Response(null, { status: 503 })
  return new Response(answer, { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })
}
