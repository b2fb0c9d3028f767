import { joinAlerts, hideFromAlerts, unhideFromAlerts } from './alerts/index.ts'
import { moveApplications, renewVacancyKeys, letLoginGo, wakeForLogin } from './applications/index.ts'
import { tellOfBrokenPromise } from './candidates/index.ts'
import { moveLetters } from './cover-letters/index.ts'
import { moveIrrelevantMarks } from './job-searches/irrelevant.ts'
import { keptByRooms } from './personal-data.ts'
import type { EventTable } from './platform/events.ts'
import { forgetSecondSteps } from './second-factor/index.ts'
import { moveShortlistEntries } from './shortlists/index.ts'
import { forgetIdentities } from './social-login/index.ts'
import { noteChangedJobs } from './statistics/index.ts'

const goOn = 'goes on with applications that wait for the login, and those that its refusal stopped'
const wake = 'goes on with applications that stopped because there was no login'

/** What happens, who says it, and who listens, in the order in which they do: docs/events.md is this table in words. */
export const events: EventTable = {
  'login-saved': {
    happens: 'Somebody saves a login of a board.',
    saidBy: ['credentials'],
    when: 'within',
    listeners: [
      { room: 'applications', does: goOn, run: letLoginGo },
      { room: 'applications', does: wake, run: wakeForLogin },
    ],
  },
  'login-let-go': {
    happens: 'Somebody deletes a login, has it asked for each time, or says that it is to be tried again.',
    saidBy: ['credentials'],
    when: 'within',
    listeners: [{ room: 'applications', does: goOn, run: letLoginGo }],
  },
  'login-switched-on': {
    happens: 'Somebody lets a saved login be used again.',
    saidBy: ['credentials'],
    when: 'within',
    listeners: [{ room: 'applications', does: wake, run: wakeForLogin }],
  },
  'address-confirmed': {
    happens: 'An email address is proved to be that of an account.',
    saidBy: ['users'],
    when: 'within',
    listeners: [
      {
        room: 'alerts',
        does: 'moves alerts that were made under the address to the account',
        run: async (client, { userId, named }) => await joinAlerts(client, userId, { ...(named && { named }) }),
      },
    ],
  },
  'ways-in-taken-off': {
    happens: 'Somebody who proves that an account’s address is theirs removes all other ways into the account.',
    saidBy: ['users'],
    when: 'within',
    listeners: [
      {
        room: 'second-factor',
        does: 'takes off second steps',
        run: async (client, { userId }) => await forgetSecondSteps(client, userId),
      },
      {
        room: 'social-login',
        does: 'takes off links to accounts elsewhere',
        run: async (client, { userId }) => await forgetIdentities(client, userId),
      },
    ],
  },
  'account-deleted': {
    happens: 'An account ends; its row goes next, with all that hangs on it.',
    saidBy: ['users'],
    when: 'within',
    listeners: keptByRooms.flatMap(([room, { what, forget }]) =>
      forget === undefined
        ? []
        : [
            {
              room,
              does: `forgets: ${what}`,
              run: async (client, { person, now }, deps) => await forget(client, person, { ...deps, now }),
            },
          ],
    ),
  },
  'job-hidden': {
    happens: 'Somebody hides a job from their results.',
    saidBy: ['job-searches'],
    when: 'after',
    listeners: [
      {
        room: 'alerts',
        does: 'stops sending them this job',
        run: async (db, told) => await hideFromAlerts(db, { ...told, emailKey: null }),
      },
    ],
  },
  'job-shown-again': {
    happens: 'Somebody shows a hidden job again.',
    saidBy: ['job-searches'],
    when: 'after',
    listeners: [{ room: 'alerts', does: 'may send them this job again', run: unhideFromAlerts }],
  },
  'jobs-changed': {
    happens: 'Ads come, change or close, and with them their jobs; the search index is written already.',
    saidBy: ['jobs'],
    when: 'within',
    listeners: [
      {
        room: 'statistics',
        does: 'notes the jobs, and counts them within a minute',
        run: async (client, { jobIds }) => await noteChangedJobs(client, jobIds),
      },
    ],
  },
  'ads-moved': {
    happens: 'Ads that were folded again belong to another job.',
    saidBy: ['jobs'],
    when: 'within',
    listeners: [
      {
        room: 'applications',
        does: 'lets applications follow their ad',
        run: async (client, { moved }) => await moveApplications(client, moved),
      },
      {
        room: 'shortlists',
        does: 'lets entries follow their ad',
        run: async (client, { moved }) => await moveShortlistEntries(client, moved),
      },
      {
        room: 'cover-letters',
        does: 'lets letters follow their ad',
        run: async (client, { moved }) => await moveLetters(client, moved),
      },
      {
        room: 'job-searches',
        does: 'lets marks of hidden jobs follow their ad',
        run: async (client, { moved }) => await moveIrrelevantMarks(client, moved),
      },
    ],
  },
  'keys-renewed': {
    happens: 'The keys by which a repost is known are made again.',
    saidBy: ['jobs'],
    when: 'within',
    listeners: [
      {
        room: 'applications',
        does: 'keeps the new keys beside its own copy of the ad',
        run: async (client, { jobs }) => await renewVacancyKeys(client, jobs),
      },
    ],
  },
  'promise-broken': {
    happens: 'The day by which a company promised answers to an ad is over, and somebody has none.',
    saidBy: ['job-ads'],
    when: 'within',
    listeners: [{ room: 'candidates', does: 'tells those who wait, by email', run: tellOfBrokenPromise }],
  },
}
