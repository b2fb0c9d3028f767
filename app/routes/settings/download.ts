import { href, redirect } from 'react-router'
import type { Route } from './+types/download'
import { tryAsk } from '../../try-ask.ts'

/** Sends the archive as a file; where there is none, leads back to the page with the reason. */
export async function action({ request, context }: Route.ActionArgs) {
  const password = (await request.formData()).get('password')
  const body = typeof password === 'string' && password !== '' ? { password } : {}
  const { answer, refusal } = await tryAsk(context, (api) => api.settings.exportData({ params: { id: 'me' }, body }))
  if (refusal) {
    if (refusal.status === 401) return redirect(`/login?back=${encodeURIComponent('/settings/data')}`)
    return redirect(`${href('/settings/data')}?problem=${reasonOf(refusal.code, typeof password === 'string')}`)
  }
  return new Response(answer, {
    headers: {
      'content-type': 'application/zip',
      // The name is ours: letters, digits and dashes.
      'content-disposition': `attachment; filename="${answer.name}"`,
      'cache-control': 'no-store',
    },
  })
}

export function loader() {
  return redirect(href('/settings/data'))
}

function reasonOf(code: string, hasTyped: boolean): string {
  if (code === 'PROOF_NEEDED') return 'proof'
  if (code === 'TOO_MANY_REQUESTS') return hasTyped ? 'wait' : 'limit'
  return 'password'
}
