import { alerts } from './alerts/personal-data.ts'
import { applications } from './applications/personal-data.ts'
import { history } from './audit/personal-data.ts'
import { avoided } from './avoided/personal-data.ts'
import { candidacies } from './candidates/personal-data.ts'
import { companyMembership } from './companies/personal-data.ts'
import { coverLetters } from './cover-letters/personal-data.ts'
import { boardLogins } from './credentials/personal-data.ts'
import { credits } from './credits/personal-data.ts'
import { uploadedCvs, writtenCvs } from './cvs/personal-data.ts'
import { conversations } from './conversations/personal-data.ts'
import { interviews } from './interviews/personal-data.ts'
import { jobAds } from './job-ads/personal-data.ts'
import { messagesToUs } from './messages/personal-data.ts'
import { messagesFromUs } from './outbox/personal-data.ts'
import { payments } from './payments/personal-data.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { recordings } from './recordings/personal-data.ts'
import { videoQuestions } from './questions/personal-data.ts'
import { savedSearches } from './saved-searches/personal-data.ts'
import { secondFactors } from './second-factor/personal-data.ts'
import { shortlist } from './shortlists/personal-data.ts'
import { linkedAccounts } from './social-login/personal-data.ts'
import { account, signingIn } from './users/personal-data.ts'

/** What each room keeps about a person, in the order in which pages list it. A room that keeps something adds a line here. */
export const keptByRooms: readonly (readonly [room: string, kept: PersonalData])[] = [
  ['users', account],
  ['users', signingIn],
  ['second-factor', secondFactors],
  ['social-login', linkedAccounts],
  ['cvs', writtenCvs],
  ['cvs', uploadedCvs],
  ['cover-letters', coverLetters],
  ['shortlists', shortlist],
  ['avoided', avoided],
  ['applications', applications],
  ['candidates', candidacies],
  ['interviews', interviews],
  ['conversations', conversations],
  ['recordings', recordings],
  ['questions', videoQuestions],
  ['credentials', boardLogins],
  ['credits', credits],
  ['payments', payments],
  ['saved-searches', savedSearches],
  ['alerts', alerts],
  ['companies', companyMembership],
  ['job-ads', jobAds],
  ['outbox', messagesFromUs],
  ['messages', messagesToUs],
  ['audit', history],
]

export const personalData: readonly PersonalData[] = keptByRooms.map(([, kept]) => kept)
