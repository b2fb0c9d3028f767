import { data, href, redirect, type MiddlewareFunction } from 'react-router'
import { messages, product } from '../contract/texts/messages.ts'
import { asked, visitor } from './api.ts'
import { toLogin } from './log-in-again.ts'
import type { PageError } from './page-error.ts'
import { asksForSecondFactor, mayOpen } from './page-rules.ts'

/** Before any loader runs: leads away who may not open a page, to where they can do something about it. */
export const guardPages: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  context.set(asked, { request, url })
  const { user, failure } = context.get(visitor)
  if (failure !== null) {
    const { id, status } = failure
    const message = status === 503 ? messages.busyDetails : messages.serverErrorDetails
    throw data({ message, id } satisfies PageError, { status, statusText: '' })
  }
  const answer = mayOpen(url.pathname, user?.role ?? 'guest')
  switch (answer.kind) {
    case 'open':
      if (user?.lacksSecondFactor === true && asksForSecondFactor(url.pathname)) {
        throw redirect(`/settings/security?back=${encodeURIComponent(url.pathname + url.search)}`)
      }
      return await next()
    case 'log-in':
      throw toLogin(request, url)
    case 'not-a-publisher':
      throw redirect(`/response/false/${messages.notAPublisher(product)}`)
    case 'home':
      throw redirect(href('/'))
  }
}
