import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { passwordLimits } from '../../../contract/users/passwords.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const words = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** What to do about each thing that makes a password easy to guess. */
const advice: Readonly<Record<string, string>> = {
  straightRow: 'Keys that lie in a row are tried early.',
  keyPattern: 'Patterns on the keyboard are tried early.',
  simpleRepeat: 'Repeated letters add little.',
  extendedRepeat: 'Repeated words add little.',
  sequences: 'Sequences such as abc or 678 are tried early.',
  recentYears: 'Years are tried early.',
  dates: 'Dates are tried early.',
  topTen: 'This is one of the passwords that are tried first.',
  topHundred: 'This is one of the passwords that are tried first.',
  common: 'This is one of the passwords that are tried first.',
  similarToCommon: 'This is close to one that is tried first.',
  wordByItself: 'One word alone is guessed quickly.',
}

/** How hard a password is to guess, in a word, and what would make it harder. Advice: the rules are the server's. */
export function strengthOf(password: string): { word: string; advice: string } {
  if ([...password].length < passwordLimits.least)
    return { word: 'Too short', advice: 'At least 8 characters are needed.' }
  const { score, feedback } = estimator.check(password.slice(0, 100))
  const because = advice[feedback.warning ?? ''] ?? ''
  return { word: words[score], advice: score >= 3 ? '' : `${because} Add another word or two.`.trim() }
}
