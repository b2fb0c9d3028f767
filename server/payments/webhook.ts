import { Stripe } from 'stripe'
import { handleEvent, ProviderEvent } from './events.ts'
import { isSelling, type PaymentDeps } from './payment-deps.ts'

/** The most that an event may weigh. */
export const mostEventBytes = 1024 * 1024

/** An event told longer ago than this is refused, in seconds: somebody plays back what they have recorded. */
const tolerance = 300

/**
 * Answers the payment provider's webhook: no session, no origin, only the signature over the very bytes counts. Anyone who has none is told
 * nothing more.
 * @returns 200 where it is known and done with; 400 for a wrong signature; 500 where it could not be handled: then it is sent again.
 */
export async function answerWebhook(deps: PaymentDeps, request: Request): Promise<Response> {
  if (!isSelling(deps)) return answer(404)
  const { clock, log, payments } = deps
  const body = await request.text()
  const signature = request.headers.get('stripe-signature') ?? ''
  const now = clock.now().getTime()
  if (!payments.webhookSecrets.some((secret) => isSigned({ body, signature, secret, now }))) {
    log.warn('an event with a wrong signature was refused')
    return answer(400)
  }
  const event = ProviderEvent.safeParse(readJson(body))
  if (!event.success) return answer(400)
  const { id, type } = event.data
  try {
    const outcome = await handleEvent(deps, event.data)
    log.info(
      { event: id, type, outcome, age: Math.round(now / 1_000) - event.data.created },
      'a payment event was handled',
    )
    return answer(200)
  } catch (error) {
    log.error({ err: error, event: id, type }, 'a payment event could not be handled')
    return answer(500)
  }
}

/** By one secret: while it is replaced there are two, and each is tried. Times in milliseconds. */
function isSigned({
  body,
  signature,
  secret,
  now,
}: {
  body: string
  signature: string
  secret: string
  now: number
}): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, tolerance, undefined, now) === true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function answer(status: number): Response {
  return new Response(status === 200 ? '{"received":true}' : '', {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
