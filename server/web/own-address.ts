import { isLoopback } from '../../contract/platform/own-machine.ts'
import type { WebServices } from './web-services.ts'

/** The origins that are ours: the public address where one is set, else the host that the request came by. */
export function ownOrigins({ config }: WebServices, host: string | undefined): string[] {
  if (config.publicUrl !== null) return [new URL(config.publicUrl).origin]
  return host === undefined ? [] : [`http://${host}`, `https://${host}`]
}

/** The address that a request came by, or the public one where that is set. */
export function originOf(services: WebServices, request: Request): string {
  const { origin } = new URL(request.url)
  return services.config.publicUrl ?? (isHttpsRequest(services, request) ? origin.replace(/^http:/u, 'https:') : origin)
}

/**
 * Where links in mails lead. The host of a request is whatever its sender wrote: on a public site it is believed only where it is
 * this machine itself, or a stranger could have a key mailed to somebody with a link to the stranger's own site.
 */
export function addressForLetters(services: WebServices, request: Request): string {
  const { config } = services
  if (config.publicUrl !== null) return config.publicUrl
  const { origin, hostname } = new URL(request.url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || isLoopback(hostname)
  if (!config.isPublic || isHere)
    return isHttpsRequest(services, request) ? origin.replace(/^http:/u, 'https:') : origin
  return `http://${config.host}:${config.port}`
}

export function isHttpsRequest(services: WebServices, request: Request): boolean {
  return isHttpsBy(services, request.headers.get('x-forwarded-proto'))
}

/** @param forwardedProto the header of that name, which counts where a proxy that we trust sets it. */
export function isHttpsBy({ config }: WebServices, forwardedProto: string | string[] | null | undefined): boolean {
  if (config.publicUrl !== null) return config.publicUrl.startsWith('https:')
  return config.trustedProxies > 0 && forwardedProto === 'https'
}
