/** What proxies, tunnels and content delivery networks add to the requests that they pass on. */
const forwardingHeader =
  /^(?:x-(?:forwarded|original|real|client|cluster-client|envoy|proxyuser|remote|arr)\b.*|forwarded(?:-.*)?|via|cdn-loop|cf-.*|true-client-ip|fastly-.*|fly-.*|ali-cdn-.*)$/u

/**
 * Whether a request comes from the machine itself and from nobody behind it. A proxy on this machine connects from loopback too, so
 * its headers count against it; and so does a name, because any website can have its own name lead to 127.0.0.1.
 * @param request.socketAddress of the connection's other end; null if it is not known.
 * @param request.hostname that the request was sent to, without its port.
 * @param request.headers the names of its headers, in lower case.
 */
export function isFromThisMachine(request: {
  socketAddress: string | null
  hostname: string
  headers: Iterable<string>
}): boolean {
  if (request.socketAddress === null || !isLoopback(request.socketAddress.replace(/^::ffff:/u, ''))) return false
  if (request.hostname !== 'localhost' && !isLoopback(request.hostname.replace(/^\[|\]$/gu, ''))) return false
  for (const name of request.headers) if (forwardingHeader.test(name)) return false
  return true
}

/** @param address as Node writes it: '127.0.0.1', '::1'. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127(?:\.\d{1,3}){3}$/u.test(address)
}
