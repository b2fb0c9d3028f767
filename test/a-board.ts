import type { BoardId } from '../contract/boards/boards.ts'
import { BoardFailure, type Board, type BoardCall } from '../server/boards/board.ts'
import type { Listing } from '../engines/ads/index.ts'

type Behaviour =
  | { ads: readonly Partial<Listing>[] }
  | { fails: BoardFailure }
  /** Never answers until its signal says stop. */
  | { hangs: true }

/** A board without a network, that answers every search as the test says. */
export function aBoard(id: BoardId, behaviour: Behaviour): Board {
  return {
    id,
    name: id.toUpperCase(),
    regions: ['GB'],
    usedFor: 'Tests.',
    access: 'api',
    terms: { automatedReading: 'allowed', summary: 'None.', url: null },
    attribution: null,
    hosts: [],
    settings: [],
    onByDefault: true,
    limits: { perMinute: 1_000, concurrent: 10, timeoutMs: 1_000, maxBytes: 1_000_000 },
    search: async (_query, call) => await answer(behaviour, call),
    toListing: (body) => aListing(body as Partial<Listing>),
  }
}

async function answer(behaviour: Behaviour, call: BoardCall) {
  if ('fails' in behaviour) throw behaviour.fails
  if ('hangs' in behaviour) return await untilStopped(call.signal)
  const ads = behaviour.ads.map((ad, i) => ({ ref: ad.ref ?? String(i + 1), body: ad }))
  return { ads, total: ads.length, unusable: [] }
}

async function untilStopped(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new BoardFailure('timeout', 'no answer in time')), { once: true })
  })
}

/** A whole, dull listing but for what is given. */
function aListing(given: Partial<Listing> = {}): Listing {
  return {
    ref: '1',
    url: null,
    applyUrl: null,
    title: 'Staff Nurse',
    employer: 'Alder Vale Hospital',
    isAgency: null,
    description: 'Plan care with patients and their families.',
    descriptionFormat: 'text',
    isSnippet: false,
    places: ['Leeds'],
    position: null,
    country: null,
    pay: { text: null, min: null, max: null, currency: null, period: null, isEstimate: false },
    kindWords: [],
    industryWords: [],
    postedAt: null,
    closesAt: null,
    ...given,
  }
}
