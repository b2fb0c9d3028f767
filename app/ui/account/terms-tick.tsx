import { Link } from 'react-router'
import css from './account.module.css'

type Props = {
  problem: string | undefined
  /** Where the page may have another form to sign up. */
  id?: string
  /** Of the label, where the form around it sets ticks in a way of its own. */
  className?: string | undefined
}

/** The acceptance of the terms, sent as 'terms'. They open beside the form, so that what was typed stays. */
export function TermsTick({ problem, id = 'terms', className = css.tick }: Props) {
  return (
    <>
      <p className="problem" id={`${id}-problem`}>
        {problem}
      </p>
      <label className={className}>
        <input type="checkbox" id={id} name="terms" aria-describedby={`${id}-problem`} />
        <span>
          I have read and accept the{' '}
          <Link to="/tc" target="_blank">
            terms and conditions
          </Link>
        </span>
      </label>
    </>
  )
}
