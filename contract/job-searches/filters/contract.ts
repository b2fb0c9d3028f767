import { contractChoices } from '../limits.ts'
import { onOff, several } from './field.ts'
import { capital, flip, type Filter } from './filter.ts'

type Choice = (typeof contractChoices)[number]
type Own = { contract: boolean; intern: boolean; contracts: Choice[] }

/** The switches `contract` and `intern` of the specification's address (S4.11) say the same as two values of our list. */
export const contract: Filter<Own, 'contract'> = {
  fields: {
    contract: onOff({ key: null, assistant: null }),
    intern: onOff({ key: null, assistant: null }),
    contracts: several(contractChoices, { key: 'contracts', assistant: { name: 'contract_types' } }),
  },
  facets: [
    {
      name: 'contract',
      title: 'Contract',
      isCommon: true,
      order: 'as listed',
      values: () => contractChoices.map((value) => ({ value, label: capital(value) })),
      isChosen: (search, value) => wanted(search).some((one) => one === value),
      toggle: (search, pressed) => ({ contract: false, intern: false, contracts: flip(wanted(search), pressed) }),
      wanted,
    },
  ],
}

function wanted({ contract, intern, contracts }: Own): Choice[] {
  return [
    ...new Set<Choice>([
      ...contracts,
      ...(contract ? ['contract' as const] : []),
      ...(intern ? ['internship' as const] : []),
    ]),
  ]
}
