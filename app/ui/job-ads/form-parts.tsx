import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'

/** One of a few, all in view. */
export function Choices(props: {
  name: string
  legend: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}) {
  const { name, legend, value, options, problem } = props
  return (
    <ChoiceGroup id={name} legend={legend} problem={problem}>
      {options.map(([option, label]) => (
        <Radio key={option} name={name} value={option} defaultChecked={option === value}>
          {label}
        </Radio>
      ))}
    </ChoiceGroup>
  )
}
