import type { RouterContextProvider } from 'react-router'
import type { Source } from '../../../contract/boards/boards.ts'
import type { Showcase } from '../../../contract/home/home.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { news } from '../../content/news.ts'

export type Home = {
  showcase: Showcase
  sources: Pick<Source, 'id' | 'name' | 'mode' | 'isAsked'>[]
  /** So many boards are asked by one search at the most: some know only jobs in Ireland, some only those in the United Kingdom. */
  asks: number
  liveAds: number
  news: { id: string; title: string; date: string }[]
  publicUrl: string | null
}

/** What the home page shows; also shown where an address leads nowhere (C51). */
export async function loadHome(context: Readonly<RouterContextProvider>): Promise<Home> {
  const [showcase, sources] = await Promise.all([
    ask(context, (api) => api.home.showcase()),
    ask(context, (api) => api.boards.sources()),
  ])
  return {
    showcase,
    sources: sources.map(({ id, name, mode, isAsked }) => ({ id, name, mode, isAsked })),
    asks: Math.max(
      ...(['GB', 'IE'] as const).map(
        (region) => sources.filter(({ isAsked, regions }) => isAsked && regions.includes(region)).length,
      ),
    ),
    liveAds: sources.reduce((sum, { liveAds }) => sum + liveAds, 0),
    news: news.slice(0, 3).map(({ id, title, date }) => ({ id, title, date })),
    publicUrl: context.get(visitor).publicUrl,
  }
}
