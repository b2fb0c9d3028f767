import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import css from './first-steps.module.css'

type Props = { hasCv: boolean; hasSearched: boolean; hasBegun: boolean }

/** The three things that make the rest work, each ticked once it is done. */
export function FirstSteps({ hasCv, hasSearched, hasBegun }: Props) {
  const steps = [
    {
      isDone: hasSearched,
      name: 'Search for a job',
      to: '/search',
      why: 'We keep your searches and show here what is new in them.',
    },
    {
      isDone: hasCv,
      name: 'Add your CV',
      to: '/manage-my-cv',
      why: 'Upload one or build it here. Each job then shows how well it fits.',
    },
    {
      isDone: hasBegun,
      name: 'Save a job or apply to one',
      to: '/search',
      why: 'You see here which saved jobs close soon. Every application has a receipt.',
    },
  ]
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">Three steps to start</h2>
      <ol className={`paper ${css.steps}`}>
        {steps.map(({ isDone, name, to, why }, index) => (
          <li key={name}>
            <span className={isDone ? css.done : css.number}>
              {isDone ? <Icon name="tick" label="Done:" /> : index + 1}
            </span>
            <span>
              {isDone ? name : <Link to={to}>{name}</Link>}
              <span className={css.why}>{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
