import type { Route } from './+types/home'
import { loadHome } from '../ui/home/load-home.ts'
import { HomePage } from '../ui/home/home-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return await loadHome(context)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
