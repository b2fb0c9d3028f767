import { skillCategories, type SkillCategory } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { languages } from '../../../../contract/cvs/languages.ts'
import { EntryList } from './entry-list.tsx'
import { LineField, ParagraphField } from './fields.tsx'
import { LanguageList } from './language-list.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'

type OtherSkills = Cv['skills']['other_skills']

/** Position 3: languages and what one can do (S9.8). */
export function SkillsStep({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  const setSkills = (part: Partial<Cv['skills']>) =>
    change((before) => ({ ...before, skills: { ...before.skills, ...part } }))
  return (
    <>
      <datalist id="languages">
        {languages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <fieldset className={css.group}>
        <legend>Languages</legend>
        <LineField
          id="skills.main_language"
          label="Main language"
          hint="The language you know best"
          list="languages"
          value={cv.skills.main_language}
          onChange={(main_language) => setSkills({ main_language })}
        />
        <h3 className={css.listTitle}>Other languages</h3>
        <LanguageList wizard={wizard} onChange={(other_languages) => setSkills({ other_languages })} />
      </fieldset>
      {skillCategories.map(({ key, name }) => (
        <fieldset className={css.group} key={key}>
          <legend>{name}</legend>
          <SkillList wizard={wizard} category={key} />
        </fieldset>
      ))}
    </>
  )
}

const hints: Record<SkillCategory, string> = {
  job_related_skills: 'Such as ‘Welding’ or ‘Payroll with Sage’',
  organisational_skills: 'Such as ‘Led a team of six’',
  communication_skills: 'Such as ‘Training new colleagues’',
  driving_license: 'Such as ‘Full UK licence, B’ or ‘C1’',
  other_skills: 'Such as ‘First aid at work’',
}

/** One of the five lists. A driving licence has no description. */
function SkillList({ wizard, category }: { wizard: Wizard; category: SkillCategory }) {
  const entries: { title: string; description?: string }[] = wizard.cv.skills.other_skills[category]
  const hasDescription = category !== 'driving_license'
  const noun = hasDescription ? 'skill' : 'licence'
  return (
    <EntryList
      wizard={wizard}
      path={`skills.other_skills.${category}`}
      entries={entries}
      onChange={(list) =>
        wizard.change((before) => ({
          ...before,
          skills: { ...before.skills, other_skills: withList(before.skills.other_skills, category, list) },
        }))
      }
      blank={{ title: '' }}
      most={cvLimits.skills}
      noun={noun}
      add={hasDescription ? 'Add a skill' : 'Add a licence'}
      titleOf={({ title }) => title}
      lineOf={({ description = '' }) => description}
      renderForm={({ path, entry, change }) => (
        <>
          <LineField
            id={`${path}.title`}
            label={hasDescription ? 'Skill' : 'Licence'}
            hint={hints[category]}
            value={entry.title}
            onChange={(title) => change({ ...entry, title })}
          />
          {hasDescription && (
            <ParagraphField
              id={`${path}.description`}
              label="Where you have used it"
              isOptional
              value={entry.description ?? ''}
              onChange={(description) => change({ ...entry, description })}
            />
          )}
        </>
      )}
    />
  )
}

function withList(
  all: OtherSkills,
  category: SkillCategory,
  list: { title: string; description?: string }[],
): OtherSkills {
  if (category === 'driving_license') return { ...all, driving_license: list.map(({ title }) => ({ title })) }
  return { ...all, [category]: list.map(({ title, description = '' }) => ({ title, description })) }
}
