/* What the pages that everybody reads say back. */

/** M98 */
export const alreadyBasic = 'You are already subscribed to the basic package for free'
/** M105 */
export const investorUnknown = 'Unknown. Please retry later'
export const investorNoted = 'Thank you. We will tell you when there is news.'
export const planNoted = (name: string) => `We will tell you when you can buy ${name}`
export const planNotedDetails = (email: string) => `We will write to ${email}.`
export const planNeedsAddress = 'We have no email address for you. Please add one under My profile first.'
export const planNotForSale = 'This plan is free. Everyone with an account has it.'
