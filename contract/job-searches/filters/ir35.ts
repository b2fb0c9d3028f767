import { onOff, several } from './field.ts'
import { capital, flip, type Filter } from './filter.ts'

type Status = 'inside' | 'outside' | 'unknown'
type Own = { noIR: boolean; ir35: Status[] }

/** 'Outside' alone is the switch `no-ir35` of the specification's address (S4.11), so that the page is labelled. */
export const ir35: Filter<Own, 'ir35'> = {
  fields: {
    noIR: onOff({
      key: null,
      assistant: { name: 'outside_ir35', describe: 'Only contracts whose ad says that they are outside IR35' },
    }),
    ir35: several(['inside', 'outside', 'unknown'], { key: 'ir35', assistant: { name: 'ir35' } }),
  },
  facets: [
    {
      name: 'ir35',
      title: 'IR35',
      order: 'as listed',
      values: () =>
        (['outside', 'inside', 'unknown'] as const).map((value) => ({
          value,
          label: value === 'unknown' ? 'IR35 not said' : `${capital(value)} IR35`,
        })),
      isChosen: (search, value) => search.ir35.some((one) => one === value) || (search.noIR && value === 'outside'),
      toggle(search, pressed) {
        const chosen = new Set<Status>([...search.ir35, ...(search.noIR ? ['outside' as const] : [])])
        const list = flip([...chosen], pressed)
        const isOnlyOutside = list.length === 1 && list[0] === 'outside'
        return { noIR: isOnlyOutside, ir35: isOnlyOutside ? [] : list }
      },
      wanted: (search) => (search.noIR ? ['outside'] : search.ir35),
    },
  ],
}
