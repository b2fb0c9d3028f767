import { Link } from 'react-router'
import { Checkbox } from '../parts/checkbox.tsx'

type Props = {
  problem: string | undefined
  /** Where the page may have another form to sign up. */
  id?: string
}

/** The acceptance of the terms, sent as 'terms'. They open beside the form, so that what was typed stays. */
export function TermsTick({ problem, id = 'terms' }: Props) {
  return (
    <Checkbox id={id} name="terms" problem={problem}>
      I have read and accept the{' '}
      <Link to="/tc" target="_blank">
        terms and conditions
      </Link>
    </Checkbox>
  )
}
