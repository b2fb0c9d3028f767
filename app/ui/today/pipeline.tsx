import { Link } from 'react-router'
import type { Today } from '../../../contract/today/today.ts'
import css from './pipeline.module.css'

/** How far everything is: each count leads to what it counts. */
export function Pipeline({ pipeline }: { pipeline: Today['pipeline'] }) {
  return (
    <section aria-label="Where your jobs stand">
      <ul className={`card ${css.pipeline}`}>
        {stages.map(({ key, name, to }) => (
          <li key={key}>
            <Link to={to}>
              <span className={`figure ${css.count}`}>{pipeline[key]}</span> {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stages = [
  { key: 'saved', name: 'Saved', to: '/shortlisted-jobs' },
  { key: 'sent', name: 'Sent', to: '/applied-jobs?show=all&state=applied#sent' },
  { key: 'interview', name: 'Interview', to: '/applied-jobs?show=all&state=applied#interview' },
  { key: 'offer', name: 'Offer', to: '/applied-jobs?show=all&state=applied#offer' },
] as const
