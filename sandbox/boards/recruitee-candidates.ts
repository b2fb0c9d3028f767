import type { Context } from 'hono'
import { isFile, type Arrival, type Given } from '../applying/arrivals.ts'
import type { Desk } from '../applying/desk.ts'
import { fileOf } from '../applying/files.ts'
import type { EmployerQuestion, SandboxAd } from '../board.ts'
import { pause } from '../http/faults.ts'

/** The number that an offer gives to one of its questions. */
export function questionId(ad: SandboxAd, position: number): number {
  return ad.number * 10 + position
}

/**
 * `POST /api/offers/{slug}/candidates`: takes a form, or JSON without files. The same person may apply again: each call
 * that is taken makes a candidate.
 */
export async function takeCandidate(c: Context, ad: SandboxAd, { desk, now }: { desk: Desk; now: Date }) {
  const moment = { board: 'recruitee' as const, ad: { number: ad.number, ref: String(ad.number) } }
  const met = (kind: 'closed' | 'error-before' | 'error-after' | 'slow-submit' | 'false-success') =>
    desk.obstacles.meet(kind, moment)
  if (met('closed')) return c.json({ error: 'Not found' }, 404)
  const given = await readCandidate(c)
  if (!given) return c.json({ error: 'The body could not be read' }, 400)
  const errors = problemsOf(ad, given)
  if (Object.keys(errors).length > 0) return c.json({ error: Object.values(errors), fields: errors }, 422)
  if (met('error-before')) return c.json({ error: 'Internal Server Error' }, 500)

  const candidate = {
    id: 90_000_000 + desk.arrivals.list({ board: 'recruitee' }).length + 1,
    name: given.fields['name'],
  }
  if (!met('false-success')) desk.arrivals.add(arrivalOf(ad, given, { now, id: candidate.id }))
  const slow = met('slow-submit')
  if (slow) await pause(slow.ms ?? 5_000, c.req.raw.signal)
  return met('error-after') ? c.json({ error: 'Internal Server Error' }, 500) : c.json({ candidate }, 201)
}

type Candidate = {
  fields: Record<string, Given>
  /** By the number of the question. */
  answers: Map<number, Given>
}

async function readCandidate(c: Context): Promise<Candidate | null> {
  const isJson = /json/iu.test(c.req.header('content-type') ?? '')
  const pairs = isJson ? pairsOf(await c.req.json().catch(() => null)) : [...(await c.req.formData().catch(() => []))]
  const fields: Record<string, Given> = {}
  const ids = new Map<string, number>()
  const contents = new Map<string, Given>()
  for (const [name, value] of pairs) {
    const [, field, index, part] = /^candidate\[(\w+)\](?:\[(\d+)\]\[(\w+)\])?$/u.exec(name) ?? []
    const read = typeof value === 'string' ? value.trim() : await fileOf(value)
    if (field === undefined || read === '' || (typeof read === 'object' && read.file === '')) continue
    if (index === undefined) fields[field] = read
    else if (part === 'open_question_id') ids.set(index, Number(read))
    else contents.set(index, read)
  }
  if (pairs.length === 0) return null
  const answers = [...ids].flatMap(([index, id]) => {
    const content = contents.get(index)
    return content === undefined ? [] : [[id, content] as const]
  })
  return { fields, answers: new Map(answers) }
}

/** JSON under the names that a form would give it. */
function pairsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return name === '' || value == null ? [] : [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name === '' ? key : `${name}[${key}]`))
}

function problemsOf(ad: SandboxAd, { fields, answers }: Candidate): Record<string, string> {
  const required = ['name', 'email', 'phone'].filter((name) => fields[name] === undefined)
  const hasCv = fields['cv'] !== undefined || fields['remote_cv_url'] !== undefined
  const problems = Object.fromEntries([...required, ...(hasCv ? [] : ['cv'])].map((name) => [name, "can't be blank"]))
  if (typeof fields['email'] === 'string' && !/^\S+@\S+\.\S+$/u.test(fields['email'])) problems['email'] = 'is invalid'
  for (const [position, question] of ad.questions.entries()) {
    const problem = problemOfAnswer(question, answers.get(questionId(ad, position)))
    if (problem) problems[`open_question_${questionId(ad, position)}`] = problem
  }
  return problems
}

function problemOfAnswer({ kind, optional, choices }: EmployerQuestion, answer: Given | undefined): string | null {
  if (answer === undefined) return optional ? null : "can't be blank"
  if (kind === 'file') return isFile(answer) ? null : 'is not a file'
  if (kind === 'yes-no') return /^(?:yes|no|true|false)$/iu.test(String(answer)) ? null : 'is invalid'
  const isOne = typeof answer === 'string' && choices?.includes(answer)
  return kind === 'choice' && !isOne ? 'is not included in the list' : null
}

const labels: Record<string, string> = {
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  cv: 'CV or resume',
  remote_cv_url: 'CV or resume',
  cover_letter: 'Cover letter',
  cover_letter_file: 'Cover letter',
}

function arrivalOf(ad: SandboxAd, { fields, answers }: Candidate, made: { now: Date; id: number }): Arrival {
  const known = Object.entries(fields).flatMap(([name, value]) => {
    const label = labels[name]
    return label === undefined ? [] : [{ label, value }]
  })
  const asked = ad.questions.flatMap(({ label }, position) => {
    const value = answers.get(questionId(ad, position))
    return value === undefined ? [] : [{ label, value }]
  })
  return {
    board: 'recruitee',
    ref: String(ad.number),
    ad: ad.number,
    title: ad.title,
    email: String(fields['email']),
    at: made.now.toISOString(),
    reference: String(made.id),
    answers: [...known, ...asked],
  }
}
