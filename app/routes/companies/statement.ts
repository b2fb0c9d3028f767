import type { Route } from './+types/statement'
import { ask } from '../../ask.ts'
import { attachment } from '../../attachment.ts'
import { ownCompanyParams } from './own-company.ts'

/** A statement as a file: the company's, a member's, or with 'me' one's own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const params = ownCompanyParams(context)
  const member = url.searchParams.get('member')
  const file = await ask(context, async (api) => {
    if (member === 'me') return await api.companies.ownStatementFile({ params })
    return await api.companies.statementFile({ params, query: member === null ? {} : { member } })
  })
  const headers = {
    'content-type': file.type,
    'content-disposition': attachment(file.name),
    'cache-control': 'no-store',
  }
  return new Response(file, { headers })
}
