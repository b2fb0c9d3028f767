import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { HumanCheckStart } from '../../contract/human-check/api.ts'
import { formAnswer } from '../../contract/human-check/human-check-form.ts'
import type { Clock } from '../platform/clock.ts'
import { count } from '../platform/limits/count.ts'
import type { LimitDeps } from '../platform/limits/use.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'

/*
 * The human check (R-AUT-12): nothing to read or to listen to, some work for the browser instead. It makes floods dear and is
 * never the only defence. A browser without scripts cannot work; it waits a few seconds instead, and fewer of those are taken.
 */
export type HumanCheck = {
  /** What a form is shown with. Nothing is kept of it: asking changes nothing. @param work so many times the usual. */
  start: (work?: number) => Promise<HumanCheckStart>
  /**
   * Whether the answer is right, not too old, and used for the first time.
   * @param from who sends it.
   * @param work so many times the usual is asked for. Beyond once a browser must work for it: waiting is not enough.
   */
  verify: (answer: string | undefined, from: Sender, work?: number) => Promise<boolean>
}

type Sender = Pick<ApiContext, 'clientAddress' | 'isCounted'>

const algorithm = 'PBKDF2/SHA-256'
/** About half a second of a middling phone: each try takes so many rounds, and a number of tries between these is needed. */
const rounds = 5_000
const fewestTries = 100
const mostTries = 300

/** Half of what the limit ‘human-check’ remembers an answer for. */
const lifeMs = 20 * 60_000
const leastMs = 3_000

const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(rounds),
      keyLength: z.number(),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      data: z.object({ until: z.number(), work: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})

export function createHumanCheck({ clock, ...deps }: LimitDeps & { clock: Clock }): HumanCheck {
  const secretOf = (part: string) =>
    createHmac('sha256', deps.secrets.keyFor('human-check')).update(part).digest('base64url')
  const isFirstUse = async (of: string) =>
    (await count(deps, [{ limit: 'human-check', subject: of }], clock.now())).allowed

  async function isSolved(text: string, work: number): Promise<boolean> {
    const answer = Answer.safeParse(parseBase64(text))
    if (!answer.success) return false
    const { challenge, solution } = answer.data
    if (challenge.parameters.data.work < work) return false
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secretOf('challenge'),
      hmacKeySignatureSecret: secretOf('solution'),
    })
    // By our own clock; what the library calls 'expiresAt' is looked at before the signature, and by the machine's.
    return (
      verified && clock.now().getTime() < challenge.parameters.data.until && (await isFirstUse(challenge.signature))
    )
  }

  async function isPatientForm(key: string, { clientAddress, isCounted }: Sender): Promise<boolean> {
    const [shown = '', random = '', signature = ''] = key.split('.')
    const right = Buffer.from(secretOf(`form ${shown}.${random}`))
    const given = Buffer.from(signature)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false
    const age = clock.now().getTime() - Number.parseInt(shown, 36)
    if (age < leastMs || age > lifeMs) return false
    if (!(await isFirstUse(key))) return false
    return (
      !isCounted || (await count(deps, [{ limit: 'human-check-forms', address: clientAddress }], clock.now())).allowed
    )
  }

  return {
    async start(work = 1) {
      const now = clock.now().getTime()
      const data = { until: now + lifeMs, work }
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost: rounds,
        counter: randomInt(fewestTries * work, mostTries * work),
        deriveKey,
        data,
        hmacSignatureSecret: secretOf('challenge'),
        hmacKeySignatureSecret: secretOf('solution'),
      })
      const { nonce, salt, cost, keyLength, keyPrefix, keySignature = '' } = parameters
      const shown = { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data }
      const form = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
      return { challenge: { parameters: shown, signature }, formKey: `${form}.${secretOf(`form ${form}`)}` }
    },
    async verify(answer, from, work = 1) {
      if (answer === undefined || answer === '') return false
      return answer.startsWith(formAnswer)
        ? work <= 1 && (await isPatientForm(answer.slice(formAnswer.length), from))
        : await isSolved(answer, work)
    },
  }
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
