import { ORPCError, os } from '@orpc/server'
import * as texts from '../../contract/candidates/texts.ts'
import type { OwnCompany } from '../platform/calls/signed-in.ts'
import type { Platform } from '../platform/platform.ts'
import { isBlocked } from './blocked.ts'

/** Refuses members of a company that staff have blocked: candidates' data is closed to it. */
export const notBlocked = os
  .$context<{ services: Pick<Platform, 'db'>; company: OwnCompany }>()
  .middleware(async ({ context: { services, company }, next }) => {
    if (await isBlocked(services.db, company.id)) {
      throw new ORPCError('FORBIDDEN', { status: 403, message: texts.companyBlocked })
    }
    return await next()
  })
