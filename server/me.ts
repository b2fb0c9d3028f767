import { implement } from '@orpc/server'
import { contract } from '../contract/index.ts'
import { wholeHistory } from './applications/index.ts'
import { credentialsOf } from './credentials/index.ts'
import { creditsOfMember } from './companies/index.ts'
import { balanceOf } from './credits/index.ts'
import { findMainCv } from './cvs/cvs.ts'
import { listCvFiles } from './cvs/files/cv-files.ts'
import { balanceOf as ledgerBalanceOf } from './ledger/index.ts'
import { ownPlan } from './payments/index.ts'
import type { ApiContext } from './platform/calls/api-context.ts'
import { forPerson } from './platform/calls/for-person.ts'
import { searchesOf } from './saved-searches/index.ts'
import type { Services } from './services.ts'
import { shortlistOf } from './shortlists/index.ts'
import { findAccount, presentUser } from './users/users.ts'

/** A person with what every feature keeps for them, in the specification's shape (S24.1): above the features, as no one of them may ask the others. */
export const me = implement(contract.users)
  .$context<ApiContext<Services>>()
  .me.use(forPerson)
  .handler(async ({ context, errors }) => {
    const { services } = context
    const { db, find, sentHere, clock } = services
    const { userId } = context.person
    const now = clock.now()
    const account = await findAccount(db, userId)
    if (account === null) throw errors.UNAUTHORIZED()
    const [{ available }, cv, files, searches, applications, shortlist, logins, publisher, plan] = await Promise.all([
      balanceOf(db, userId),
      findMainCv(db, userId),
      listCvFiles(db, userId),
      searchesOf(db, userId),
      wholeHistory(db, userId, { boardName: find.boardName, sentHere, now }),
      shortlistOf(services, { userId, now }),
      credentialsOf(services, userId, now),
      ledgerBalanceOf(db, creditsOfMember(userId)),
      ownPlan(db, userId, now),
    ])
    const user = presentUser(account, available)
    const { subscription_id, subscriptionName, state, startDate, nextBillingDate } = plan
    return {
      ...user,
      subscription: { ...user.subscription, subscription_id, subscriptionName, state, startDate, nextBillingDate },
      cv: cv?.cv ?? null,
      cvfiles: files.map(({ _id, originalname, uploadTime, mimetype }) => ({
        _id,
        originalname,
        uploadTime,
        mimetype,
      })),
      searches,
      applications: applications.map(({ job, source, status, created }) => ({ job, source, status, created })),
      shortlisted: shortlist.entries.map(({ job, notes, contacted }) => ({
        job: job?._id ?? null,
        notes: notes.map(({ content, created }) => ({ content, created })),
        contacted,
      })),
      sitesCredentials: logins.map(({ source, email }) => ({ source, email })),
      company_details: account.company?.id ?? null,
      publisher_credits: publisher.available,
    }
  })
