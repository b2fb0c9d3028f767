import { useEffect } from 'react'
import { data } from 'react-router'
import type { Route } from './+types/not-found'
import { HomePage } from '../ui/home/home-page.tsx'
import { loadHome } from '../ui/home/load-home.ts'

/** An address that leads nowhere: the home page, said to be so to people and to search engines (C51). */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome(context), { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    // Not a navigation: the page is the right one already, and its notice must stay.
    window.history.replaceState(window.history.state, '', '/')
  }, [])
  return <HomePage {...loaderData} notice="There is no page at that address. This is the start page." />
}
