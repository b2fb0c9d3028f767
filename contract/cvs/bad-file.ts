/** Why a file is not taken, or cannot be read. The sentence that a person reads is found by it: see `cvFileProblems` in the contract. */
export type Problem =
  | 'empty'
  | 'encrypted'
  | 'broken'
  | 'macros'
  | 'scripts'
  | 'loads-from-elsewhere'
  | 'holds-a-program'
  | 'too-much-inside'
  | 'two-files-in-one'
  | 'not-a-picture'
  | 'broken-picture'
  | 'picture-too-large'

/** Thrown wherever it is seen. */
export class BadFile extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`a bad file: ${problem}`)
    this.problem = problem
  }
}
