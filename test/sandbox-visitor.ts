import { parse, type HTMLElement } from 'node-html-parser'
import type { SandboxBoard, World } from '../sandbox/board.ts'
import { createSandbox } from '../sandbox/server.ts'

export type VisitedPage = { address: string; status: number; page: HTMLElement }

const start = 'http://127.0.0.1:4100/'

/** A person with a browser, without one: keeps cookies, follows redirects and links, fills in forms. */
export function aVisitor(boards: readonly SandboxBoard[], world: World) {
  const sandbox = createSandbox({ boards, world })
  const cookies = new Map<string, string>()

  async function load(url: string, init: RequestInit = {}): Promise<VisitedPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (test)', 'sec-fetch-dest': 'document' }
    const response = await sandbox.request(url, { ...init, headers })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) return await load(new URL(location, url).href)
    return { address: url.slice(start.length), status: response.status, page: parse(await response.text()) }
  }

  return {
    /** @param address without its scheme: 'www.totaljobs.com/job/1' */
    open: async (address: string) => await load(start + address),
    /** Follows the link that a selector finds. */
    async follow(from: VisitedPage, selector: string): Promise<VisitedPage> {
      const href = from.page.querySelector(selector)?.getAttribute('href')
      if (!href) throw new Error(`No link ${selector} on ${from.address}`)
      return await load(new URL(href.replaceAll('&amp;', '&'), start + from.address).href)
    },
    /** Fills in the page's form, as far as it has such fields, and sends it; hidden fields go along. */
    async send(from: VisitedPage, given: Readonly<Record<string, string>>): Promise<VisitedPage> {
      const form = from.page.querySelector('form')
      if (!form) throw new Error(`No form on ${from.address}`)
      const body = new FormData()
      for (const field of form.querySelectorAll('[type=hidden]')) {
        body.set(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '')
      }
      for (const [name, value] of Object.entries(given)) {
        const field = form.querySelector(`[name="${name}"]`)
        if (!field) throw new Error(`No field ${name} on ${from.address}`)
        body.set(name, field.getAttribute('type') === 'file' ? new File(['%PDF'], value) : value)
      }
      const action = new URL(form.getAttribute('action') ?? '', start + from.address).href
      return await load(action, { method: 'POST', body })
    },
  }
}
