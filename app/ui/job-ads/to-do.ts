import type { MyAd } from '../../../contract/job-ads/my-ads.ts'
import { londonDay } from '../../../contract/platform/london.ts'

type ToDo = {
  text: string
  isUrgent: boolean
  /** Which of the ad's candidates it is about; null where it is about none. */
  show: 'new' | 'all' | null
}

/** Days before a promised day, or before the ad goes offline, from which on it is said loudly. */
const soonDays = 2

/** What an ad's company has to do about it: applications to open, answers that are promised or due, an ad that ends soon. */
export function toDoOf(
  ad: Pick<MyAd, 'unopened' | 'unanswered' | 'answersBy' | 'state' | 'daysLeft'>,
  now: string,
): ToDo[] {
  const { unopened, unanswered, answersBy, state, daysLeft } = ad
  const toDo: ToDo[] = []
  if (unopened > 0) {
    toDo.push({
      text: unopened === 1 ? 'Open 1 new application' : `Open ${unopened} new applications`,
      isUrgent: false,
      show: 'new',
    })
  }
  if (unanswered > 0) toDo.push(answerText(unanswered, answersBy, now))
  if (state === 'online' && daysLeft <= soonDays) {
    toDo.push({
      text: daysLeft <= 1 ? 'Goes offline within a day' : `Goes offline in ${daysLeft} days`,
      isUrgent: true,
      show: null,
    })
  }
  return toDo
}

function answerText(unanswered: number, answersBy: string | null, now: string): ToDo {
  const people = unanswered === 1 ? '1 person' : `${unanswered} people`
  if (answersBy === null) return { text: `Answer ${people}`, isUrgent: false, show: 'all' }
  const left = Math.round((Date.parse(answersBy) - Date.parse(londonDay(new Date(now)))) / 86_400_000)
  const day = longDay.format(new Date(`${answersBy}T12:00:00Z`))
  if (left < 0) {
    return {
      text: `${people} still ${unanswered === 1 ? 'waits' : 'wait'} for the answer that you promised by ${day}`,
      isUrgent: true,
      show: 'all',
    }
  }
  return {
    text: `Answer ${people} by ${left === 0 ? 'tonight' : day}, as promised`,
    isUrgent: left <= soonDays,
    show: 'all',
  }
}

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
