import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Position, Place, PlaceAnswer } from '../../engines/places/index.ts'
import { askPostcodesIo, type FetchPostcode, fetchOnline } from './postcodes-io.ts'

/** Exact positions of full British postcodes: imported, asked for before, or asked of postcodes.io where that is on. */
export type Postcodes = {
  /**
   * Puts the exact position into an answer that is a full postcode; any other answer comes back as it is. Never fails and
   * never takes longer than the time limit: without an exact position the middle of the outcode stays.
   */
  refine: (answer: PlaceAnswer) => Promise<PlaceAnswer>
  /** What the table knows of many postcodes, in one query and without asking anybody: for imports. Keys: 'LS14AP'. */
  known: (postcodes: readonly string[]) => Promise<Map<string, Position>>
}

export type PostcodesSettings = {
  db: Database
  clock: Clock
  log: Log
  /** `config.postcodes`: whether postcodes.io may be asked. A person's postcode leaves the house then. */
  isOnline: boolean
  fetch?: FetchPostcode
  timeLimitMs?: number
}

/** A postcode that was not there is asked for again after this: new ones come every month. */
const askAgainAfterMs = 30 * 24 * 3_600_000
/** After a failure nobody is made to wait for the service again for this long. */
const pauseMs = 60_000

/** One that was looked for in vain has no position; one that was imported was never asked for. */
type KnownPostcode = { postcode: string; lat: number | null; lng: number | null; askedAt: Date | null }

export function createPostcodes(settings: PostcodesSettings): Postcodes {
  const { db, clock, log, isOnline, fetch = fetchOnline(), timeLimitMs = 2_000 } = settings
  const asking = new Map<string, Promise<Position | null>>()
  let pausedUntil = 0

  async function findPositions(postcodes: readonly string[]): Promise<KnownPostcode[]> {
    const { rows } = await db.query<KnownPostcode>(
      'select postcode, lat, lng, asked_at as "askedAt" from postcodes where postcode = any($1)',
      [postcodes],
    )
    return rows
  }

  async function locate(postcode: string): Promise<Position | null> {
    const [row] = await findPositions([postcode])
    if (row && row.lat !== null && row.lng !== null) return { lat: row.lat, lng: row.lng }
    const isRefusedLately = row?.askedAt != null && clock.now().getTime() - row.askedAt.getTime() < askAgainAfterMs
    if (!isOnline || isRefusedLately || clock.now().getTime() < pausedUntil) return null
    // Two searches at once for one postcode ask once.
    const already = asking.get(postcode)
    if (already) return await already
    const answer = ask(postcode).finally(() => asking.delete(postcode))
    asking.set(postcode, answer)
    return await answer
  }

  async function ask(postcode: string): Promise<Position | null> {
    try {
      const position = await askPostcodesIo(postcode, fetch, AbortSignal.timeout(timeLimitMs))
      await remember(postcode, position)
      return position
    } catch (error) {
      pausedUntil = clock.now().getTime() + pauseMs
      log.warn({ err: error }, 'postcodes.io gave no answer; the middle of the outcode is used')
      return null
    }
  }

  async function remember(postcode: string, position: Position | null): Promise<void> {
    // The day is enough: the moment would tell when somebody searched there.
    const askedAt = new Date(clock.now().setUTCHours(0, 0, 0, 0))
    await db.query(
      `insert into postcodes (postcode, lat, lng, asked_at) values ($1, $2, $3, $4)
       on conflict (postcode) do update set lat = excluded.lat, lng = excluded.lng, asked_at = excluded.asked_at
       where postcodes.lat is null`,
      [postcode, position?.lat ?? null, position?.lng ?? null, askedAt],
    )
  }

  async function exact(place: Place): Promise<Place> {
    if (place.kind !== 'postcode' || place.country !== 'GB') return place
    try {
      const position = await locate(place.name.replaceAll(' ', ''))
      return position ? { ...place, ...position } : place
    } catch (error) {
      log.warn({ err: error }, 'the table of postcodes could not be read')
      return place
    }
  }

  return {
    async refine(answer) {
      if (answer.kind === 'found') return { ...answer, place: await exact(answer.place) }
      if (answer.kind === 'several') return { ...answer, places: await Promise.all(answer.places.map(exact)) }
      return answer
    },
    async known(postcodes) {
      const wanted = [...new Set(postcodes.map((postcode) => postcode.toUpperCase().replaceAll(' ', '')))]
      if (wanted.length === 0) return new Map()
      const rows = await findPositions(wanted)
      return new Map(
        rows.flatMap(({ postcode, lat, lng }) =>
          lat === null || lng === null ? [] : [[postcode, { lat, lng }] as const],
        ),
      )
    },
  }
}
