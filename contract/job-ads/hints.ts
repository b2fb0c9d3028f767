import { z } from 'zod'

/** Something to look at before an ad goes online: 'block' keeps it from being published, because a law or the terms say so. */
export const Hint = z.object({
  id: z.string().describe('The same for the same finding, so that it can be hidden for this ad'),
  level: z.enum(['block', 'hint']),
  field: z.string().describe('Where it can be corrected: the id of a form field'),
  title: z.string(),
  details: z.string(),
  rule: z.string().describe('The law, code or study that it is based on'),
  found: z.string().describe("The ad's own words; '' where it is about none"),
})
export type Hint = z.infer<typeof Hint>
