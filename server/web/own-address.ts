import { isLoopback } from '../../contract/platform/own-machine.ts'
import type { WebServices } from './web-services.ts'

/** The origins that are ours: the public address where one is set, else the host that the request came by. */
export function ownOrigins({ config }: WebServices, host: string | undefined): string[] {
  if (config.publicUrl !== null) return [new URL(config.publicUrl).origin]
  return host === undefined ? [] : [`http://${host}`, `https://${host}`]
}

/** The address that a request came by, or the public one where that is set. */
export function originOf(services: WebServices, request: Request): string {
  return services.config.publicUrl ?? new URL(request.url).origin
}

/**
 * Where links in mails lead. The host of a request is whatever its sender wrote: on a public site it is believed only where it is
 * this machine itself, or a stranger could have a key mailed to somebody with a link to the stranger's own site.
 */
export function addressForLetters({ config }: WebServices, request: Request): string {
  if (config.publicUrl !== null) return config.publicUrl
  const { origin, hostname } = new URL(request.url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname)
  return !config.isPublic || isHere ? origin : `http://${config.host}:${config.port}`
}

export function isHttpsRequest(services: WebServices, request: Request): boolean {
  return isHttpsBy(services, request.headers.get('x-forwarded-proto'))
}

/** @param forwardedProto the header of that name, which counts where a proxy that we trust sets it. */
export function isHttpsBy({ config }: WebServices, forwardedProto: string | string[] | null | undefined): boolean {
  if (config.publicUrl !== null) return config.publicUrl.startsWith('https:')
  return config.trustedProxies > 0 && forwardedProto === 'https'
}
