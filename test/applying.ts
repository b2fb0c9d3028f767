import type { BoardId } from '../contract/boards.ts'
import type { FormAnswer, FormQuestion } from '../contract/applications.ts'
import type { SandboxAd } from '../sandbox/board.ts'
import type { Given } from '../sandbox/applying/arrivals.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import type { Obstacle } from '../sandbox/applying/obstacle.ts'
import { startSandbox } from '../sandbox/server.ts'
import { createLog } from '../server/platform/log.ts'
import type { Applier, ApplicationOrder, PreparedForm } from '../server/applying/application-form.ts'
import type { BoardForm } from '../server/applying/board-form.ts'
import { browserApplier } from '../server/applying/browser-applier.ts'
import { createBrowsers } from '../server/applying/browser/browsers.ts'
import type { Limits } from '../server/applying/session.ts'
import { chromiumForTests } from './chromium.ts'
import { aWorld } from './sandbox-world.ts'

export type Arrived = { ref: string; email: string; reference: string; answers: { label: string; value: Given }[] }

/** A sandbox with the given ads, and the browser that applies there. */
export type ApplyingPlace = AsyncDisposable & {
  url: string
  applier: (board: BoardForm, limits?: Partial<Limits>) => Applier
  /** Puts something in the way at a board. */
  obstacle: (board: BoardId, obstacle: Obstacle) => Promise<void>
  /** What truly reached the board from an account. */
  arrived: (board: BoardId, email: string) => Promise<Arrived[]>
}

export async function startApplying(ads: readonly SandboxAd[]): Promise<ApplyingPlace> {
  const sandbox = await startSandbox({ world: aWorld(ads) })
  const log = createLog({ program: 'test', level: 'silent' })
  const browsers = createBrowsers({ find: chromiumForTests, hosts: [new URL(sandbox.url).hostname], log })
  return {
    url: sandbox.url,
    applier: (board, limits = {}) => browserApplier({ board, browsers, sandboxUrl: sandbox.url, log, limits }),
    async obstacle(board, obstacle) {
      const response = await fetch(`${sandbox.url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ board, obstacle }),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    async arrived(board, email) {
      const response = await fetch(
        `${sandbox.url}/control/applications?board=${board}&account=${encodeURIComponent(email)}`,
      )
      return ((await response.json()) as { applications: Arrived[] }).applications
    },
    async [Symbol.asyncDispose]() {
      await browsers.stop()
      await sandbox.stop()
    },
  }
}

/** Of what is never filled in by itself a person of tests says as little as they can. */
function ownWords({ options, label }: FormQuestion): string | null {
  if (/conviction/iu.test(label)) return 'No'
  return /religion|consider yourself/iu.test(label)
    ? (options.find((option) => /prefer not/iu.test(option)) ?? null)
    : null
}

/** What a person of tests is known to answer; whatever else is asked is not known. */
const known: readonly [RegExp, string | string[] | boolean][] = [
  [/^(?:full )?name$/iu, 'Ada Lovelace'],
  [/^(?:first|given) name/iu, 'Ada'],
  [/^(?:last|family|sur) ?name/iu, 'Lovelace'],
  [/referee's email/iu, 'charles@example.test'],
  [/declare|true and complete/iu, true],
  [/e-?mail/iu, 'ada@example.test'],
  [/phone country|country code/iu, 'United Kingdom (+44)'],
  [/phone|mobile|telephone/iu, '07700 900123'],
  [/post ?code/iu, 'LS1 4AP'],
  [/^city|^town|which city|location/iu, 'Leeds'],
  [/address/iu, '1 Analytical Row'],
  [/driving licence/iu, 'Yes'],
  [/how many years/iu, '4'],
  [/right to work/iu, 'Yes'],
  [/jobs of the last three years/iu, 'Programmer, without a gap.'],
  [/name of a referee/iu, 'Charles Babbage'],
  [/why you are right/iu, 'I wrote the first one.'],
  [/fitness to practise/iu, 'No'],
  [/enhanced clearance/iu, 'No'],
  [/from what date/iu, '2026-12-01'],
  [/on which days/iu, ['Monday', 'Friday']],
  [/which shift/iu, 'Early'],
  [/something you are proud of/iu, 'The first program.'],
]

export function answersOf(
  questions: readonly FormQuestion[],
  more: readonly [RegExp, string | string[] | boolean][] = [],
): FormAnswer[] {
  return questions.map((question) => {
    // What only a person may say was asked of the person, for this form.
    const own = question.kind === 'sensitive' ? ownWords(question) : null
    if (own !== null) return { question, value: own, origin: { from: 'you', text: 'Asked of you' } }
    const found = [...more, ...known].find(([words]) => words.test(question.label))
    return found
      ? { question, value: found[1], origin: { from: 'profile', text: 'Your profile' } }
      : { question, value: null, origin: null }
  })
}

const cvText = '%PDF-1.4 a CV for tests'

export function anOrder(
  given: Partial<ApplicationOrder> & Pick<ApplicationOrder, 'board' | 'ref' | 'link'>,
): ApplicationOrder {
  return {
    credentials: { email: 'ada@example.test', password: demoPassword },
    documents: {
      cv: { name: 'ada-cv.pdf', type: 'application/pdf', bytes: new TextEncoder().encode(cvText), text: 'Ada' },
      letter: null,
    },
    answer: async (questions) => await Promise.resolve(answersOf(questions)),
    signal: new AbortController().signal,
    ...given,
  }
}

/** The answers that reached the board, in the words of the form, without boxes that are off. */
export function asArrived(answers: readonly FormAnswer[]): { label: string; value: unknown }[] {
  return answers.flatMap(({ question, value }) => (value === null ? [] : [{ label: question.label, value }]))
}

/** The same of what the sandbox got; of a file its name. */
export function asGiven({ answers }: Arrived): { label: string; value: unknown }[] {
  return answers.map(({ label, value }) => ({
    label,
    value: typeof value === 'object' && 'sha256' in value ? { file: value.file } : value,
  }))
}

/** Fails with the reason where the form could not be filled in. */
export async function preparedBy(applier: Applier, order: ApplicationOrder): Promise<PreparedForm> {
  const form = await applier.prepare(order)
  if (form.kind === 'prepared') return form
  throw new Error(
    `${form.reason}: ${form.text} ${JSON.stringify(form.answers.map(({ question, value }) => [question.label, value]))}`,
  )
}
