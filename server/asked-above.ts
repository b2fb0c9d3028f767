import { alertsToConfirm } from './alerts/join-alerts.ts'
import { isAlertOn } from './alerts/own-alerts.ts'
import { heldLoginsOf } from './applications/held-logins.ts'
import type { SentHere } from './applications/history.ts'
import { appliedAmong } from './applications/vacancy.ts'
import { applicationsOfAds } from './candidates/for-ads.ts'
import type { AppliedElsewhere } from './candidates/form.ts'
import { appliedHereAmong, candidatesOf, countApplied, wasAppliedTo } from './candidates/queries.ts'
import { mayPlayAnswer, mayTranscribeAnswer } from './candidates/recordings.ts'
import { sentHere } from './candidates/sent-here.ts'
import type { TitlesOfRuns } from './companies/statements.ts'
import type { HeldLoginsOf } from './credentials/held.ts'
import type { AdApplications } from './job-ads/ad-applications.ts'
import type { Applied } from './job-ads/applied.ts'
import { mayPlayOfAds } from './job-ads/may-play.ts'
import { mayTranscribeOfAds } from './job-ads/may-transcribe.ts'
import { ownAdOf } from './job-ads/own-ad.ts'
import { titlesOfRuns } from './job-ads/queries.ts'
import type { FindDeps } from './job-searches/find-jobs.ts'
import type { IsAlertOn } from './outbox/send-message.ts'
import type { Clock } from './platform/clock.ts'
import { mayPlayOfQuestions } from './questions/may-play.ts'
import { mayTranscribeOfQuestions } from './questions/may-transcribe.ts'
import { triesOfQuestions } from './questions/tries.ts'
import type { MayPlay } from './recordings/may-play.ts'
import type { MayTranscribe } from './recordings/may-transcribe.ts'
import type { TriesOf } from './recordings/tries.ts'
import { secondStepsOf } from './second-factor/second-steps-of.ts'
import { createSaveAtLogin } from './shortlists/save-at-login.ts'
import { shortlistedAmong } from './shortlists/shortlist.ts'
import type { AlertsToConfirm } from './users/alerts-to-confirm.ts'
import type { SaveAtLogin } from './users/save-at-login.ts'
import type { WaysIn } from './users/ways-in.ts'

/** What rooms ask of rooms above them, which they must not know. What they tell them stands in events.ts. */
export type AskedAbove = {
  alertsToConfirm: AlertsToConfirm
  saveAtLogin: SaveAtLogin
  waysIn: WaysIn
  heldLoginsOf: HeldLoginsOf
  isAlertOn: IsAlertOn
  adApplications: AdApplications
  titlesOfRuns: TitlesOfRuns
  applied: Applied
  appliedElsewhere: AppliedElsewhere
  sentHere: SentHere
  /** Who may see recordings of things that rooms above keep. */
  mayPlay: MayPlay
  /** What may still be done with the transcripts of those things. */
  mayTranscribe: MayTranscribe
  /** How often recordings for those things may be made. */
  triesOf: TriesOf
}

export function askedAbove(clock: Clock): AskedAbove {
  return {
    alertsToConfirm,
    saveAtLogin: createSaveAtLogin(askedBySearch(clock).appliedAmong),
    waysIn: { secondStepsOf },
    heldLoginsOf,
    isAlertOn,
    adApplications: applicationsOfAds,
    titlesOfRuns,
    applied: { countApplied, wasAppliedTo, candidatesOf },
    appliedElsewhere: appliedAmong,
    sentHere,
    mayPlay: { ...mayPlayOfAds(clock), 'screening-answer': mayPlayAnswer, ...mayPlayOfQuestions },
    mayTranscribe: {
      ...mayTranscribeOfAds(clock),
      'screening-answer': mayTranscribeAnswer,
      ...mayTranscribeOfQuestions,
    },
    triesOf: triesOfQuestions,
  }
}

/** What the search asks: which jobs of a page somebody knows, and the whole of an ad that was posted here. */
export function askedBySearch(clock: Clock): Pick<FindDeps, 'shortlistedAmong' | 'appliedAmong' | 'ownAdOf'> {
  return {
    shortlistedAmong,
    appliedAmong: async (reading, userId, jobIds) =>
      new Map([...(await appliedAmong(reading, userId, jobIds)), ...(await appliedHereAmong(reading, userId, jobIds))]),
    ownAdOf: async (reading, id) =>
      await ownAdOf({ db: reading, adApplications: applicationsOfAds }, { id, now: clock.now() }),
  }
}
