import { redirect } from 'react-router'
import { visitor } from '../api.ts'
import type { Route } from './+types/home'
import { loadHome } from '../ui/home/load-home.ts'
import { HomePage } from '../ui/home/home-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  // Somebody who looks for a job and is signed in begins with their day.
  const { user } = context.get(visitor)
  if (user !== null && user.role !== 'publisher') throw redirect('/today')
  return await loadHome(context)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
