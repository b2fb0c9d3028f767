import type { Provider } from './provider.ts'

/** Where events of the provider come in. */
export const webhookPath = '/api/payments/webhook'

const known = new WeakMap<Provider, Set<string>>()

/** Tells the sandbox where to send its events, once; at the real provider an operator does it with `set-up-payments`. */
export async function listenToSandbox(provider: Provider, siteUrl: string): Promise<void> {
  const told = known.get(provider) ?? new Set<string>()
  known.set(provider, told)
  const url = siteUrl + webhookPath
  if (told.has(url)) return
  const { data } = await provider.stripe.webhookEndpoints.list({ limit: 100 })
  if (!data.some((endpoint) => endpoint.url === url))
    await provider.stripe.webhookEndpoints.create({ url, enabled_events: ['*'] }, { idempotencyKey: `endpoint-${url}` })
  told.add(url)
}
