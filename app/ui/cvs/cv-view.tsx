/* oxlint-disable react/no-array-index-key -- an entry of a CV has no name but its place */
import { useId, type ReactNode } from 'react'
import { printCvDate, printPeriod } from '../../../contract/cvs/dates.ts'
import { printSalary, workPermits } from '../../../contract/cvs/ireland.ts'
import { skillCategories } from '../../../contract/cvs/lists.ts'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { sectionOrder, type PrintSection } from '../../../contract/cvs/print-choices.ts'
import { defaultPrint } from '../../../contract/cvs/default-print.ts'
import { webAddress } from '../../../contract/cvs/problems.ts'
import type { Cv } from '../../../contract/cvs/cvs.ts'
import { cvFullName } from '../../../contract/cvs/empty-cv.ts'
import { levelsOf } from './levels-of.ts'
import css from './cv-view.module.css'
import { RichText } from './rich-text.tsx'

/**
 * A CV to read: what is empty is not shown.
 * @param cv as the API gave it: its rich text is clean.
 * @param print whose order of sections and headings it has.
 */
export function CvView({ cv, print = defaultPrint }: { cv: Cv; print?: PrintOptions }) {
  const { personal_data: person, headline, links } = cv
  const address = [`${person.address_number} ${person.street}`.trim(), person.city, person.postcode, person.country]
  const contact = [person.email, person.phone, address.filter((part) => part.trim() !== '').join(', ')]
  const name = [person.salutation, cvFullName(cv)].filter((part) => part !== '').join(' ')
  return (
    <article className={css.cv} aria-label={name === '' ? 'CV' : `CV of ${name}`}>
      <header className={css.head}>
        {person.image !== '' && <img className={css.image} src={person.image} alt="" width={96} height={96} />}
        <div>
          <p className={css.name}>{name === '' ? 'No name yet' : name}</p>
          {headline !== '' && <p className={css.headline}>{headline}</p>}
          <p className={css.contact}>
            {contact
              .filter((part) => part !== '')
              .map((part) => (
                <span key={part}>{part}</span>
              ))}
            {links.map(({ label, url }) => (
              <Web key={`${label} ${url}`} label={label} address={url} />
            ))}
          </p>
          {cv.dob !== '' && <p className={css.contact}>Born {printCvDate(cv.dob)}</p>}
        </div>
      </header>
      {sectionOrder(print.order).map((section) => (
        <Part key={section} section={section} cv={cv} name={(usual) => nameOr(print, section, usual)} />
      ))}
    </article>
  )
}

/** The person's own heading, or what the page calls it. */
function nameOr({ names }: PrintOptions, section: PrintSection, usual: string): string {
  return names[section] ?? usual
}

type PartProps = { section: PrintSection; cv: Cv; name: (usual: string) => string }

function Part({ section, cv, name }: PartProps) {
  const { summary, jobs, education, more } = cv
  switch (section) {
    case 'summary':
      return (
        <Section name={name('Profile')} isShown={summary !== ''}>
          <RichText html={summary} below={3} />
        </Section>
      )
    case 'jobs':
      return (
        <Section name={name('Work experience')} isShown={jobs.length > 0}>
          {jobs.map((job, index) => (
            <Entry
              key={`${index} ${job.jobTitle}`}
              title={job.jobTitle}
              at={[job.employer, job.city]}
              period={printPeriod(job)}
            >
              <RichText html={job.jobDescription} below={4} />
            </Entry>
          ))}
        </Section>
      )
    case 'education':
      return (
        <Section name={name('Education')} isShown={education.length > 0}>
          {education.map((entry, index) => (
            <Entry
              key={`${index} ${entry.title}`}
              title={entry.title}
              at={[entry.trainer, entry.city]}
              period={printPeriod(entry)}
            >
              <p>{[entry.grade, entry.level, entry.domain].filter((part) => part !== '').join(' · ')}</p>
              {entry.website !== '' && <Web label="" address={entry.website} />}
            </Entry>
          ))}
        </Section>
      )
    // They stand with the other skills here.
    case 'languages':
      return null
    case 'skills':
      return <Skills cv={cv} name={name('Skills')} />
    case 'more':
      return more.map(({ title, description }, index) => (
        <Section key={`${index} ${title}`} name={title === '' ? 'More' : title} isShown={description !== ''}>
          <RichText html={description} below={3} />
        </Section>
      ))
    case 'career':
      return <Wishes cv={cv} name={name('Next job')} />
  }
}

function Section({ name, isShown, children }: { name: string; isShown: boolean; children: ReactNode }) {
  const id = useId()
  if (!isShown) return null
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  )
}

type EntryProps = { title: string; at: readonly string[]; period: string; children: ReactNode }

function Entry({ title, at, period, children }: EntryProps) {
  const where = at.filter((part) => part !== '').join(', ')
  return (
    <div className={css.entry}>
      <h4>{title === '' ? where : title}</h4>
      <p className={css.where}>
        {title !== '' && where !== '' && <span>{where}</span>}
        {period !== '' && <span>{period}</span>}
      </p>
      {children}
    </div>
  )
}

function Skills({ cv: { skills }, name: title }: { cv: Cv; name: string }) {
  const { main_language: main, other_languages: languages, other_skills: kinds } = skills
  const shown = skillCategories.filter(({ key }) => kinds[key].length > 0)
  const isAny = main !== '' || languages.length > 0 || shown.length > 0
  return (
    <Section name={title} isShown={isAny}>
      <dl className={css.facts}>
        {shown.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            {kinds[key].map((skill) => (
              <dd key={skill.title}>
                {skill.title}
                {'description' in skill && skill.description !== '' && <small>{skill.description}</small>}
              </dd>
            ))}
          </div>
        ))}
        {(main !== '' || languages.length > 0) && (
          <div>
            <dt>Languages</dt>
            {main !== '' && <dd>{main} (main language)</dd>}
            {languages.map((language) => (
              <dd key={language.name}>
                {language.name}
                <small>{levelsOf(language)}</small>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Section>
  )
}

function Wishes({ cv, name: title }: { cv: Cv; name: string }) {
  const { career } = cv
  const { preferred_jobs: jobs, expected_salary: salary } = career
  const answers = [
    { name: 'Willing to travel', answer: career.travel },
    { name: 'Willing to relocate', answer: career.relocate },
    { name: 'Looking for a career change', answer: career.new_career },
    ...workPermits(cv).map(({ key, country }) => ({
      name: `Has the right to work in ${country}`,
      answer: career[key],
    })),
  ].filter(({ answer }) => answer !== null)
  return (
    <Section name={title} isShown={jobs.length > 0 || salary !== null || answers.length > 0}>
      <dl className={css.facts}>
        {jobs.length > 0 && (
          <div>
            <dt>Jobs</dt>
            {jobs.map((job) => (
              <dd key={job}>{job}</dd>
            ))}
          </div>
        )}
        {salary !== null && (
          <div>
            <dt>Salary</dt>
            <dd>{printSalary(career)} a year</dd>
          </div>
        )}
        {answers.map(({ name, answer }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{answer === true ? 'Yes' : 'No'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Web({ label, address }: { label: string; address: string }) {
  const target = webAddress(address)
  const text = label === '' ? address : label
  if (target === null) return <span>{text}</span>
  return (
    <a href={target} rel="nofollow noopener ugc">
      {text}
    </a>
  )
}
