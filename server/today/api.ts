import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import { countApplications } from '../applications/index.ts'
import { forPerson } from '../platform/calls/for-person.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import type { Platform } from '../platform/platform.ts'
import { countSaved } from '../shortlists/index.ts'
import { findToday, type TodayDeps } from './find-today.ts'

const api = implement(contract.today).$context<ApiContext<Platform & Pick<TodayDeps, 'find'>>>().use(forPerson)

export const today = {
  find: api.find.handler(
    async ({ context: { services, person, visitor } }) =>
      await findToday(
        { db: services.db, find: services.find },
        { userId: person.userId, visitor: visitor.id, now: services.clock.now() },
      ),
  ),

  counts: api.counts.handler(async ({ context: { services, person } }) => {
    const [saved, { open }] = await Promise.all([
      countSaved(services.db, person.userId),
      countApplications(services.db, person.userId),
    ])
    return { saved, applications: open }
  }),
}
