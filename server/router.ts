import { implement } from '@orpc/server'
import { contract } from '../contract/index.ts'
import { applications } from './applications/api.ts'
import { candidates } from './candidates/api.ts'
import { candidateDesk } from './candidates/desk/api.ts'
import { conversations } from './conversations/api.ts'
import { recordings } from './recordings/api.ts'
import { interviews } from './interviews/api.ts'
import { questions } from './questions/api.ts'
import { questionRounds } from './questions/rounds-api.ts'
import { boards } from './boards/api.ts'
import { companies } from './companies/api.ts'
import { credentials } from './credentials/api.ts'
import { credits } from './credits/api.ts'
import { cvMatch } from './cvs/match/api.ts'
import { coverLetters } from './cover-letters/api.ts'
import { cvFiles } from './cvs/files/api.ts'
import { cvImport } from './cvs/import/api.ts'
import { cvs } from './cvs/api.ts'
import { cvExport } from './cvs/export/api.ts'
import { home } from './home/api.ts'
import { jobAds } from './job-ads/api.ts'
import { companyFeed } from './job-ads/feed-in/api.ts'
import { companyPictures } from './job-ads/pictures/api.ts'
import { publicJobAds } from './job-ads/public-api.ts'
import { humanCheck } from './human-check/api.ts'
import { me } from './me.ts'
import { users } from './users/api.ts'
import { auth, verify } from './users/auth-api.ts'
import { jobSearches } from './job-searches/api.ts'
import { statistics } from './statistics/api.ts'
import { pageViews } from './page-views/api.ts'
import { payments } from './payments/api.ts'
import { places } from './places/api.ts'
import { admin } from './admin/api.ts'
import { alertSubscriptions } from './alerts/api.ts'
import { ownAlerts } from './alerts/own-alerts-api.ts'
import { avoided } from './avoided/api.ts'
import { messagesToUs } from './messages/api.ts'
import { investors } from './messages/index.ts'
import { operator } from './operator/api.ts'
import { outbox } from './outbox/api.ts'
import { plans } from './plans/api.ts'
import { salary } from './salary/api.ts'
import { savedSearches } from './saved-searches/api.ts'
import { secondFactor } from './second-factor/api.ts'
import { shortlists } from './shortlists/api.ts'
import { socialLogin } from './social-login/api.ts'
import { today } from './today/api.ts'
import { invitations } from './users/invitations-api.ts'
import { loginLinks } from './users/login-links-api.ts'
import { sessions } from './users/sessions-api.ts'
import { settings } from './users/settings-api.ts'
import type { ApiContext } from './platform/calls/api-context.ts'
import type { Services } from './services.ts'

/** What answers each call of the contract. */
export const router = implement(contract)
  .$context<ApiContext<Services>>()
  .router({
    jobSearches,
    cvMatch,
    places,
    boards,
    statistics,
    pageViews,
    auth,
    loginLinks,
    users: { ...users, me },
    outbox,
    messagesToUs,
    alertSubscriptions,
    ownAlerts,
    savedSearches,
    shortlists,
    avoided,
    admin,
    secondFactor,
    sessions,
    socialLogin,
    verify,
    humanCheck,
    companies: { ...companies, ...invitations },
    jobAds,
    publicJobAds,
    companyFeed,
    companyPictures,
    settings,
    cvs,
    salary,
    cvExport,
    coverLetters,
    cvFiles,
    cvImport,
    applications,
    candidates,
    candidateDesk,
    interviews,
    conversations,
    recordings,
    questions,
    questionRounds,
    credits,
    credentials,
    plans,
    payments,
    operator,
    today,
    home,
    investors,
  })
