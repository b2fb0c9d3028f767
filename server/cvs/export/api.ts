import { implement, ORPCError } from '@orpc/server'
import { contract } from '../../../contract/index.ts'
import { withOverrides } from '../../../contract/cvs/print-options.ts'
import type { KeptCv } from '../../../contract/cvs/api.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { ApiContext } from '../../platform/calls/api-context.ts'
import { forPerson, type WithPerson } from '../../platform/calls/for-person.ts'
import { findCv } from '../cvs.ts'
import { countPages, exportCv, layOut, limitsOf } from './export-cv.ts'
import { PrintFailed } from './printer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Press } from './press.ts'
import { NotWhole } from './read-back.ts'

type Context = ApiContext<Platform & { press: Press }>
const api = implement(contract.cvExport).$context<Context>()

/** Pages of which a picture is sent: nobody looks at more at once. */
const mostPictures = 4

export const cvExport = {
  make: api.make.handler(async ({ input, context }) => {
    const { cv, format, ...options } = input.body
    return await orNotPrinted(async () => await exportCv(context.services, { cv, format, options }))
  }),

  pages: api.pages.handler(async ({ input, context }) => {
    const { cv, withPictures, ...options } = input.body
    const { press } = context.services
    return await orNotPrinted(async () => {
      const { html, pages, onePage } = await countPages(press, cv, options)
      const numbers = withPictures ? Array.from({ length: Math.min(pages, mostPictures) }, (_, at) => at + 1) : []
      const drawn = await Promise.all(numbers.map(async (number) => await press.draw(html, number)))
      const pictures = drawn.flatMap((png) => (png === null ? [] : [dataAddress(png)]))
      return { pages, pictures, onePage, ...limitsOf(cv, options) }
    })
  }),

  ofCv: api.ofCv.use(forPerson).handler(async ({ input, context, errors }) => {
    const { cv, print } = (await ownCv(context, input.params.cvId)) ?? missing(errors)
    const { format } = input.params
    const options = withOverrides(print, input.query)
    return await orNotPrinted(async () => await exportCv(context.services, { cv, format, options }))
  }),

  pagesOfCv: api.pagesOfCv.use(forPerson).handler(async ({ input, context, errors }) => {
    const { cv, print } = (await ownCv(context, input.params.cvId)) ?? missing(errors)
    const options = withOverrides(print, input.query)
    const { press } = context.services
    return await orNotPrinted(async () => {
      const { pages, onePage } = await countPages(press, cv, options)
      return { pages, onePage, ...limitsOf(cv, options) }
    })
  }),

  pageOfCv: api.pageOfCv.use(forPerson).handler(async ({ input, context, errors }) => {
    const { cvId, number } = input.params
    const { cv, print } = (await ownCv(context, cvId)) ?? missing(errors)
    const { press } = context.services
    const png = await orNotPrinted(async () => {
      const { html } = await layOut(press, cv, withOverrides(print, input.query))
      return await press.draw(html, number)
    })
    if (png === null) missing(errors)
    return new File([new Uint8Array(png)], `page-${number}.png`, { type: 'image/png' })
  }),
}

/** As last saved; one that never was, as it was last typed. Null if there is none of that id that is theirs. */
async function ownCv(
  { person, services }: Context & WithPerson,
  cvId: string,
): Promise<Pick<KeptCv, 'cv' | 'print'> | null> {
  const kept = await findCv(services.db, person.userId, cvId)
  if (kept === null) return null
  return { cv: kept.version === 0 && kept.draft !== null ? kept.draft.cv : kept.cv, print: kept.print }
}

function missing(errors: { NOT_FOUND: () => Error }): never {
  throw errors.NOT_FOUND()
}

/** What could not be printed is answered as such: the person may try again, or take another format; what was lost on the way is named. */
export async function orNotPrinted<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (cause) {
    if (!(cause instanceof PrintFailed)) throw cause
    if (cause instanceof NotWhole) {
      const data = { details: messages.lostValues(cause.missing) }
      throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, message: messages.notWhole, data, cause })
    }
    const message = cause.reason === 'too-busy' ? messages.busy : messages.notPrinted
    throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message, cause })
  }
}

function dataAddress(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}
