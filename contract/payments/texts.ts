/* What buying, plans and receipts say back. */

/** M91 */
export const paymentFailed = 'Oops, it’s us, not you. The subscription process went wrong and this is all we know:'
export const paymentFailedDetails =
  'The payment page could not be opened. Nothing was charged. Please try again in a minute.'
export const nothingForSale = 'Nothing is on sale here at the moment.'
export const alreadySubscribed = 'You already have this plan.'
export const startConsentNeeded = 'Please confirm that you want to start at once.'
export const creditsNeedCompany =
  'Credits for job ads are for members of a company. Sign up as an employer to buy them.'
/** M100 */
export const nothingUnpaid = 'Your plan has no unpaid payments. Reload the page to see its current state.'
export const planSuspended = 'Subscription successfully suspended.'
export const planSuspendedDetails =
  'Nothing is charged until you re-activate it. Time you have paid for counts towards your next payment.'
/** M101 */
export const planReactivated = 'Subscription successfully re-activated.'
/** M99 */
export const planNotChanged = (message: string, error: string) => `Error: ${message}. ${error}`
export const planNotChangedNow = 'This cannot be done with your plan as it is now'
export const planNotChangedDetails = 'Reload the page to see its current state.'
export const planCancelled = 'Your plan is cancelled.'
export const planCancelledDetails = (end: string, usable: string) =>
  `It runs until ${end} and nothing more is charged. You can use its credits until ${usable}.`
export const trialCancelledDetails = (end: string) => `Your trial runs until ${end}. Nothing is charged.`
export const withdrawn = 'You have withdrawn from this purchase.'
export const withdrawnDetails = (amount: string) => `You get ${amount} back on your card within ten days.`
export const withdrawnNothing = 'Everything it paid for has been used, so there is nothing to give back.'
export const withdrawalOver = 'The 14 days to withdraw are over.'
export const refunded = (amount: string) => `${amount} is on its way back.`
export const refundRefused = 'The payment provider did not give this back. Look at the payment there.'
export const matterSettled = 'Marked as settled.'
