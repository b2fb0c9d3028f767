import { dayInWords } from '../../contract/interviews/wall-clock.ts'
import { noAnalysis } from '../../contract/questions/texts.ts'
import type { Letter } from '../outbox/index.ts'

/* Emails about rounds of video questions. Opening a link changes nothing. */

/** What a candidate is told. 'unusable': a recording of theirs turned out to be none. */
export type News = 'asked' | 'extended' | 'three-days' | 'last-day' | 'unusable'

type About = {
  company: string
  jobTitle: string
  questions: number
  /** Not answered yet. */
  left: number
  closesAt: Date
  url: string
}

const count = (questions: number) => (questions === 1 ? '1 question' : `${questions} questions`)

export function toCandidate(news: News, about: About): Letter {
  const { company, jobTitle, questions, left, closesAt, url } = about
  // The round ends with the day: the last moment that is in it says which.
  const until = dayInWords(new Date(closesAt.getTime() - 1), 'Europe/London')
  const link = { label: 'See the questions', url }
  const ways = 'You can answer by video or in writing, pause and come back. Both ways count the same.'
  switch (news) {
    case 'asked':
      return {
        subject: `${company} has ${count(questions)} for you: ${jobTitle}`,
        paragraphs: [
          `${company} asks you to answer ${count(questions)} about your application: ${jobTitle}.`,
          `You have until the end of ${until}. ${ways}`,
          `Only ${company} and you see your answers. ${noAnalysis}`,
        ],
        link,
        after: ['If you need more time or another way to answer, write to them on the page of your application.'],
      }
    case 'extended':
      return {
        subject: `You have more time: ${jobTitle}`,
        paragraphs: [`${company} has given you until the end of ${until} to answer ${count(questions)}.`, ways],
        link,
      }
    case 'three-days':
    case 'last-day':
      return {
        subject: `${news === 'last-day' ? 'One day left' : 'Three days left'} to answer: ${jobTitle}`,
        paragraphs: [
          `${count(left)} of ${company} ${left === 1 ? 'waits' : 'wait'} for your answer, until the end of ${until}.`,
          ways,
        ],
        link,
      }
    case 'unusable':
      return {
        subject: `Please answer again: ${jobTitle}`,
        paragraphs: [
          `We could not read one of your recordings for ${company}, so it was not sent. We are sorry.`,
          `Please record it again or answer in writing. You have until the end of ${until}.`,
        ],
        link,
      }
  }
}

/** @param about.name as blind mode shows it */
export function toCompany({ name, jobTitle, url }: { name: string; jobTitle: string; url: string }): Letter {
  return {
    subject: `${name} has answered your questions: ${jobTitle}`,
    paragraphs: [`${name} has answered all the questions that you asked about their application: ${jobTitle}.`],
    link: { label: 'See the answers', url },
  }
}
