import type { RouterContextProvider } from 'react-router'
import type { Source } from '../../../contract/boards/boards.ts'
import type { Showcase } from '../../../contract/home/home.ts'
import { ask } from '../../ask.ts'
import { news } from '../../content/news.ts'
import { siteOf } from '../../site-of.ts'
import { askedTogether } from './asked-together.ts'

export type Home = {
  showcase: Showcase
  sources: Pick<Source, 'id' | 'name' | 'mode'>[]
  /** The boards that one search asks. */
  asked: Pick<Source, 'id' | 'name' | 'mode'>[]
  liveAds: number
  news: { id: string; title: string; date: string }[]
  /** Of the home page, without a slash at its end. */
  siteUrl: string
}

/** What the home page shows; also shown where an address leads nowhere (C51). */
export async function loadHome(context: Readonly<RouterContextProvider>): Promise<Home> {
  const [showcase, sources] = await Promise.all([
    ask(context, (api) => api.home.showcase()),
    ask(context, (api) => api.boards.sources()),
  ])
  return {
    showcase,
    sources: named(sources),
    asked: named(askedTogether(sources)),
    liveAds: sources.reduce((sum, { liveAds }) => sum + liveAds, 0),
    news: news.slice(0, 3).map(({ id, title, date }) => ({ id, title, date })),
    siteUrl: siteOf(context),
  }
}

const named = (sources: readonly Source[]) => sources.map(({ id, name, mode }) => ({ id, name, mode }))
