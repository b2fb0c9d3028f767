/* oxlint-disable react/no-array-index-key -- what is listed here has no name of its own but its place */
import { useDeferredValue } from 'react'
import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { skillCategories } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cvFullName } from '../../../../contract/cvs/empty-cv.ts'
import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import { sectionOrder, type PrintSection } from '../../../../contract/cvs/print-choices.ts'
import { levelOf, printLevels } from './language-levels.ts'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'
import { withoutBlanks } from './storable.ts'
import css from './wizard.module.css'

/** What has been written so far, as it reads, in the chosen order. Not the printed page: that has templates of its own. */
export function Preview({ cv: typed, print }: { cv: Cv; print: PrintOptions }) {
  // Typing comes first.
  const cv = withoutBlanks(useDeferredValue(typed))
  const { personal_data: person, headline, links } = cv
  const address = [[person.address_number, person.street], [person.city], [person.postcode], [person.country]]
  return (
    <div className={css.paper}>
      <p className={css.paperName}>{[person.salutation, cvFullName(cv)].filter((text) => text !== '').join(' ')}</p>
      {headline !== '' && <p>{headline}</p>}
      <p className="quiet">
        {joined(
          [
            person.email,
            person.phone,
            joined(
              address.map((parts) => joined(parts, ' ')),
              ', ',
            ),
          ],
          ' · ',
        )}
      </p>
      {links.length > 0 && (
        <p className="quiet">
          {joined(
            links.map(({ label, url }) => (label === '' ? url : `${label}: ${url}`)),
            ' · ',
          )}
        </p>
      )}
      {sectionOrder(print.order).map((section) => (
        <Section key={section} section={section} cv={cv} name={(usual) => print.names[section] ?? usual} />
      ))}
    </div>
  )
}

type SectionProps = { section: PrintSection; cv: Cv; name: (usual: string) => string }

function Section({ section, cv, name }: SectionProps) {
  const { summary, jobs, education, skills, career, more } = cv
  switch (section) {
    case 'summary':
      if (summary === '') return null
      return (
        <>
          {name('') !== '' && <h3>{name('')}</h3>}
          <RichTextView html={summary} />
        </>
      )
    case 'jobs':
      return (
        <Part title={name('Work')} isThere={jobs.length > 0}>
          {jobs.map((job, index) => (
            <Entry key={index} title={joined([job.jobTitle, job.employer, job.city], ', ')} line={printPeriod(job)}>
              <RichTextView html={job.jobDescription} />
            </Entry>
          ))}
        </Part>
      )
    case 'education':
      return (
        <Part title={name('Education')} isThere={education.length > 0}>
          {education.map((one, index) => (
            <Entry
              key={index}
              title={joined([one.title, one.trainer], ', ')}
              line={joined([printPeriod(one), one.level, one.grade], ' · ')}
            />
          ))}
        </Part>
      )
    case 'languages':
      return (
        <Part title={name('Languages')} isThere={skills.main_language !== '' || skills.other_languages.length > 0}>
          <p>
            {joined(
              [
                skills.main_language,
                ...skills.other_languages.map((language) => joined([language.name, levels(language)], ' ')),
              ],
              ' · ',
            )}
          </p>
        </Part>
      )
    case 'skills':
      return skillCategories.map(({ key, name: category }) => (
        <Part key={key} title={category} isThere={skills.other_skills[key].length > 0}>
          <ul>
            {skills.other_skills[key].map((skill: { title: string; description?: string }, index) => (
              <li key={index}>{joined([skill.title, skill.description ?? ''], ': ')}</li>
            ))}
          </ul>
        </Part>
      ))
    case 'more':
      return more.map(({ title, description }, index) => (
        <Part key={index} title={title} isThere>
          <RichTextView html={description} />
        </Part>
      ))
    case 'career':
      return (
        <Part title={name('Looking for')} isThere={career.preferred_jobs.length > 0}>
          <p>{joined(career.preferred_jobs, ', ')}</p>
        </Part>
      )
  }
}

function Part({ title, isThere, children }: { title: string; isThere: boolean; children: React.ReactNode }) {
  if (!isThere) return null
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  )
}

function Entry({ title, line, children }: { title: string; line: string; children?: React.ReactNode }) {
  return (
    <div>
      <p>
        <b>{title}</b>
        {line !== '' && <span className="quiet"> {line}</span>}
      </p>
      {children}
    </div>
  )
}

function levels(language: Parameters<typeof levelOf>[0]): string {
  const level = levelOf(language)
  return level ?? `(${lowerFirst(printLevels(language))})`
}

/** 'Listening B2, reading B2': the levels keep their capitals. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter((part) => part.trim() !== '').join(between)
}
