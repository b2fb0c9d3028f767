// Ads as others need them: to apply to, to show, to list.
export { findAdToApplyTo, holdAdToApplyTo, type AdToApplyTo } from './ad-to-apply-to.ts'
export { minutesFor } from './ad.ts'
export { findAd, titlesOfRuns, type AdRow } from './queries.ts'
export { ownAdOf } from './own-ad.ts'
export { companySlugs } from './company-page.ts'
export { findPicture } from './pictures/company-pictures.ts'
export { mayPlayOfAds } from './may-play.ts'
export { mayTranscribeOfAds } from './may-transcribe.ts'

/** What ads are told of the applications to them. */
export type { AdApplications } from './ad-applications.ts'
export type { Applied, AppliedCounts } from './applied.ts'

// Feeds, in and out.
export { createFeedFetcher, type FetchFeed } from './feed-in/fetch-feed.ts'
export { readFeedInChild, type TakeFeedApart } from './feed-in/read-in-child.ts'
export { liveAdsOf } from './feed-out/live-ads.ts'
export { printJson, printXml } from './feed-out/print.ts'

/** Taking an ad offline, by the operator. */
export { standingOf, takeDown } from './take-down.ts'
