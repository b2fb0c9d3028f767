import { balanceOf, statement } from '../ledger/index.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { applicationCreditsOf } from './credits.ts'
import { forgetOldGifts } from './given-once.ts'
import { noteFreeCredits } from './give-credits.ts'

export const credits: PersonalData = {
  what: 'credits for applications',
  file: 'credits.json',
  about: 'Your credits for applications, and for job ads if you have any.',
  stays:
    'the totals of credits given and used, without your name: our books must stay complete; and a code that cannot be turned back into your address, so that free credits and a free trial are given once',
  async forgetOld(db, now) {
    await forgetOldGifts(db, now)
  },
  async forget(client, { id }, deps) {
    await noteFreeCredits(client, id, deps)
  },
  async exportOf(db, userId) {
    const holding = applicationCreditsOf(userId)
    const lines = (await statement(db, holding)).map(({ at, kind, amount, subject }) => ({
      at,
      kind,
      amount,
      application: subject?.id ?? null,
    }))
    const publisher = { ...holding, unit: 'publisher-credits' } as const
    const publisherLines = await statement(db, publisher)
    return {
      now: await balanceOf(db, holding),
      transfers: lines.filter(({ kind }) => kind !== 'capture'),
      paidForApplications: lines.filter(({ kind }) => kind === 'capture'),
      ...(publisherLines.length > 0 && {
        forJobAds: {
          now: await balanceOf(db, publisher),
          transfers: publisherLines.map(({ at, kind, amount, change, subject }) => ({
            at,
            kind,
            amount,
            change,
            subject,
          })),
        },
      }),
    }
  },
}
