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
