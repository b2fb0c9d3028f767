import { printPeriod } from '../../../../contract/cvs/dates.ts'
import { educationDomains, educationLevels } from '../../../../contract/cvs/lists.ts'
import type { EducationEntry } from '../../../../contract/cvs/cvs.ts'
import { emptyEducation } from '../../../../contract/cvs/empty-cv.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { EntryList, type EntryForm } from './entry-list.tsx'
import { ChoiceField, LineField } from './fields.tsx'
import { MonthField } from './month-field.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Checkbox } from '../../parts/checkbox.tsx'

/** Position 2: schools, courses and qualifications (S9.7). */
export function EducationStep({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  return (
    <>
      <p className="hint">Put the latest first. Courses and certificates count too.</p>
      <EntryList
        wizard={wizard}
        path="education"
        entries={cv.education}
        onChange={(education) => change((before) => ({ ...before, education }))}
        blank={emptyEducation}
        most={cvLimits.education}
        noun="qualification"
        add="Add a qualification"
        isOpenAtFirst
        titleOf={({ title, trainer }) => [title, trainer].filter((text) => text.trim() !== '').join(', ')}
        lineOf={(entry) =>
          [printPeriod(entry), entry.level, entry.grade].filter((text) => text.trim() !== '').join(' · ')
        }
        renderForm={(form) => <EducationForm {...form} />}
      />
    </>
  )
}

function EducationForm({ path, entry, change, problems }: EntryForm<EducationEntry>) {
  const set = (part: Partial<EducationEntry>) => change({ ...entry, ...part })
  const line = (name: Exclude<keyof EducationEntry, 'domain' | 'level' | 'isCurrent'>) => ({
    id: `${path}.${name}`,
    value: entry[name],
    onChange: (text: string) => set({ [name]: text }),
    problem: problems[`${path}.${name}`],
  })
  return (
    <>
      <div className={css.columns}>
        <LineField {...line('title')} label="Qualification" hint="Such as ‘BSc Mathematics’" />
        <LineField
          {...line('trainer')}
          label="School, university or provider"
          hint="The organisation that taught or awarded it"
        />
        <ChoiceField
          id={`${path}.level`}
          label="Level"
          isOptional
          value={entry.level}
          none="Not said"
          options={educationLevels.map(({ level, examples }) => ({
            value: level,
            label: `${level}: ${short(examples)}`,
          }))}
          onChange={(level) => set({ level })}
        />
        <LineField {...line('grade')} label="Grade" isOptional />
        <ChoiceField
          id={`${path}.domain`}
          label="Field"
          isOptional
          value={entry.domain}
          none="Not said"
          options={educationDomains}
          onChange={(domain) => set({ domain })}
        />
      </div>
      <details className={css.more}>
        <summary>Which level is mine?</summary>
        <dl className={css.levels}>
          {educationLevels.map(({ level, examples }) => (
            <div key={level}>
              <dt>{level}</dt>
              <dd>{examples}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={css.columns}>
        <MonthField {...line('startDate')} label="Start" />
        <MonthField
          {...line('endDate')}
          value={entry.isCurrent ? '' : entry.endDate}
          label="End"
          isOff={entry.isCurrent}
        />
      </div>
      <Checkbox checked={entry.isCurrent} onChange={(isCurrent) => set({ isCurrent })}>
        I am still doing this
      </Checkbox>
      <details className={css.more} open={hasAddress(entry) || problems[`${path}.website`] !== undefined || undefined}>
        <summary>Address and website (optional)</summary>
        <div className={css.columns}>
          <LineField {...line('address_1')} label="Address" />
          <LineField {...line('address_2')} label="Second line of the address" />
          <LineField {...line('city')} label="Town" />
          <LineField {...line('postcode')} label="Postcode" />
          <LineField {...line('country')} label="Country" />
          <LineField {...line('website')} label="Website" type="url" />
        </div>
      </details>
    </>
  )
}

function hasAddress({ address_1, address_2, city, postcode, country, website }: EducationEntry): boolean {
  return [address_1, address_2, city, postcode, country, website].some((text) => text !== '')
}

/** The first two of the examples: the rest stands below. */
function short(examples: string): string {
  return examples.split(', ').slice(0, 2).join(', ')
}
