/**
 * The request as the platform's own object, HEAD as GET. What comes over the network is an object of the server's adapter that only
 * looks like one, and from which no other can be made: the API's body limit does just that.
 */
export function plainRequest({ url, method, headers, body, signal }: Request, path: string): Request {
  const address = new URL(url)
  address.pathname = path
  return new Request(address, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
    ...(body !== null && { body, duplex: 'half' as const }),
  })
}

/**
 * What changes something has passed the origin gate, which knows the public address. The framework of the pages has a check of its
 * own that does not, and would refuse forms behind a proxy, and those of pages that tell nobody where one comes from.
 */
export function forPages(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const plain = plainRequest(request, new URL(request.url).pathname)
  plain.headers.delete('origin')
  return plain
}
