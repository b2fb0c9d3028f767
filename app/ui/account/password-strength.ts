import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { passwordLimits } from '../../../contract/users/passwords.ts'

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

const words = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** What to do about each thing that makes a password easy to guess. */
const advice: Readonly<Record<string, string>> = {
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Keyboard patterns are easy to guess.',
  simpleRepeat: 'Repeated letters add little strength.',
  extendedRepeat: 'Repeated words add little strength.',
  sequences: 'Sequences such as abc or 678 are easy to guess.',
  recentYears: 'Years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is a very common password.',
  topHundred: 'This is a very common password.',
  common: 'This is a very common password.',
  similarToCommon: 'This is very similar to a common password.',
  wordByItself: 'A single word is easy to guess.',
}

/** How hard a password is to guess, in a word, and what would make it harder. Advice: the rules are the server's. */
export function strengthOf(password: string): { word: string; advice: string } {
  if ([...password].length < passwordLimits.least) return { word: 'Too short', advice: 'Use at least 8 characters.' }
  const { score, feedback } = estimator.check(password.slice(0, 100))
  const because = advice[feedback.warning ?? ''] ?? ''
  return { word: words[score], advice: score >= 3 ? '' : `${because} Add another word or two.`.trim() }
}
