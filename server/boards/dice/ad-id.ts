import { z } from 'zod'
import { id } from '../fields.ts'

const Ids = z.object({ guid: id, id, jobId: id })

/** An ad has three ids; the guid is the one that its page goes by. */
export function idOfAd(body: unknown): string | null {
  const { data } = Ids.safeParse(body)
  return data?.guid ?? data?.id ?? data?.jobId ?? null
}
