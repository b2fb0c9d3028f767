import type { Problems } from '../parts/problems.ts'
import type { Inputs } from './inputs.ts'

/** What each group of fields is given: how they are filled in, and what is wrong with them. */
export type About = { inputs: Inputs; problems: Problems }
