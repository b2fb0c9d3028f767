import type { CandidacyState } from '../../../contract/candidates/candidacies.ts'

const words: Readonly<Record<CandidacyState, string>> = {
  sent: 'Next, the employer reads your application. We’ll email you as soon as they answer.',
  viewed: 'The employer has opened your application and is deciding. We’ll email you as soon as they answer.',
  interview: 'Next is your interview. After it, the employer decides and tells you here and by email.',
  offer: 'The employer has offered you the job. Read what they wrote above, and answer them in a message.',
  kept: 'This job went no further for you, but the employer would like to come back to you for another.',
  rejected: 'Nothing more happens with this application.',
  withdrawn: 'The employer no longer sees what you sent.',
  closed: 'The employer has left Rolecall. Nobody will answer this application.',
}

/** What happens next with an application, as its candidate reads it. */
export function nextWords(state: CandidacyState): string {
  return words[state]
}
