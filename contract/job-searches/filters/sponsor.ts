import { onOff } from './field.ts'
import { filterForSwitch } from './filter.ts'

const describe = 'only employers on the register of licensed sponsors'

export const sponsor = filterForSwitch(
  'sponsors',
  onOff({
    key: 'sponsors',
    describe: `'yes': ${describe}`,
    assistant: { name: 'sponsors', describe: `True: ${describe}, which does not mean that the job sponsors` },
  }),
  {
    name: 'sponsor',
    title: 'Visa sponsor',
    describe: 'Employers on the register of licensed sponsors; empty where it was not imported',
    label: 'On the register (does not mean that the job sponsors)',
  },
)
