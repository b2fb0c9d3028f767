import { z } from 'zod'
import type { FormAnswer } from '../../../contract/applications/applications.ts'
import type { ApplicationEvidence } from '../../../contract/applications/evidence.ts'
import {
  type Applier,
  type ApplicationOrder,
  type NotSent,
  type PreparedForm,
  type SendOutcome,
  decideAnswer,
} from '../../applying/index.ts'
import { BoardFailure, type BoardCall } from '../board.ts'
import { offerAddress, readRecruiteeForm, type RecruiteeQuestion } from './questions.ts'

/** There is no page to take a picture of. */
const noPicture = new Uint8Array()

/**
 * Applications by Recruitee's public call, the one that its careers sites use themselves.
 * @param open a call within the board's allow-list and limits
 */
export function recruiteeApplier(open: (signal: AbortSignal) => BoardCall): Applier {
  return {
    async prepare(order) {
      await order.onStep?.('open-ad')
      const call = open(order.signal)
      let asked: RecruiteeQuestion[]
      try {
        const form = await readRecruiteeForm(order.link, call)
        if (!form?.isOpen) return notSent('closed', 'The offer no longer exists')
        const [first] = form.unanswerable
        if (first !== undefined)
          return notSent('changed-form', `This form also asks “${first}”, which can only be answered on its own page`)
        asked = form.questions
      } catch (error) {
        return failed(error)
      }
      await order.onStep?.('read-questions')
      const known = await order.answer(asked.map(({ question }) => question))
      const answers = asked.map(({ question }) => decideAnswer(question, known, order.documents))
      const unknown = answers.find(({ question, value }) => question.isRequired && value === null)
      if (unknown) return notSent('unknown-question', unknown.question.label, answers)
      await order.onStep?.('review')
      return prepared({ order, call, asked, answers })
    },
    // It has no list that a candidate could look at.
    look: async () => await Promise.resolve('cannot-tell'),
  }
}

type Ready = {
  order: ApplicationOrder
  call: BoardCall
  asked: readonly RecruiteeQuestion[]
  answers: readonly FormAnswer[]
}

function prepared(ready: Ready): PreparedForm {
  let outcome: Promise<SendOutcome> | null = null
  let status: number | null = null
  return {
    kind: 'prepared',
    answers: ready.answers,
    picture: noPicture,
    evidence: () => evidenceOf(ready, status),
    send: async () =>
      await (outcome ??= post(ready, (answered) => {
        status = answered
      })),
    close: async () => await Promise.resolve(),
  }
}

const Sent = z.object({ candidate: z.object({ id: z.union([z.string(), z.number()]).nullish() }).nullish() })

/** Recruitee answers whether it took the whole of what was sent in one call. @param status null: it has not */
function evidenceOf({ order: { link, documents }, answers }: Ready, status: number | null): ApplicationEvidence {
  const at = new Date().toISOString()
  const { cv, letter } = documents
  const { host } = new URL(link)
  const given = answers.filter(({ value }) => value !== null)
  const names = new Set(
    given.flatMap(({ value }) => (typeof value === 'object' && value && 'file' in value ? value.file : [])),
  )
  const files = [
    { document: 'cv' as const, file: cv },
    ...(letter ? [{ document: 'letter' as const, file: letter }] : []),
  ]
  return {
    files: files
      .filter(({ file }) => names.has(file.name))
      .map(({ document, file: { name, bytes } }) => ({
        document,
        name,
        isStored: false,
        upload: status === null ? null : { host, status, bytes: bytes.length, at },
        shown: null,
      })),
    answers: given
      .filter(({ question }) => status !== null && question.type !== 'file')
      .map(({ question: { key } }) => ({ key, how: 'accepted', page: '', at })),
  }
}

async function post({ order, call, asked, answers }: Ready, whenTaken: (status: number) => void): Promise<SendOutcome> {
  const address = offerAddress(order.link)
  try {
    await order.onStep?.('before-submit')
    const response = await call.fetch({
      method: 'POST',
      url: `${address}/candidates`,
      form: formOf(order, asked, answers),
      statuses: [400, 404, 410, 422],
    })
    await order.onStep?.('submitted')
    if (response.status === 404 || response.status === 410)
      return notSent('closed', 'The offer no longer exists', answers)
    if (response.status >= 400) return notSent('unknown-question', problemIn(response.text), answers)
    const sent = Sent.safeParse(parsed(response.text)).data?.candidate?.id
    if (response.status !== 201)
      return { kind: 'unsure', doubt: 'no-answer', text: `Recruitee answered with ${response.status}`, picture: null }
    whenTaken(response.status)
    const text = 'Recruitee received the application and will send a confirmation by email'
    return {
      kind: 'applied',
      confirmation: { text, reference: sent == null ? null : String(sent), address: order.link },
      picture: noPicture,
    }
  } catch (error) {
    // A refusal or a call that was never made proves that nothing arrived; a broken one does not.
    if (error instanceof BoardFailure && ['refused', 'skipped', 'challenge'].includes(error.outcome))
      return failed(error, answers)
    return { kind: 'unsure', doubt: 'no-answer', text: 'Recruitee did not respond', picture: null }
  }
}

function formOf(
  { documents }: ApplicationOrder,
  asked: readonly RecruiteeQuestion[],
  answers: readonly FormAnswer[],
): FormData {
  const form = new FormData()
  let opened = 0
  for (const [at, { field, openId, question }] of asked.entries()) {
    const value = answers[at]?.value ?? null
    if (value === null) continue
    const name = openId === null ? field : `candidate[open_question_answers_attributes][${opened}]`
    if (openId !== null) form.append(`${name}[open_question_id]`, openId)
    const target = openId === null ? name : `${name}[content]`
    if (openId !== null) opened++
    if (typeof value === 'object' && 'file' in value) {
      const { cv, letter } = documents
      const file = letter?.name === value.file ? letter : cv
      form.append(target, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
    } else if (question.type === 'yes-no') form.append(target, String(value === true || /^yes$/iu.test(String(value))))
    else form.append(target, Array.isArray(value) ? value.join(', ') : String(value))
  }
  return form
}

function problemIn(text: string): string {
  const { data } = z
    .object({ error: z.array(z.string()).nullish(), fields: z.record(z.string(), z.unknown()).nullish() })
    .safeParse(parsed(text))
  const fields = Object.entries(data?.fields ?? {}).map(([name, words]) => `${name}: ${String(words)}`)
  return fields.join('; ') || (data?.error ?? []).join('; ') || 'Recruitee did not accept the answers'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failed(error: unknown, answers: readonly FormAnswer[] = []): NotSent {
  if (!(error instanceof BoardFailure)) throw error
  if (error.outcome === 'challenge') return notSent('captcha', error.message, answers)
  return { ...notSent('site-down', error.message, answers), mayRetry: true }
}

function notSent(reason: NotSent['reason'], text: string, answers: readonly FormAnswer[] = []): NotSent {
  return { kind: 'not-sent', reason, text, answers, picture: null, mayRetry: false }
}
