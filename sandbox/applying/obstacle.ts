import { z } from 'zod'

/** What a board may be told to put in the way of an application. sandbox/README.md says what each does. */
export const Obstacle = z.object({
  kind: z.enum([
    'cookies', // `style`: plain, iframe, shadow, returning
    'login-wall', // `where`: login is asked for again
    'session-expired', // the form is lost
    'one-time-code', // `where`: at the login or in the form
    'captcha', // `style`: checkbox, invisible, proof-of-work; `where`
    'external', // `style`: same-tab, new-tab
    'already-applied', // `where`: ad, submit
    'closed', // `where`: ad, submit
    'question', // one more question of the employer, of `type`
    'knock-out', // one more question whose other answer ends the application
    'marketing', // a box for news of the board, ticked
    'demographics', // questions of equality, with 'Prefer not to say'
    'late-validation', // nothing marks what is required
    'silent-button', // the last button stays disabled and does not say why
    'slow-submit', // the answer takes `ms`, and who presses again applies again
    'error-before', // an error page, and nothing has arrived
    'error-after', // an error page, though the application has arrived
    'false-success', // the page that thanks, though nothing has arrived
    'no-reference', // thanks without a number
    'daily-limit', // `where`: ad, submit
    'restricted', // the account is barred after its login
    'changing-names', // names, ids and marks differ from visit to visit
    'labels', // `style`: duplicated, far
    'pop-up', // `style`: chat, survey, notice; stands open beside the page, and does not cover it
  ]),
  where: z.enum(['before-login', 'login', 'ad', 'in-form', 'review', 'submit']).optional(),
  style: z
    .enum([
      'plain',
      'iframe',
      'shadow',
      'returning',
      'checkbox',
      'invisible',
      'proof-of-work',
      'same-tab',
      'new-tab',
      'duplicated',
      'far',
      'chat',
      'survey',
      'notice',
    ])
    .optional(),
  type: z
    .enum([
      'yes-no',
      'choice',
      'choices',
      'number',
      'date',
      'text',
      'long-text',
      'suggestion',
      'file',
      'town',
      'county',
      'postcode',
    ])
    .optional(),
  look: z.enum(['radios', 'segments', 'drop-down', 'select']).optional().describe('Of an added yes or no, or choice'),
  label: z.string().min(1).max(300).optional().describe('In place of the words of an added question'),
  after: z.number().int().min(0).max(1_000).optional().describe('Of a daily limit: how many it lets through'),
  ms: z.number().int().min(0).max(600_000).optional(),
  ad: z
    .union([z.string(), z.number()])
    .optional()
    .describe("Only for this ad: the board's own id of it, or its number"),
  account: z.string().optional().describe('Only for this email address'),
  times: z.number().int().positive().optional().describe('How often it is met; for good where not given'),
})
export type Obstacle = z.infer<typeof Obstacle>
export type ObstacleKind = Obstacle['kind']
export type Where = NonNullable<Obstacle['where']>

/** Where an obstacle stands when the order does not say. */
export const usualPlace: Partial<Record<ObstacleKind, Where>> = {
  'login-wall': 'in-form',
  'session-expired': 'in-form',
  'one-time-code': 'login',
  captcha: 'review',
  'already-applied': 'ad',
  closed: 'ad',
  'daily-limit': 'submit',
  'error-before': 'submit',
}
