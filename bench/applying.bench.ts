import { adOnBoard, anOrder, preparedBy, startApplying } from '../test/applying.ts'
import { aSandboxAd } from '../test/sandbox-world.ts'
import { boardForms } from '../server/applying/forms.ts'
import { goal, percentile, spread } from './figures.ts'

/** Applications to the sandbox's boards, one after the other, then a queue of them over four browser windows. */
const rounds = 3
const queued = 20

const numbers = Array.from({ length: rounds + queued }, (_, index) => index + 1)
await using place = await startApplying(
  boardForms.flatMap(({ id }) => numbers.map((number) => aSandboxAd({ board: id, number }))),
)

const fills: number[] = []
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
  }
}

const startedAt = performance.now()
await Promise.all(
  Array.from({ length: queued }, async (_, index) => {
    const form = boardForms[index % boardForms.length]
    if (!form) return
    const prepared = await preparedBy(place.applier(form), orderFor(form.id, rounds + 1 + index))
    const outcome = await prepared.send()
    if (outcome.kind !== 'applied') throw new Error(`${form.id}: ${outcome.kind}`)
  }),
)
const perHundred = ((performance.now() - startedAt) / queued) * 100

print(`filled, ${fills.length} applications to ${boardForms.length} boards: ${spread(fills)}`)
print(`sent after approval: ${spread(sends)}`)
print(goal('an application filled in, p95', percentile(fills, 95) / 1000, 5, 's'))
print(goal('sent after approval, p95', percentile(sends, 95) / 1000, 2, 's'))
print(goal('a hundred over four windows, reckoned from twenty', perHundred / 60_000, 5, 'min'))

function orderFor(board: (typeof boardForms)[number]['id'], number: number) {
  return anOrder({ board, ...adOnBoard(board, number) })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
