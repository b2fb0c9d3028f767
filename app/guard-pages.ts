import { href, redirect, type MiddlewareFunction } from 'react-router'
import { messages, product } from '../contract/messages.ts'
import { visitor } from './api.ts'
import { mayOpen } from './page-rules.ts'

/** Before any loader runs: leads away who may not open a page, to where they can do something about it. */
export const guardPages: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { user } = context.get(visitor)
  const answer = mayOpen(url.pathname, user?.role ?? 'guest')
  switch (answer.kind) {
    case 'open':
      return await next()
    case 'log-in':
      throw redirect(`/login?back=${encodeURIComponent(url.pathname + url.search)}`)
    case 'not-a-publisher':
      throw redirect(`/response/false/${messages.notAPublisher(product)}`)
    case 'home':
      throw redirect(href('/'))
  }
}
