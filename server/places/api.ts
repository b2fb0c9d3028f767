import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { messages } from '../../contract/texts/messages.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { Gazetteer } from '../../engines/places/index.ts'

type Context = ApiContext<Platform & { gazetteer: Gazetteer }>
const api = implement(contract.places).$context<Context>()

const suggestions = 8

export const places = {
  suggest: api.suggest.handler(({ input, context }) =>
    context.services.gazetteer.suggest(input.params.text, suggestions).map(({ label, kind }) => ({ label, kind })),
  ),

  nearest: api.nearest.handler(({ input, context, errors }) => {
    const place = context.services.gazetteer.nearest(input.query)
    if (!place) throw errors.NOT_FOUND({ message: messages.geolocationNoResults })
    return { label: place.label, kind: place.kind }
  }),
}
