import { z } from 'zod'

/** The steps of filling in a form and sending it, in order. A crash between any two of them must do no harm. */
export const applyingSteps = [
  'open-browser',
  'open-ad',
  'log-in',
  'open-form',
  'read-questions',
  'fill',
  'attach',
  'review',
  'before-submit',
  'submitted',
  'read-confirmation',
  'store-receipt',
] as const
export const ApplyingStep = z.enum(applyingSteps)
export type ApplyingStep = z.infer<typeof ApplyingStep>

/** How far a form has been filled in. */
export const FillProgress = z.object({
  steps: z.array(z.object({ step: ApplyingStep, at: z.iso.datetime() })).describe('In the order in which they started'),
  asked: z.number().int().describe('Number of questions read from the form so far'),
  answered: z.number().int().describe('Number of those that have an answer'),
})
export type FillProgress = z.infer<typeof FillProgress>
