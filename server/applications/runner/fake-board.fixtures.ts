import type { ApplyingStep } from '../../../contract/applications/progress.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FormAnswer, FormQuestion } from '../../../contract/applications/applications.ts'
import type { ApplicationEvidence } from '../../../contract/applications/evidence.ts'
import type { Applier, ApplicationOrder, LoginRefused, NotSent, SendOutcome } from '../../applying/application-form.ts'

/** A board in a process of its own that outlives whoever applies, and counts what arrived. */
export async function startFakeBoard() {
  const arrived = new Map<string, number>()
  const server = createServer((request, response) => {
    const ref = new URL(request.url ?? '/', 'http://board').searchParams.get('ref') ?? ''
    if (request.method === 'POST') arrived.set(ref, (arrived.get(ref) ?? 0) + 1)
    response.end(String(arrived.get(ref) ?? 0))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countOf: (ref: string) => arrived.get(ref) ?? 0,
    all: () => [...arrived.values()],
    [Symbol.asyncDispose]: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export const plainQuestions: FormQuestion[] = [
  {
    key: 'first-name',
    label: 'First name',
    hint: '',
    type: 'text',
    kind: 'about-you',
    options: [],
    isRequired: true,
    min: null,
    max: null,
    fileTypes: [],
  },
]

/** How a form of the fake board behaves; what is left out goes well. */
export type Behaviour = {
  questions?: () => FormQuestion[]
  prepare?: () => NotSent | null
  /** In place of what the board answers, after it has taken the application. */
  afterSend?: () => SendOutcome | null
  /** What is seen of files and answers; by default nothing. */
  evidence?: (answers: readonly FormAnswer[]) => ApplicationEvidence
  look?: () => 'cannot-tell' | LoginRefused | null
}

/** Forms that were filled in and that are open, and the stored CV that was to be used last. */
type Calls = { prepared: number; open: number; storedCv?: string }

/** Fills in the forms of the fake board. */
export function fakeApplier(boardUrl: string, behaviour: Behaviour = {}): Applier & { calls: Calls } {
  const calls: Calls = { prepared: 0, open: 0 }
  return {
    calls,
    async prepare(order: ApplicationOrder) {
      const say = async (step: ApplyingStep) => await order.onStep?.(step)
      calls.prepared++
      if (order.documents.storedCv !== undefined) calls.storedCv = order.documents.storedCv
      for (const step of ['open-browser', 'open-ad', 'log-in', 'open-form', 'read-questions'] as const) await say(step)
      const refusal = behaviour.prepare?.() ?? null
      if (refusal !== null) return refusal
      const answers = await order.answer(behaviour.questions?.() ?? plainQuestions)
      for (const step of ['fill', 'attach', 'review'] as const) await say(step)
      calls.open++
      let isOpen = true
      const close = async () => {
        if (isOpen) calls.open--
        isOpen = false
        await Promise.resolve()
      }
      return {
        kind: 'prepared',
        answers,
        picture: Buffer.from('the form'),
        evidence: () => behaviour.evidence?.(answers) ?? { files: [], answers: [] },
        close,
        async send() {
          await say('before-submit')
          await fetch(`${boardUrl}/?ref=${order.ref}`, { method: 'POST' })
          await say('submitted')
          await close()
          await say('read-confirmation')
          const confirmation = { text: 'Thank you', reference: 'R-1', address: `${boardUrl}/done` }
          return behaviour.afterSend?.() ?? { kind: 'applied', confirmation, picture: Buffer.from('the confirmation') }
        },
      }
    },
    async look({ ref }) {
      const other = behaviour.look?.() ?? null
      if (other !== null) return other
      return (await (await fetch(`${boardUrl}/?ref=${ref}`)).text()) === '0'
        ? 'not-there'
        : { kind: 'there', text: `Job ${ref}, reference R-${ref}-1`, reference: `R-${ref}-1` }
    },
  }
}
