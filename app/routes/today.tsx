import { useRouteLoaderData } from 'react-router'
import { ask } from '../ask.ts'
import type { loadShell } from '../load-shell.ts'
import { PageHead } from '../ui/page-head.tsx'
import { TodayPage } from '../ui/today/today-page.tsx'
import type { Route } from './+types/today'

export async function loader({ context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.today.find())
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  const name = useRouteLoaderData<typeof loadShell>('root')?.user?.name ?? ''
  return (
    <>
      <PageHead title="Today" isForSearchEngines={false} />
      <TodayPage today={loaderData} name={name} />
    </>
  )
}
