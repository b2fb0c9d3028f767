/* oxlint-disable react/no-array-index-key -- an entry of a CV has no name but its place */
import type { ReactNode } from 'react'
import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { printSalary, workPermits } from '../../../../contract/cvs/ireland.ts'
import { skillCategories } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { levelsOf } from '../../cvs/levels-of.ts'
import { RichText } from '../../cvs/rich-text.tsx'
import { Icon } from '../../icon.tsx'
import css from './desk.module.css'

type Props = Pick<CandidateDetail, 'cv' | 'lengths' | 'isHidden'>

/** What is not there is said, so that nobody is read as lacking what they were not asked for. */
function Unsaid() {
  return <span className="quiet">not stated</span>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children === null || children === '' ? <Unsaid /> : children}</dd>
    </div>
  )
}

/** What somebody looks for: the same lines in the same order for everybody. */
export function WishFacts({ cv }: { cv: Cv | null }) {
  const career = cv?.career
  const salary = career === undefined ? '' : printSalary(career)
  const permits = cv === null ? [] : workPermits(cv)
  return (
    <dl className={css.facts}>
      <Fact name="Expected salary">{salary === '' ? null : `${salary} a year`}</Fact>
      <Fact name="Preferred jobs">{career?.preferred_jobs.join(', ') ?? null}</Fact>
      <Fact name="Would travel">{yesNo(career?.travel)}</Fact>
      <Fact name="Would relocate">{yesNo(career?.relocate)}</Fact>
      <Fact name="Wants a career change">{yesNo(career?.new_career)}</Fact>
      {(permits.length === 0 ? [{ key: 'work_permit_uk' as const, country: 'the UK', no: '' }] : permits)
        .filter(({ key }) => key === 'work_permit_uk' || career?.[key] != null)
        .map(({ key, country, no }) => (
          <Fact key={key} name={`Right to work in ${country}`}>
            {career?.[key] === false ? (
              <span className={css.permit}>
                <Icon name="warning" /> No work permit for {country}
                {no !== '' && `: ${no}`}
              </span>
            ) : (
              yesNo(career?.[key])
            )}
          </Fact>
        ))}
    </dl>
  )
}

function yesNo(answer: boolean | null | undefined): string | null {
  if (answer == null) return null
  return answer ? 'Yes' : 'No'
}

/** Languages, skills, work and education of a CV that was written here, in one order for everybody. */
export function CvFacts({ cv, lengths, isHidden }: Props) {
  return (
    <>
      <Part name="Profile">{cv === null || cv.summary === '' ? null : <RichText html={cv.summary} below={3} />}</Part>
      <Part name="Work">
        {cv === null || cv.jobs.length === 0
          ? null
          : cv.jobs.map((job, index) => (
              <Entry
                key={index}
                title={job.jobTitle}
                at={[job.employer, job.city]}
                period={lengths === null ? printPeriod(job) : (lengths[index] ?? '')}
              >
                <RichText html={job.jobDescription} below={4} />
              </Entry>
            ))}
      </Part>
      <Part name="Education">
        {cv === null || cv.education.length === 0
          ? null
          : cv.education.map((entry, index) => (
              <Entry
                key={index}
                title={entry.title}
                at={[entry.trainer, entry.city]}
                period={isHidden ? '' : printPeriod(entry)}
              >
                <p>{[entry.level, entry.grade, entry.domain].filter((part) => part !== '').join(' · ')}</p>
              </Entry>
            ))}
      </Part>
      <Part name="Languages">{cv === null ? null : <Languages skills={cv.skills} />}</Part>
      <Part name="Skills">{cv === null ? null : <Skills skills={cv.skills.other_skills} />}</Part>
      {cv?.more.map(({ title, description }, index) => (
        <Part key={index} name={title === '' ? 'More' : title}>
          <RichText html={description} below={3} />
        </Part>
      ))}
    </>
  )
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3>{name}</h3>
      {children ?? (
        <p>
          <Unsaid />
        </p>
      )}
    </section>
  )
}

function Entry({
  title,
  at,
  period,
  children,
}: {
  title: string
  at: readonly string[]
  period: string
  children: ReactNode
}) {
  const where = at.filter((part) => part !== '').join(', ')
  return (
    <div className={css.entry}>
      <p>
        <b>{title === '' ? where : title}</b>
        {period !== '' && <span className="quiet"> · {period}</span>}
      </p>
      {title !== '' && where !== '' && <p className="quiet">{where}</p>}
      {children}
    </div>
  )
}

function Languages({ skills: { main_language: main, other_languages: others } }: { skills: Cv['skills'] }) {
  if (main === '' && others.length === 0) return <Unsaid />
  return (
    <ul className={css.plainList}>
      {main !== '' && <li>{main} (main language)</li>}
      {others.map((one, index) => (
        <li key={index}>
          {one.name} <span className="quiet">{levelsOf(one) || 'level not stated'}</span>
        </li>
      ))}
    </ul>
  )
}

function Skills({ skills }: { skills: Cv['skills']['other_skills'] }) {
  const kinds = skillCategories.filter(({ key }) => skills[key].length > 0)
  if (kinds.length === 0) return <Unsaid />
  return (
    <dl className={css.facts}>
      {kinds.map(({ key, name }) => (
        <div key={key}>
          <dt>{name}</dt>
          {skills[key].map((skill, index) => (
            <dd key={index}>
              {skill.title}
              {'description' in skill && skill.description !== '' && (
                <span className="quiet"> – {skill.description}</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
