/* What the pages that everybody reads say back. */

/** M98 */
export const alreadyBasic = 'You are already subscribed to the basic package for free'
/** M105 */
export const investorUnknown = 'Unknown. Please retry later'
export const investorNoted = 'Thank you. We have noted that you want to hear of it.'
export const planNoted = (name: string) => `We have noted that you want to hear of ${name}`
export const planNotedDetails = (email: string) => `Whoever runs this site writes to ${email} when it can be bought.`
export const planNeedsAddress = 'Please add an e-mail address under My profile first: we have none to write to.'
export const planNotForSale = 'This plan costs nothing: everybody with an account has it.'
