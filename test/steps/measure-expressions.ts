import { expressionsOfSources } from './expressions-of-sources.ts'
import { isToMeasure, readProven, writeProven } from './proven.ts'
import { nativeExec } from './regex-program.ts'
import { squareOf } from './square-of.ts'

/*
 * A program of its own: `node test/steps/measure-expressions.ts SEED` takes every expression of our sources that repeats something without end,
 * and those of libraries that the parsers ask when they read ordinary text, and tries each by itself with hostile texts of a length and of
 * four times the length. Those that were measured before, as proven.txt says, are left out but for a few, drawn by SEED; with `renew` in its place
 * all are measured, and the file is written. A limit on the length of what an expression is given does not count here: the next caller may forget it.
 * What is put together from words when it is called cannot be found: such places are in `madeWhenCalled`, with the reason why they may.
 */
const isRenewed = process.argv[2] === 'renew'
const seed = Number(process.argv[2] ?? 0)
const madeWhenCalled: Readonly<Record<string, string>> = {
  'app/ui/parts/rich-text/bare-html.ts': 'the names of a few tags, in what somebody pastes into their own page',
  'app/ui/shell/invitation.ts': 'a name of ours, in cookies of ours',
  'server/applying/my-applications.ts': 'a reference that was escaped; nothing repeats',
  'server/applying/page/fill-field.ts': 'spaces around an escaped text, held against options of a page by the browser',
  'server/applying/page/in-page/marks.ts': 'made of expressions of the file, in the board’s own page',
  'server/boards/read-xml.ts': 'the name of the outermost element, ours; spaces behind it only',
  'engines/cv-reading/contact.ts': '`emailPattern`, which is measured as it stands',
  'engines/cv-reading/links.ts': '`emailPattern`, which is measured as it stands',
  'engines/matching/qualifications.ts': 'expressions of the file, which are measured as they stand',
  'server/interviews/reply.ts': 'names of ours; nothing repeats',
  'engines/ads/places-text.ts': 'an expression of the file, which is measured as it stands',
  'server/web/route-labels.ts': 'paths of ours; what repeats takes no slash',
}
/** Files whose expressions may take long, as no stranger's text meets them where others wait. */
const notForStrangers: Readonly<Record<string, string>> = {
  'engines/questions/grammar/notation.ts': 'reads the grammar of the product itself, when it is loaded',
  'server/applying/page/in-page/dates.ts': 'runs in the page of a board, in the browser that fills it in',
  'server/applying/page/in-page/marks.ts': 'runs in the page of a board, in the browser that fills it in',
  'server/web/route-labels.ts': 'reads the paths of the product itself, when it starts',
}

const ordinary = [
  'Ann Lee\nann@example.com, 07700 900123\n12 Mill Lane, Leeds, LS1 4AP\n\nEXPERIENCE\nNurse, Acme Ltd (Care), Leeds\nJan 2019 - Feb 2020 (1 year)\n• Cared for people\n- Led\n\nEDUCATION\nBSc (Hons) Nursing, 2:1\nUniversity of Leeds, 2015 - 2018\nGCSE Maths A, English B\n\nSKILLS\nJava, C++ | SQL\nLANGUAGES\nFrench (B2)\nFull UK driving licence. Salary: £30,000. Right to work: British citizen.\n',
  'Staff Nurse (Band 5), £30,000 - £35k per annum, hybrid, 2 days in the office, outside IR35, 6 month contract. You must have 3+ years of experience and a degree in maths. Posted 2 days ago, closes 1/4/2026. Leeds, West Yorkshire; York or Hull / Remote.\n'.repeat(
    3,
  ),
  'From 2017 until 2021 I worked as a nurse at St Anne. Since 2021 I have been a manager with Acme & Sons.\n',
  '<p>We <b>look</b> for a nurse &amp; more</p><ul><li>one</li></ul><a href="https://example.com">x</a>',
  '-'.repeat(300),
  '- a '.repeat(100),
  'word Word, '.repeat(60),
  'A B\n'.repeat(60),
]

const asked = new Map<string, { source: string; flags: string; by: Set<string> }>()
const { expressions, unseen } = await expressionsOfSources()
for (const { source, flags, by } of expressions) note(source, flags, by)
// Only now: what their modules make when they are loaded has been noted.
const { parsers } = await import('./parsers.ts')
let asking = ''
RegExp.prototype.exec = function exec(this: RegExp, text: string) {
  note(this.source, this.flags, asking)
  return nativeExec.call(this, text)
}
for (const [parser, ways] of Object.entries(parsers)) {
  asking = parser
  for (const run of Object.values(ways)) for (const text of ordinary) await run(text)
}
RegExp.prototype.exec = nativeExec

const strangers = [...asked].filter(([, { by }]) => ![...by].every((file) => file in notForStrangers))
const proven = isRenewed ? new Set<string>() : readProven()
const chosen = strangers.filter(([expression]) => isToMeasure(expression, proven, seed))
const findings = chosen.flatMap(([expression, { source, flags, by }]) => {
  const square = squareOf(source, flags)
  return square === undefined ? [] : [{ expression, by: [...by], ...square }]
})
if (isRenewed) {
  const isFound = new Set(findings.map(({ expression }) => expression))
  writeProven(strangers.map(([expression]) => expression).filter((expression) => !isFound.has(expression)))
}
const unknown = unseen.filter((file) => !(file in madeWhenCalled))
const gone = Object.keys(madeWhenCalled).filter((file) => !unseen.includes(file))
process.stdout.write(
  `${JSON.stringify({ expressions: asked.size, measured: chosen.length, findings, unknown, gone })}\n`,
)
process.exit(0)

function note(source: string, given: string, by: string): void {
  const flags = given.replace('y', '')
  const name = `/${source}/${flags}`
  const one = asked.get(name) ?? { source, flags, by: new Set() }
  asked.set(name, one)
  one.by.add(by)
}
