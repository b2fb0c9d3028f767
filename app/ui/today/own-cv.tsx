import type { CvSummary } from '../../../contract/cvs/api.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { Ago } from '../when.tsx'
import css from './today-page.module.css'

/** The CV that goes with applications, to download or change. */
export function OwnCv({ cv, now }: { cv: CvSummary; now: string }) {
  return (
    <section className={`card ${css.box}`} aria-labelledby="own-cv">
      <h2 id="own-cv">{cv.name}</h2>
      <p className="small quiet">
        Your CV, last changed <Ago moment={cv.updated} now={now} />
        {cv.version === 0 && '. It is not saved yet'}.
      </p>
      <p className={css.ways}>
        {cv.version > 0 && (
          <ButtonAnchor href={`/cvs/${cv._id}/download/pdf`} download>
            Download PDF
          </ButtonAnchor>
        )}
        <ButtonLink to="/manage-my-cv">Edit</ButtonLink>
      </p>
    </section>
  )
}
