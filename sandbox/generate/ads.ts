import type { BoardId } from '../../contract/boards/boards.ts'
import { boardIds } from '../../contract/boards/board-ids.ts'
import type { SandboxAd } from '../board.ts'
import { companiesOf } from './companies.ts'
import type { Field } from './field.ts'
import { industries } from './industries/index.ts'
import { adsOf, type Draft } from './make-ads.ts'
import { promised } from './promises.ts'
import { hash, randomOf, weighted } from './random.ts'
import { boardsFor } from './spread.ts'
import { towns } from './towns.ts'
import { makeVacancy, type Vacancy } from './vacancies.ts'

/** An ad, and the vacancy behind it. */
export type MadeAd = { ad: SandboxAd; behind: Vacancy }

/** Every ad of a world, by board, the newest first. `today` is any moment of the day; `count` is of vacancies. */
export function makeAds(seed: number, today: Date, count: number): Map<BoardId, MadeAd[]> {
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()))
  const drafts: Draft[] = []
  let id = 0
  for (const { wish, boards } of promised(seed, industries)) {
    const vacancy = makeVacancy(seed, (id += 1), wish)
    const random = randomOf(seed, 'spread', id)
    drafts.push(...adsOf(seed, vacancy, boards ?? boardsFor(vacancy, random, random.whole(3, 6)), day))
  }
  for (const { vacancy, board } of companyVacancies(seed, id)) {
    id = vacancy.id
    const random = randomOf(seed, 'spread', id)
    const elsewhere = random.chance(0.3) ? boardsFor(vacancy, random, 1) : []
    drafts.push(...adsOf(seed, vacancy, [board, ...elsewhere], day))
  }
  const anyField = weighted<Field>(industries, ({ weight }) => weight)
  while (id < count) {
    const random = randomOf(seed, 'spread', (id += 1))
    const vacancy = makeVacancy(seed, id, { field: anyField(random) })
    drafts.push(...adsOf(seed, vacancy, boardsFor(vacancy, random), day))
  }
  return numbered(seed, drafts)
}

/** The vacancies of employers with a company board of their own. */
function* companyVacancies(seed: number, lastId: number): Generator<{ vacancy: Vacancy; board: BoardId }> {
  let id = lastId
  for (const [board, companies] of Object.entries(companiesOf)) {
    for (const { name, kind, about, industries: names, towns: places, posts } of companies) {
      const employer = { name, kind, about }
      const fields = industries.filter(({ industry }) => names.includes(industry))
      for (let post = 0; post < posts && fields.length > 0; post += 1) {
        const random = randomOf(seed, 'company', board, name, post)
        const placeName = random.pick([places[0]!, ...places])
        const town = towns.find(({ name }) => name === placeName)
        if (!town) throw new Error(`No town is called ${placeName}`)
        id += 1
        yield {
          board: board as BoardId,
          vacancy: makeVacancy(seed, id, { field: random.pick(fields), town, employer, agency: null }),
        }
      }
    }
  }
}

/** Where the numbers of each board begin; they grow with the day of posting, with gaps as in life. */
function numbered(seed: number, drafts: readonly Draft[]): Map<BoardId, MadeAd[]> {
  const byBoard = new Map<BoardId, Draft[]>(boardIds.map((board) => [board, []]))
  for (const draft of drafts) byBoard.get(draft.ad.board)!.push(draft)
  const ads = new Map<BoardId, MadeAd[]>()
  for (const [board, own] of byBoard) {
    own.sort((a, b) => a.ad.postedAt.getTime() - b.ad.postedAt.getTime() || a.ad.vacancy - b.ad.vacancy)
    const random = randomOf(seed, 'numbers', board)
    let number = 50_000_000 + (Math.abs(hash(board)) % 9_000_000)
    const made = own.map(({ ad, behind }) => ({
      ad: Object.assign(ad, { number: (number += random.whole(1, 9)) }),
      behind,
    }))
    ads.set(board, made.reverse())
  }
  return ads
}
