/** Where a board is for the browser: its own hosts, and with the sandbox in front the same below that. */
export type Places = {
  /** The address that the browser opens for a real one. */
  toBrowser: (address: string) => string
  /** The real address of one that the browser shows. */
  fromBrowser: (address: string) => string
  /** Whether the browser may ask for it. */
  isAllowed: (address: string) => boolean
}

/**
 * @param hosts 'www.reed.co.uk', or '*.reed.co.uk' for all below it
 * @param sandboxUrl null: the boards themselves
 */
export function placesOf(hosts: readonly string[], sandboxUrl: string | null): Places {
  return sandboxUrl === null ? livePlaces(hosts) : sandboxPlaces(hosts, new URL(sandboxUrl))
}

function livePlaces(hosts: readonly string[]): Places {
  return {
    toBrowser: (address) => address,
    fromBrowser: (address) => address,
    isAllowed(address) {
      const url = URL.parse(address)
      return url !== null && url.protocol === 'https:' && url.port === '' && isHost(url.hostname, hosts)
    },
  }
}

function sandboxPlaces(hosts: readonly string[], sandbox: URL): Places {
  const real = (address: string): URL | null => {
    const url = URL.parse(address)
    if (!url || url.origin !== sandbox.origin) return null
    const [, host, rest = ''] = /^\/([^/]+\.[^/]+)(\/.*)?$/u.exec(url.pathname) ?? []
    return host === undefined ? null : URL.parse(`https://${host}${rest || '/'}${url.search}`)
  }
  return {
    toBrowser(address) {
      const { host, pathname, search } = new URL(address)
      return new URL(`/${host}${pathname}${search}`, sandbox).href
    },
    fromBrowser: (address) => real(address)?.href ?? address,
    isAllowed(address) {
      const url = real(address)
      return url !== null && isHost(url.hostname, hosts)
    },
  }
}

function isHost(name: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host))
}
