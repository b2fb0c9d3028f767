import { z } from 'zod'
import { BoardFailure, type BoardAnswer, type BoardResponse, type ReceivedAd } from './board.ts'
import { idOrNull } from './reading.ts'

/**
 * The body of a JSON answer, checked for what every answer of this board has.
 * @throws BoardFailure 'unreadable' where the body is not JSON or not in the documented format.
 */
export function readJsonAnswer<Answer>(response: BoardResponse, shape: z.ZodType<Answer>): Answer {
  let json: unknown
  try {
    json = JSON.parse(response.text)
  } catch (cause) {
    throw new BoardFailure('unreadable', 'the answer is not JSON', { cause })
  }
  const parsed = shape.safeParse(json)
  if (parsed.success) return parsed.data
  const first = parsed.error.issues[0]
  throw new BoardFailure('unreadable', `the answer has changed at '${first?.path.join('.')}': ${first?.message}`)
}

/** Pairs each ad with its id. An ad without one is counted and costs nothing to the others; one shown twice is one. */
export function collectAds<Item>(
  items: readonly Item[],
  options: { refOf: (item: Item) => string | null; total: number | null },
): BoardAnswer {
  const ads = new Map<string, ReceivedAd>()
  const unusable: string[] = []
  for (const body of items) {
    const ref = options.refOf(body)
    if (ref === null) unusable.push('an ad without an id')
    else if (!ads.has(ref)) ads.set(ref, { ref, body })
  }
  return { ads: [...ads.values()], total: options.total, unusable }
}

/** Reads the id of an ad from one of its fields. */
export function idIn(field: string): (item: unknown) => string | null {
  const shape = z.object({ [field]: z.unknown() })
  return (item) => idOrNull(shape.safeParse(item).data?.[field])
}
