import { blockCounter, countMethods, type Steps } from './count-steps.ts'
import { shapes, units } from './hostile-texts.ts'
import { parsers } from './parsers.ts'

/*
 * A program of its own, as counting changes what strings, arrays and expressions are: `node test/steps/measure.ts PARSER [TURN] [OF]`
 * has a parser read hostile texts of a length and of four times the length, and prints what grew by more. Of so many texts each
 * place of the text in what is read gets every OF-th, another at each TURN; all of them with OF = 1.
 */
const [parser = '', turn = '0', of = '1', only = '', short = '1000'] = process.argv.slice(2)
const ways = Object.entries(parsers[parser] ?? {}).filter(([way]) => only === '' || way === only)
if (ways.length === 0) throw new Error(`Which parser? ${Object.keys(parsers).join(', ')}`)

export type Finding = { way: string; text: string; what: string; steps: number; stepsOfFour: number }

const length = Number(short)
const texts = Object.entries(shapes).flatMap(([shape, repeat]) =>
  units.map((unit) => ({ name: `${JSON.stringify(unit)} ${shape}`, of: (length: number) => repeat(unit, length) })),
)
const chosen = ways.flatMap(([way, run], index) =>
  texts.filter((_, at) => (at + index * 7 + Number(turn)) % Number(of) === 0).map((text) => ({ way, run, text })),
)

const findings: Finding[] = []
for (const { way, run, text } of chosen) {
  // What is made at the first use only is made now.
  await run(text.of(20))
  compare(
    way,
    text.name,
    await countMethods(() => run(text.of(length))),
    await countMethods(() => run(text.of(4 * length))),
  )
}
const blocks = blockCounter()
for (const { way, run, text } of chosen) {
  await run(text.of(20))
  blocks.reset()
  compare(
    way,
    text.name,
    await blocks.count(() => run(text.of(length))),
    await blocks.count(() => run(text.of(4 * length))),
  )
}
blocks.stop()
process.stdout.write(`${JSON.stringify({ texts: chosen.length, findings })}\n`)

/** More than linear: sorting may take a little more, and what a short text is spared a longer one may cost so much a sign. */
function compare(way: string, text: string, one: Steps, four: Steps): void {
  for (const [what, stepsOfFour] of four) {
    const steps = one.get(what) ?? 0
    if (stepsOfFour > 5 * steps + 100 * 4 * length) findings.push({ way, text, what, steps, stepsOfFour })
  }
}
