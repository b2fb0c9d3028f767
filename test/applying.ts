import type { BoardId } from '../contract/boards/boards.ts'
import type { FormAnswer, FormQuestion } from '../contract/applications/applications.ts'
import type { SandboxAd, World } from '../sandbox/board.ts'
import type { Given } from '../sandbox/applying/arrivals.ts'
import { demoPassword } from '../sandbox/applying/accounts.ts'
import type { Obstacle } from '../sandbox/applying/obstacle.ts'
import { startSandbox } from '../sandbox/server.ts'
import { createLog, type Log } from '../server/platform/log.ts'
import type { Applier, ApplicationOrder, PreparedForm } from '../server/applying/application-form.ts'
import type { BoardForm } from '../server/applying/board-form.ts'
import { browserApplier } from '../server/applying/browser-applier.ts'
import { createBrowsers, type Browsers } from '../server/applying/browser/browsers.ts'
import type { Limits } from '../server/applying/session.ts'
import { chromiumForTests } from './chromium.ts'
import { aWorld } from './sandbox-world.ts'

export type Arrived = {
  ref: string
  email: string
  reference: string
  answers: { label: string; section?: string; value: Given }[]
}

/** A sandbox with the given ads, and the browser that applies there. */
export type ApplyingPlace = AsyncDisposable & {
  url: string
  browsers: Browsers
  applier: (board: BoardForm, limits?: Partial<Limits>) => Applier
  /** Puts something in the way at a board. */
  obstacle: (board: BoardId, obstacle: Obstacle) => Promise<void>
  /** Gives an account a password of its own. */
  account: (board: BoardId, email: string, password: string) => Promise<void>
  /** How often somebody logged in, or tried to, with this address. */
  logins: (board: BoardId, email: string) => Promise<number>
  /** Which traps of the board's forms were touched from an account. */
  traps: (board: BoardId, email: string) => Promise<string[]>
  /** What truly reached the board from an account. */
  arrived: (board: BoardId, email: string) => Promise<Arrived[]>
}

function silent(): Log {
  return createLog({ program: 'test', level: 'silent' })
}

export async function startApplying(
  ads: readonly SandboxAd[],
  { log = silent(), asked }: { log?: Log; asked?: World['asked'] } = {},
): Promise<ApplyingPlace> {
  const sandbox = await startSandbox({ world: aWorld(ads, asked) })
  const browsers = createBrowsers({ find: chromiumForTests, hosts: [new URL(sandbox.url).hostname], log })
  const control = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${sandbox.url}/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
  }
  return {
    url: sandbox.url,
    browsers,
    applier: (board, limits = {}) => browserApplier({ board, browsers, sandboxUrl: sandbox.url, log, limits }),
    obstacle: async (board, obstacle) => await control('', { board, obstacle }),
    account: async (board, email, password) => await control('/accounts', { board, email, password }),
    async logins(board, email) {
      const query = `board=${board}&account=${encodeURIComponent(email)}`
      const response = await fetch(`${sandbox.url}/control/logins?${query}`)
      return ((await response.json()) as { logins: number }).logins
    },
    async traps(board, email) {
      const response = await fetch(`${sandbox.url}/control/traps?board=${board}&account=${encodeURIComponent(email)}`)
      return ((await response.json()) as { traps: { trap: string }[] }).traps.map(({ trap }) => trap)
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
  [/lets you work/iu, 'I am a British or Irish citizen'],
  [/professional register/iu, 'No'],
  [/barred list/iu, 'No'],
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
    const isBinding = question.kind === 'terms' || question.kind === 'declaration'
    const own = question.kind === 'sensitive' ? ownWords(question) : isBinding && question.isRequired ? true : null
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

/** Where the sandbox's ad of a number stands at a board, and what the board's search calls it. */
export function adOnBoard(board: BoardId, number: number): { link: string; ref: string } {
  const digits = String(number).padStart(12, '0')
  const key = `9e37${number.toString(16).padStart(12, '0')}`
  const guid = `c0ffee00-d1ce-4000-8000-${digits}`
  const monsterId = `8d1f0c52-7a3e-4c00-9000-${digits}`
  const posting = String(4_400_000_000 + number)
  const eight = String(number).padStart(8, '0')
  const reference = `${number % 2 === 0 ? 'C' : 'M'}${eight.slice(0, 4)}-26-${eight.slice(4)}`
  const ads: Partial<Record<BoardId, { link: string; ref: string }>> = {
    reed: { link: `https://www.reed.co.uk/jobs/staff-nurse/${number}`, ref: String(number) },
    totaljobs: { link: `https://www.totaljobs.com/job/${number}`, ref: String(number) },
    cwjobs: { link: `https://www.cwjobs.co.uk/job/${number}`, ref: String(number) },
    cvlibrary: { link: `https://www.cv-library.co.uk/job/${number}`, ref: String(number) },
    indeed: { link: `https://uk.indeed.com/viewjob?jk=${key}`, ref: key },
    linkedin: { link: `https://uk.linkedin.com/jobs/view/staff-nurse-${posting}`, ref: posting },
    nhs: { link: `https://www.jobs.nhs.uk/candidate/jobadvert/${reference}`, ref: reference },
    dice: { link: `https://www.dice.com/job-detail/${guid}`, ref: guid },
    monster: { link: `https://www.monster.co.uk/job-openings/staff-nurse--${monsterId}`, ref: monsterId },
  }
  const ad = ads[board]
  if (!ad) throw new Error(`Say where the ads of ${board} stand`)
  return ad
}
