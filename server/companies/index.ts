// A company as everybody sees it, and whether its ads may be online.
export {
  publicCompaniesByNumber,
  publicCompanyById,
  publicCompanyOf,
  publicNames,
  shownNames,
  type PublicCompany,
} from './public-company.ts'
export { mayPublish, mayPublishBy, type Standing } from './may-publish.ts'
export { askToPublish, blockedCompanies, decideOnCompany } from './publishing.ts'
export { endUnprovenBadge } from './verification.ts'
export { isSameName } from './own-domain.ts'
export { createRegister, type Register } from './company-register.ts'
export { companiesPerPage, findCompanies } from './companies-of-all.ts'

// Its people: joining, leaving, and whom to tell.
export { addCompany } from './add-company.ts'
export { acceptInvitation, findInvitation, invite, type Invitation } from './invitations.ts'
export { companyFate, leaveCompany, type Successor } from './leave-company.ts'
export { lockCompany } from './members.ts'
export { membersToTell } from './members-to-tell.ts'
export { peopleToTell } from './people-to-tell.ts'

// Its credits, its keys, and what happened to it.
export { creditsOfCompany, creditsOfMember } from './company-credits.ts'
export type { TitlesOfRuns } from './statements.ts'
export { findApiKey, isWrittenLikeKey } from './api-keys.ts'
export { noteEvent } from './company-events.ts'
