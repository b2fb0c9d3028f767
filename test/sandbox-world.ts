import type { BoardId } from '../contract/boards/boards.ts'
import type { SandboxAd, SandboxSearch, World } from '../sandbox/board.ts'

export const sandboxNow = new Date('2026-11-12T09:30:00Z')

/** A whole, dull ad of the sandbox; give what the test is about. */
export function aSandboxAd(given: Partial<SandboxAd> & Pick<SandboxAd, 'board' | 'number'>): SandboxAd {
  return {
    vacancy: given.number,
    title: 'Staff Nurse',
    advertiser: 'Moorview Care Group',
    employer: 'Moorview Care Group',
    isAgency: false,
    industry: 'Nursing and midwifery',
    place: {
      town: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 4AP',
      country: 'GB',
      lat: 53.79648,
      lng: -1.54785,
    },
    placeText: 'Leeds, LS1 4AP',
    workplace: 'on-site',
    contract: 'permanent',
    fullTime: true,
    partTime: false,
    ir35: null,
    pay: { text: '£34,000 - £38,500 per annum', min: 34_000, max: 38_500, currency: 'GBP', period: 'year' },
    html: '<p>Days &amp; nights on a <b>friendly</b> ward.</p>',
    text: 'Days & nights on a friendly ward.',
    postedAt: new Date('2026-11-10T08:15:30Z'),
    closesAt: new Date('2026-12-08T00:00:00Z'),
    questions: [
      { kind: 'yes-no', label: 'Do you hold a full driving licence?' },
      { kind: 'number', label: 'How many years have you been registered?' },
    ],
    external: false,
    ...given,
  }
}

/**
 * A world of the given ads, with a search that knows whole words and towns.
 * @param asked what their forms ask; the ads' own questions where not given
 */
export function aWorld(given: readonly SandboxAd[], asked: World['asked'] = ({ questions }) => questions): World {
  const ads = (board: BoardId) => given.filter((ad) => ad.board === board)
  return {
    now: () => sandboxNow,
    ads,
    ad: (board, number) => ads(board).find((ad) => ad.number === number) ?? null,
    search: (board, search) =>
      ads(board)
        .filter((ad) => isFound(ad, search))
        .sort(byDate),
    asked,
    companies: () => [],
  }
}

function isFound(ad: SandboxAd, search: SandboxSearch): boolean {
  const words = wordsOf(search.words)
  const said = new Set(wordsOf(`${ad.title} ${ad.text}`))
  const place = wordsOf(search.place).join(' ')
  const days = search.postedWithinDays ?? Number.POSITIVE_INFINITY
  return (
    words.every((word) => said.has(word)) &&
    (place === '' || place === wordsOf(ad.place.town).join(' ')) &&
    (search.contract === undefined || search.contract.length === 0 || search.contract.includes(ad.contract)) &&
    (!search.fullTime || ad.fullTime) &&
    (!search.partTime || ad.partTime) &&
    sandboxNow.getTime() - ad.postedAt.getTime() <= days * 86_400_000
  )
}

function byDate(a: SandboxAd, b: SandboxAd): number {
  return b.postedAt.getTime() - a.postedAt.getTime() || a.number - b.number
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

/** Ads of one board for tests of paging: the same but for their numbers, the first the newest. */
export function manySandboxAds(board: BoardId, count: number): SandboxAd[] {
  return Array.from({ length: count }, (_, index) =>
    aSandboxAd({ board, number: index + 1, postedAt: new Date(sandboxNow.getTime() - index * 60_000) }),
  )
}

/** Three ads that differ in what boards write differently: a dull one; one that hides much; a contract in Ireland. */
export function awkwardSandboxAds(board: BoardId): SandboxAd[] {
  const hidden = aSandboxAd({
    board,
    number: 2_000_017,
    title: 'Cook & "Baker" </script>',
    advertiser: null,
    pay: { text: null, min: null, max: null, currency: 'GBP', period: 'year' },
    partTime: true,
    fullTime: false,
    html: '<p>Sweet</p><script>alert(1)</script>',
    text: 'Sweet </script> & sour',
    questions: [],
    external: true,
    postedAt: new Date('2026-11-09T00:00:00Z'),
  })
  const contract = aSandboxAd({
    board,
    number: 2_000_031,
    title: 'Java Developer',
    advertiser: 'Corrib Talent',
    isAgency: true,
    industry: 'Information technology',
    place: { town: 'Galway', county: 'Galway', postcode: 'H91 AB12', country: 'IE', lat: 53.27194, lng: -9.04889 },
    placeText: 'Galway',
    workplace: 'hybrid',
    contract: 'contract',
    pay: { text: '€450 - €500 per day', min: 450, max: 500, currency: 'EUR', period: 'day' },
    text: 'Six months of Java. '.repeat(40),
    html: `<p>${'Six months of Java. '.repeat(40)}</p>`,
    postedAt: new Date('2026-11-08T12:00:00Z'),
  })
  return [aSandboxAd({ board, number: 2_000_003 }), hidden, contract]
}
