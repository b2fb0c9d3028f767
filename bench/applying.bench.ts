import { adOnBoard, anOrder, preparedBy, startApplying } from '../test/applying.ts'
import { aSandboxAd } from '../test/sandbox-world.ts'
import { boardForms } from '../server/boards/forms.ts'
import { goal, percentile, print, spread } from './figures.ts'

/** Applications to the sandbox's boards, one after the other, as somebody who checks each of them makes them. */
const rounds = 3

const numbers = Array.from({ length: rounds }, (_, index) => index + 1)
await using place = await startApplying(
  boardForms.flatMap(({ id }) => numbers.map((number) => aSandboxAd({ board: id, number }))),
)

const fills: number[] = []
const byBoard = new Map<string, number[]>()
const sends: number[] = []
for (let round = 1; round <= rounds; round++) {
  for (const form of boardForms) {
    const startedAt = performance.now()
    const prepared = await preparedBy(place.applier(form), orderFor(form.id, round))
    const filledAt = performance.now()
    const outcome = await prepared.send()
    if (outcome.kind !== 'applied')
      throw new Error(`${form.id}: ${outcome.kind}, ${JSON.stringify('text' in outcome && outcome.text)}`)
    // The first of all starts the browser.
    if (fills.length > 0 || round > 1) sends.push(performance.now() - filledAt)
    fills.push(filledAt - startedAt)
    byBoard.set(form.id, [...(byBoard.get(form.id) ?? []), filledAt - startedAt])
  }
}

print(`filled, ${fills.length} applications to ${boardForms.length} boards: ${spread(fills)}`)
for (const [board, each] of byBoard)
  print(`  ${board}: ${each.map((one) => `${(one / 1000).toFixed(1)} s`).join(', ')}`)
print(`sent after approval: ${spread(sends)}`)
print(goal('an application filled in, p95', percentile(fills, 95) / 1000, 5, 's'))
print(goal('sent after approval, p95', percentile(sends, 95) / 1000, 2, 's'))

function orderFor(board: (typeof boardForms)[number]['id'], number: number) {
  return anOrder({ board, ...adOnBoard(board, number) })
}
