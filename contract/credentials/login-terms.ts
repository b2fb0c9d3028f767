import type { BoardWithCredentials } from '../applications/applications.ts'

/** Of the words below: raised with each change of what they say, so that it is known what a person agreed to. */
export const loginTermsVersion = '2026-11-22'

type LoginTerms = {
  /** Whether the board's terms, as far as we know them, allow a program to act in a person's account. */
  stance: 'forbidden' | 'not-offered'
  /** What they say, in our words. */
  says: string
}

/** What each board says about a program that logs in for somebody. What is not known for sure is not claimed. */
export const loginTerms: Readonly<Record<BoardWithCredentials, LoginTerms>> = {
  reed: {
    stance: 'not-offered',
    says: 'Reed offers no way for a program to apply for you, and says nothing that we could find about one that uses your account. It is done at your own risk.',
  },
  indeed: {
    stance: 'forbidden',
    says: 'Indeed forbids programs to open its pages or to send anything through them without its written permission. It may close accounts that do.',
  },
  totaljobs: {
    stance: 'forbidden',
    says: 'Totaljobs allows its pages to be used only by people who look for work themselves, and calls other use a breach of its terms. Applying by a program is not permitted.',
  },
  cwjobs: {
    stance: 'forbidden',
    says: 'CWJobs belongs to Totaljobs and has its terms: only people who look for work themselves may use its pages. Applying by a program is not permitted.',
  },
  cvlibrary: {
    stance: 'not-offered',
    says: 'CV-Library offers no way for a program to apply for you, and we found no permission for one to use your account. It is done at your own risk.',
  },
  monster: {
    stance: 'forbidden',
    says: 'Monster forbids programs to use its pages.',
  },
  nhs: {
    stance: 'not-offered',
    says: 'NHS Jobs is for your own, personal use, and offers no way for a program to apply for you. It is done at your own risk.',
  },
  linkedin: {
    stance: 'forbidden',
    says: 'LinkedIn forbids programs that act in your account, and is known to restrict the accounts of people who use them.',
  },
  dice: {
    stance: 'forbidden',
    says: 'Dice forbids programs to use its pages.',
  },
}
