/* What the product says of a company's own feed. */

export const addressMissing = 'Enter the address of your feed'
export const addressTooLong = 'This address is too long'
export const addressNotHttps = 'Enter an address that begins with https://'
export const addressWithLogin = 'Enter an address without a user name and a password'
export const adsADayOutside = 'Enter a whole number of ads from 1 to 100'
export const feedSaved =
  'The feed has been saved. We will read it within five minutes, and about every half hour after that.'
export const feedRemoved =
  'The feed has been removed. Ads that are online stay online until they expire or you close them. Its drafts are deleted, except those that somebody changed.'
export const readSoon = 'We will read the feed again within five minutes.'
export const ownerLeft =
  'The person who set up this feed no longer manages the company, so we do not read it. Save the form to take it over.'
export const tooManyJobs = (most: number) => `the feed holds more than ${most.toLocaleString('en-GB')} jobs`
export const tooManyElements = (most: number) => `the feed holds more than ${most.toLocaleString('en-GB')} elements`
export const tooMuchWork = 'the feed takes too much work to read'
export const testRuns = 'A test of your feed is running. Wait until it has finished.'
export const manyTests = 'We are reading many feeds at the moment. Try again in a minute.'
export const noJobs = 'the feed holds no jobs'
export const notFetched = (why: string) => `We could not read your feed: ${why}. Nothing has changed.`
export const held = (missing: number, of: number) =>
  `${missing} of the ${of} ads that the feed put online are no longer in it. Because that is so many, we have not closed them.`
export const insideAddress = 'its address does not lead to a public server'
export const otherPort = 'its address names a port; only the usual one of https is read'
export const otherCompany = (named: string, own: string) =>
  `The feed names ‘${named}’, and the ad would be posted for ${own}. Check it, and publish it yourself.`
export const addressLost = 'We no longer have the address of your feed. Enter it again.'
export const noRoom =
  'This ad is waiting because there is no room for more drafts from the feed. Publish or delete some of them, or let the feed publish automatically.'
