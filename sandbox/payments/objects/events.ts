import type { Metadata } from './catalogue.ts'

/** The one version of the API that is spoken here; the SDK of this version pins it. */
export const apiVersion = '2026-10-28.endive'

export type StripeEvent = ReturnType<typeof newEvent>
export type WebhookEndpoint = ReturnType<typeof newEndpoint>

/** @param given.object as it is now; later changes do not reach the event. */
export function newEvent(
  id: string,
  created: number,
  given: {
    type: string
    object: unknown
    previous?: Record<string, unknown>
    request: { id: string | null; idempotency_key: string | null }
  },
) {
  const { type, object, previous, request } = given
  return {
    id,
    object: 'event' as const,
    created,
    api_version: apiVersion,
    data: { object: structuredClone(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  }
}

export function newEndpoint(id: string, created: number, given: { url: string; events: string[]; metadata: Metadata }) {
  return {
    id,
    object: 'webhook_endpoint' as const,
    created,
    api_version: apiVersion,
    application: null,
    description: null,
    enabled_events: given.events,
    livemode: false,
    metadata: given.metadata,
    status: 'enabled',
    url: given.url,
  }
}
