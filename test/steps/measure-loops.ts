import { blockCounter, countMethods, type Steps } from './count-steps.ts'
import { shapes, units } from './hostile-texts.ts'
import { parsers } from './parsers.ts'

/*
 * A program of its own: `node test/steps/measure-loops.ts [OF]` has every parser read hostile texts, and counts its loops and what it asks
 * of strings and arrays. Most texts cost a few steps a sign, which no square does at this length: only what costs more is read again at a
 * quarter of the length and compared. The pieces in `always` go to each way of each parser, of the others each way gets every OF-th,
 * another one than its neighbour. Expressions are counted by measure-expressions.ts.
 */
const of = Number(process.argv[2] ?? 12)
const length = 4_000
const aFew = 40 * length
/** What a review found, and what makes many lines, items or marks in few signs. */
const always = ['-', '- ', ':', 'a\n', 'a, ', '<b', '&amp;', '"', '( ', '2019 - 2020\n']
/** What a library or the language does, and why it cannot go on for long. */
const bounded: readonly { what: string; in?: string; why: string }[] = [
  {
    what: 'String.indexOf',
    in: 'addresses, filters',
    why: 'Node’s URLSearchParams; parseResultsPath gives it 8,000 characters of a query',
  },
  {
    what: 'Array.unshift',
    why: 'htmlparser2’s open tags; cleanDescription gives it 8,000 of them, cleanRichText 20,000 characters',
  },
]
const isBounded = (parser: string, what: string) =>
  bounded.some((one) => one.what === what && (one.in ?? parser) === parser)
const shapeNames = Object.keys(shapes)

export type Finding = { parser: string; text: string; what: string; steps: number; stepsOfFour: number }

const blocks = blockCounter()
const findings: Finding[] = []
let texts = 0
const ways = Object.entries(parsers).flatMap(([parser, byWay]) =>
  Object.entries(byWay).map(([way, run]) => ({ parser: `${parser}, ${way}`, run })),
)
for (const [turn, { parser, run }] of ways.entries()) {
  // What is made at the first use only is made now.
  await run('nurse')
  blocks.reset()
  const chosen = [
    ...always.map((unit) => ({ unit, shape: 'whole' })),
    ...units
      .filter((_, at) => (at + turn) % of === 0)
      .map((unit, at) => ({ unit, shape: shapeNames[(at + turn) % shapeNames.length] ?? 'whole' })),
  ]
  for (const { unit, shape } of chosen) {
    const read = async (length: number) => await stepsOf(() => run(shapes[shape]!(unit, length)))
    texts++
    const four = await read(length)
    if ([...four.values()].every((steps) => steps <= aFew)) continue
    const one = await read(length / 4)
    const suspects = [...four].filter(([what, steps]) => steps > aFew && isMore(steps, one.get(what)))
    if (suspects.length === 0) continue
    // What has a limit looks like a square until the text is longer than that.
    const sixteen = await read(4 * length)
    for (const [what, steps] of suspects) {
      const stepsOfFour = sixteen.get(what) ?? 0
      if (!isMore(stepsOfFour, steps) || isBounded(parser, what)) continue
      findings.push({ parser, text: `${JSON.stringify(unit)} ${shape}`, what, steps, stepsOfFour })
    }
  }
}
blocks.stop()
process.stdout.write(`${JSON.stringify({ texts, findings })}\n`)

/** Sorting takes a little more than four times as much. */
function isMore(stepsOfFour: number, steps = 0): boolean {
  return stepsOfFour > 6 * steps
}

async function stepsOf(run: () => unknown): Promise<Steps> {
  let methods: Steps = new Map()
  const inBlocks = await blocks.count(async () => {
    methods = await countMethods(async () => await attempt(run), { expressions: false })
  })
  return new Map([...inBlocks, ...methods])
}

async function attempt(run: () => unknown): Promise<void> {
  try {
    await run()
  } catch {
    // What is too long or too deep is refused, after as much work as any.
  }
}
