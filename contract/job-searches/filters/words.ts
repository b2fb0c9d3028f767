import { searchLimits } from '../limits.ts'
import { line, onOff } from './field.ts'
import type { Filter } from './filter.ts'

/** What else the words of an ad must be like. The page asks for both in words, not by values with counts. */
export const words: Filter<{ mentions: boolean; contains: string }, never> = {
  fields: {
    mentions: onOff({
      key: 'mentions',
      describe: "'yes': also ads that only mention the job",
      assistant: { name: 'mentions', describe: 'Also ads that only mention the job' },
    }),
    contains: line({
      key: 'contains',
      describe: 'Words that must also be in the ad',
      assistant: { name: 'contains', describe: 'Text that the ad must contain' },
      most: searchLimits.maxTextLength,
    }),
  },
  facets: [],
  chips: ({ contains }) => (contains === '' ? [] : [{ label: `contains ‘${contains}’`, without: { contains: '' } }]),
  asides: ({ mentions }) => (mentions ? ['Also ads that only mention the job'] : []),
}
