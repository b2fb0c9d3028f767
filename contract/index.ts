import { applications } from './applications-api.ts'
import { auth } from './auth-api.ts'
import { boards } from './boards-api.ts'
import { companies } from './companies-api.ts'
import { cvMatch } from './cv-match-api.ts'
import { coverLetters } from './cover-letters-api.ts'
import { cvFiles } from './cv-files-api.ts'
import { cvImport } from './cv-import-api.ts'
import { cvExport } from './cv-export-api.ts'
import { cvs } from './cvs-api.ts'
import { credentials } from './credentials-api.ts'
import { credits } from './credits-api.ts'
import { humanCheck } from './human-check-api.ts'
import { investors } from './investors-api.ts'
import { jobSearches } from './job-searches-api.ts'
import { pageViews } from './page-views-api.ts'
import { places } from './places-api.ts'
import { plans } from './plans-api.ts'
import { statistics } from './statistics-api.ts'
import { admin } from './admin-api.ts'
import { alertSubscriptions } from './alerts-subscriptions-api.ts'
import { ownAlerts } from './own-alerts-api.ts'
import { avoided } from './avoided-api.ts'
import { messagesToUs } from './messages-to-us-api.ts'
import { operator } from './operator-api.ts'
import { outbox } from './outbox-api.ts'
import { salary } from './salary-api.ts'
import { savedSearches } from './saved-searches-api.ts'
import { secondFactor } from './second-factor-api.ts'
import { shortlists } from './shortlists-api.ts'
import { sessions } from './sessions-api.ts'
import { settings } from './settings-api.ts'
import { socialLogin } from './social-login-api.ts'
import { users } from './users-api.ts'
import { verify } from './verify-api.ts'

/** What the API promises: every call, by feature. */
export const contract = {
  jobSearches,
  cvMatch,
  places,
  boards,
  statistics,
  pageViews,
  auth,
  users,
  outbox,
  messagesToUs,
  alertSubscriptions,
  ownAlerts,
  savedSearches,
  shortlists,
  avoided,
  admin,
  verify,
  humanCheck,
  secondFactor,
  sessions,
  socialLogin,
  companies,
  settings,
  cvs,
  salary,
  cvExport,
  coverLetters,
  cvFiles,
  cvImport,
  applications,
  credits,
  credentials,
  plans,
  operator,
  investors,
}
export type Contract = typeof contract
