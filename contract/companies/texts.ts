/* What the company's pages and calls say back. */

/** M92, in other words: it says that the user was created, and nobody is before they use the link. */
export const memberInvited = 'Invitation sent.'
export const invitationSent = (email: string, days: number) =>
  `We have sent a link to ${email}. It works once, for ${days} days. The person joins the company when they use it.`
export const invitationWithdrawn = 'The invitation has been withdrawn. Its link no longer works.'
/** M93 */
export const creditsTransferred = 'Credits successfully transferred.'
/** M80 */
export const cannotRemoveYourself = 'You cannot delete yourself from member.'
export const memberRemoved = (credits: number) =>
  credits === 0
    ? 'The member has been removed.'
    : `The member has been removed. The company has ${credits === 1 ? 'their credit' : `their ${credits} credits`} back.`
export const madeAdmin = 'The member is now an admin.'
export const alreadyAdmin = 'This member is already an admin'
export const companySaved = 'The company’s details have been saved.'
export const leftCompany = (name: string) => `You have left ${name}.`
export const lastAdminCannotLeave = 'You are the only admin. Make someone else an admin before you leave.'
export const lastMemberCannotLeave = 'You are the only member. To close the company, delete your account.'
/** M78, M79 */
export const memberNameMissing = 'Name missing.'
export const memberEmailInvalid = 'Email missing or invalid.'
export const alreadyMember = 'This person is already a member of the company'
export const tooFewCredits = 'There are not enough credits for this transfer'
export const creditsInvalid = 'Enter a whole number of credits, 1 or more'
export const transferKeyReused = 'This transfer key was used for another transfer'
export const companyBlocked = 'This company has been blocked. Please contact us.'
export const invitationGone = 'This invitation does not exist, or it has been used or withdrawn.'
export const invitationExpired = 'This invitation has expired. Ask your company’s admin for a new one.'
export const joinedCompany = (company: string) => `You are now a member of ${company}.`
export const cannotJoin = 'This account cannot join a company'

export const companyVerified = 'Your company is verified.'
export const registerMatched = 'The company number has been matched. It still needs an email address of the company.'
export const registerNoNumber = 'Enter the company number first, under ‘Details’'
export const registerNoMatch = (number: string) => `The register has no company with the number ${number}`
export const registerOtherName = (number: string, name: string) =>
  `The register has ${number} under the name ‘${name}’. Change the company’s name to match it, or correct the number.`
export const registerClosed = (number: string) => `According to the register, the company ${number} is no longer active`
export const registerDown = 'The company register is not responding. Please try again later.'

export const askedToPublish = 'We have put your company in the queue for approval. We’ll email you our decision.'
export const needsNoApproval = 'Your company can already publish ads'

/* What those who run the site read. */
export const reasonNeeded = 'Give a reason. The company’s admins will read it.'
export const companyDecided = (name: string, decision: 'approve' | 'refuse' | 'block' | 'unblock') =>
  ({
    approve: `${name} has been approved.`,
    refuse: `${name} has been refused.`,
    block: `${name} has been blocked.`,
    unblock: `${name} is no longer blocked.`,
  })[decision]
export const companyNotNow = (state: string) => `This company is already ${state}`

/* Keys for programs. */
export const keyNameMissing = 'Give the key a name'
export const keyScopesMissing = 'Choose what the key can do'
export const keyMade = 'Your new key is ready. Copy it now: we do not keep it, so we cannot show it again.'
export const keyRevoked = 'The key has been revoked. It no longer works.'
export const tooManyKeys = (most: number) => `Your company has ${most} keys. Revoke one to make another.`
