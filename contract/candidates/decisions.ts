import { z } from 'zod'

/* Decisions on applications, and the texts that tell candidates of them. */

/** What a company decides; 'kept' is kept for later. */
export const Decision = z.enum(['offer', 'kept', 'rejected'])
export type Decision = z.infer<typeof Decision>

/** Why, in the company's choice. Kept with the decision; what the candidate reads of it is in the text. */
export const DecisionReason = z.enum(['others-fit', 'experience', 'skills', 'answers', 'filled', 'stopped', 'other'])
export type DecisionReason = z.infer<typeof DecisionReason>

/** What each reason is called, and the sentence that it puts into a text. */
export const decisionReasons: readonly { reason: DecisionReason; name: string; says: string }[] = [
  {
    reason: 'others-fit',
    name: 'Others fit the ad more closely',
    says: 'Other candidates came closer to what we are looking for in this job.',
  },
  {
    reason: 'experience',
    name: 'Experience',
    says: 'We are looking for more experience of this kind of work.',
  },
  {
    reason: 'skills',
    name: 'Skills or qualifications',
    says: 'The job needs skills or qualifications that we did not find in your application.',
  },
  {
    reason: 'answers',
    name: 'Answers to our questions',
    says: 'Some of your answers did not fit what this job needs.',
  },
  { reason: 'filled', name: 'The job is filled', says: 'We have filled the job.' },
  { reason: 'stopped', name: 'We are not filling the job', says: 'We have decided not to fill this job for now.' },
  { reason: 'other', name: 'Another reason', says: '' },
]

/** What the blanks of a text are filled with. */
export type Blanks = { name: string; job: string; company: string; reason: string }

/** Fills in {name}, {job}, {company} and {reason}. A blank without anything to say takes its space with it. */
export function fillText(text: string, blanks: Blanks): string {
  return text
    .replaceAll(/ ?\{(name|job|company|reason)\}/gu, (found, blank: keyof Blanks) => {
      const value = blanks[blank]
      return value === '' ? '' : `${found.startsWith(' ') ? ' ' : ''}${value}`
    })
    .replaceAll(/(?<![ \t])[ \t]+$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Placeholders we do not know, as typed: left in, the candidate would read the braces. */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]{0,40})\}/gu)]
    .map(([whole]) => whole)
    .filter((whole) => !/^\{(?:name|job|company|reason)\}$/u.test(whole))
}

export const DecisionTemplate = z.object({
  _id: z.string().describe('A UUID of your own; ours have a short name'),
  to: Decision,
  name: z.string(),
  text: z.string(),
  isOurs: z.boolean().describe('One of Rolecall’s own texts, which every company has and cannot change'),
})
export type DecisionTemplate = z.infer<typeof DecisionTemplate>

/** Those to begin with. */
export const ourTemplates: readonly DecisionTemplate[] = [
  {
    _id: 'rejected',
    to: 'rejected',
    name: 'A kind no',
    isOurs: true,
    text: `Dear {name},

Thank you for applying for {job} and for the time that you put into it.

We are sorry to tell you that we are not taking your application further. {reason}

We wish you well with your search.

{company}`,
  },
  {
    _id: 'rejected-after-interview',
    to: 'rejected',
    name: 'A kind no after an interview',
    isOurs: true,
    text: `Dear {name},

Thank you for meeting us to talk about {job}. We enjoyed hearing about your work.

We are sorry to tell you that we have chosen somebody else. {reason}

If you would like to hear more about how we decided, write to us and we will tell you.

{company}`,
  },
  {
    _id: 'kept',
    to: 'kept',
    name: 'Not now, perhaps later',
    isOurs: true,
    text: `Dear {name},

Thank you for applying for {job}. We cannot offer it to you now, but we liked your application and would like to come back to it. {reason}

You need do nothing. If you would rather that we did not, you can withdraw your application at any time.

{company}`,
  },
  {
    _id: 'offer',
    to: 'offer',
    name: 'An offer',
    isOurs: true,
    text: `Dear {name},

We are glad to tell you that we would like to offer you the job of {job}.

We will write to you about the details and the next steps. Please ask us anything that you want to know.

{company}`,
  },
]
