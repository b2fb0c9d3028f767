import { boardIds } from '../contract/boards/board-ids.ts'
import type { BoardId } from '../contract/boards/boards.ts'
import type { SandboxAd, World } from './board.ts'
import { makeAds } from './generate/ads.ts'
import { companiesOf } from './generate/companies.ts'
import { drawnQuestions } from './generate/draw-questions.ts'
import { indexBoard, type BoardIndex } from './search/board-index.ts'

export { sandboxCompanySlugs } from './generate/companies.ts'

export type WorldSettings = {
  /** The same seed and the same day give the same ads, but where not said. */
  seed?: number
  now?: () => Date
  /** How many vacancies; each is on two boards on average. Fewer make a quick world for a test. */
  vacancies?: number
}

/** A world of made-up vacancies in Great Britain, Northern Ireland and Ireland. */
export function createWorld(settings: WorldSettings = {}): World {
  const { seed = 1, now = () => new Date(), vacancies = 12_000 } = settings
  const made = makeAds(seed, now(), vacancies)
  const ads = new Map([...made].map(([board, list]) => [board, list.map(({ ad }) => ad)]))
  const byNumber = new Map(
    [...ads].map(([board, list]) => [board, new Map<number, SandboxAd>(list.map((ad) => [ad.number, ad]))]),
  )
  const indexes = new Map<BoardId, BoardIndex>()
  return {
    now,
    ads: (board) => ads.get(board) ?? [],
    ad: (board, number) => byNumber.get(board)?.get(number) ?? null,
    search(board, search) {
      let index = indexes.get(board)
      if (!index) indexes.set(board, (index = indexBoard(made.get(board) ?? [], now)))
      return index.search(search)
    },
    asked: (ad) => [...ad.questions, ...drawnQuestions(seed, ad)],
    companies: (board) => (companiesOf[board] ?? []).map(({ slug, name }) => ({ slug, name })),
  }
}

/** The same world as a board sees it that has nothing. */
export function emptyWorld({ now, companies, asked }: World): World {
  return { now, companies, asked, ads: () => [], ad: () => null, search: () => [] }
}

const farAway = [
  { town: 'Paris', county: 'Île-de-France', postcode: '75004', lat: 48.857, lng: 2.352, text: 'Paris, France' },
  { town: 'Berlin', county: 'Berlin', postcode: '10117', lat: 52.52, lng: 13.405, text: 'Berlin, Germany' },
  { town: 'Chicago', county: 'Illinois', postcode: '60601', lat: 41.878, lng: -87.63, text: 'Chicago, IL, USA' },
] as const

/**
 * The same world as a board sees it that answers for the wrong country: every ad is abroad, by its words and its
 * position. Its country still reads 'GB', for a board that goes astray does not know it.
 */
export function worldAbroad(world: World): World {
  const moved = (ad: SandboxAd): SandboxAd => {
    const { text, ...place } = farAway[ad.number % farAway.length]!
    return { ...ad, place: { ...place, country: 'GB' }, placeText: text }
  }
  return {
    now: world.now,
    companies: world.companies,
    asked: world.asked,
    ads: (board) => world.ads(board).map(moved),
    ad(board, number) {
      const ad = world.ad(board, number)
      return ad && moved(ad)
    },
    search: (board, search) => world.search(board, search).map(moved),
  }
}

/** Boards that the world has ads for. */
export function boardsWithAds(world: World): BoardId[] {
  return boardIds.filter((board) => world.ads(board).length > 0)
}
