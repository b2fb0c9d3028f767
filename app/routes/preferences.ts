import { redirect } from 'react-router'
import { ownPath } from '../../contract/platform/own-path.ts'
import type { Route } from './+types/preferences'

/** Keeps a choice of the footer in a cookie, and leads back. Works without scripts. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const theme = form.get('theme')
  if (theme === 'light' || theme === 'dark' || theme === 'system') headers.append('set-cookie', kept('theme', theme))
  if (form.get('cookies') === 'accepted') headers.append('set-cookie', kept('cookies', 'accepted'))
  return redirect(ownPath(form.get('back')) ?? '/', { headers })
}

export function loader() {
  return redirect('/')
}

function kept(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`
}
