import type { BoardId } from '../../contract/boards/boards.ts'
import type { SandboxAd } from '../board.ts'
import type { Version } from './ad-blocks.ts'
import { withTexts } from './ad-texts.ts'
import { agencyFor } from './agencies.ts'
import { decoratedTitle, placeText } from './decorate.ts'
import { printPay } from './print-pay.ts'
import { randomOf } from './random.ts'
import type { Vacancy } from './vacancies.ts'

/** An ad that has no number yet: boards number their ads in the order in which they came. */
export type Draft = {
  ad: Omit<SandboxAd, 'number'>
  /** What no board tells: the pay that the advertiser gave and may have hidden, and all that the post asks for. */
  behind: Vacancy
}

const dayInMs = 86_400_000

/** Shares of ads that are re-posted, cut short, advertised by a second agency, and hostile. */
const shares = { reposted: 0.06, cut: 0.07, secondAgency: 0.2, hostile: 0.012 }

/** The ads by which boards carry a vacancy: its versions, and now and then a re-post under a new number. */
export function adsOf(seed: number, vacancy: Vacancy, boards: readonly BoardId[], today: Date): Draft[] {
  return boards.flatMap((board, index) => {
    const random = randomOf(seed, 'ad', vacancy.id, board)
    const late = index === 0 ? 0 : random.whole(0, 3)
    const postedDaysAgo = Math.max(0, vacancy.postedDaysAgo - late)
    const post = (daysAgo: number) => adOf(seed, vacancy, { board, index, daysAgo, today })
    if (!random.chance(shares.reposted)) return [post(postedDaysAgo)]
    const weeks = random.whole(2, 4)
    return [post(postedDaysAgo + weeks * 7 + random.whole(0, 3)), post(postedDaysAgo)]
  })
}

type Posting = {
  board: BoardId
  /** 0 for the board that had the vacancy first. */
  index: number
  daysAgo: number
  today: Date
}

function adOf(seed: number, vacancy: Vacancy, { board, index, daysAgo, today }: Posting): Draft {
  const { employer, town, field } = vacancy
  const random = randomOf(seed, 'posting', vacancy.id, board, daysAgo)
  const agency = isPublic(board)
    ? null
    : index > 0 && vacancy.agency !== null && random.chance(shares.secondAgency)
      ? agencyFor(field.industry, town.country, random)
      : index > 0 && vacancy.agency !== null && random.chance(0.15)
        ? null // The employer looks for people itself as well.
        : vacancy.agency
  const pay = printPay(vacancy.pay, random)
  const isHostile = random.chance(shares.hostile)
  const postedAt = new Date(today.getTime() - daysAgo * dayInMs + random.whole(6 * 3600, 20 * 3600) * 1000 - dayInMs)
  const version: Version = {
    key: index,
    agency,
    payText: random.chance(0.6) ? pay.text : null,
    isCut: random.chance(shares.cut),
  }
  const ad = withTexts(
    {
      board,
      vacancy: vacancy.id,
      title: decoratedTitle(vacancy, index === 0, pay.text, random),
      advertiser: agency?.name ?? (random.chance(0.02) && !isPublic(board) ? null : employer.name),
      employer: employer.name,
      isAgency: agency !== null,
      industry: field.industry,
      place: {
        town: town.name,
        county: town.county,
        postcode: vacancy.postcode,
        country: town.country,
        lat: vacancy.lat,
        lng: vacancy.lng,
      },
      placeText: placeText(vacancy, random),
      workplace: vacancy.workplace,
      contract: vacancy.contract,
      fullTime: vacancy.fullTime,
      partTime: vacancy.partTime,
      ir35: vacancy.ir35 === 'open' ? null : vacancy.ir35,
      pay,
      postedAt,
      closesAt: new Date(today.getTime() + (vacancy.closesInDays + 1) * dayInMs - 1000),
      external: vacancy.external,
    },
    { seed, vacancy, version, markup: `${board}/${daysAgo}`, isHostile },
  )
  return { ad, behind: vacancy }
}

/** Boards where only the employer itself may advertise. */
function isPublic(board: BoardId): boolean {
  return board === 'nhs' || board === 'teaching-vacancies' || board === 'apprenticeships'
}
