import type { RouterContextProvider } from 'react-router'
import type { Source } from '../../../contract/boards/boards.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'

export type Home = {
  mostWanted: { jobTitle: string; jobLocation: string; count: number; address: string }[]
  sources: Pick<Source, 'id' | 'name' | 'mode'>[]
  liveAds: number
  publicUrl: string | null
}

/** What the home page shows; also shown where an address leads nowhere (C51). */
export async function loadHome(context: Readonly<RouterContextProvider>): Promise<Home> {
  const [mostWanted, sources] = await Promise.all([
    ask(context, (api) => api.jobSearches.mostWanted()),
    ask(context, (api) => api.boards.sources()),
  ])
  return {
    mostWanted,
    sources: sources.map(({ id, name, mode }) => ({ id, name, mode })),
    liveAds: sources.reduce((sum, { liveAds }) => sum + liveAds, 0),
    publicUrl: context.get(visitor).publicUrl,
  }
}
