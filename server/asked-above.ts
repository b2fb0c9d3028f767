import { alertsToConfirm, isAlertOn } from './alerts/index.ts'
import { heldLoginsOf, type SentHere, appliedAmong } from './applications/index.ts'
import {
  applicationsOfAds,
  type AppliedElsewhere,
  appliedHereAmong,
  candidatesOf,
  countApplied,
  wasAppliedTo,
  mayPlayAnswer,
  mayTranscribeAnswer,
  sentHere,
} from './candidates/index.ts'
import type { TitlesOfRuns } from './companies/index.ts'
import type { HeldLoginsOf } from './credentials/index.ts'
import {
  type AdApplications,
  type Applied,
  mayPlayOfAds,
  mayTranscribeOfAds,
  ownAdOf,
  titlesOfRuns,
} from './job-ads/index.ts'
import type { FindDeps } from './job-searches/find-jobs.ts'
import type { IsAlertOn } from './outbox/index.ts'
import type { Clock } from './platform/clock.ts'
import { mayPlayOfQuestions, mayTranscribeOfQuestions, triesOfQuestions } from './questions/index.ts'
import type { MayPlay, MayTranscribe, TriesOf } from './recordings/index.ts'
import { secondStepsOf } from './second-factor/index.ts'
import { createSaveAtLogin, shortlistedAmong } from './shortlists/index.ts'
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
