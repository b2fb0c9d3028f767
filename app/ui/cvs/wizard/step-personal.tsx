import { salutations } from '../../../../contract/cvs/lists.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { BirthField } from './birth-field.tsx'
import { EntryList } from './entry-list.tsx'
import { ChoiceField, LineField } from './fields.tsx'
import { PictureField } from './picture-field.tsx'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import { today, type Wizard } from './use-wizard.ts'
import css from './wizard.module.css'

type Personal = Cv['personal_data']

/** Position 0: who one is, and how to be reached (S9.2). */
export function PersonalStep({ wizard }: { wizard: Wizard }) {
  const { cv, change, problems } = wizard
  const set = (part: Partial<Personal>) =>
    change((before) => ({ ...before, personal_data: { ...before.personal_data, ...part } }))
  const line = (name: Exclude<keyof Personal, 'salutation' | 'image'>) => ({
    id: `personal_data.${name}`,
    value: cv.personal_data[name],
    onChange: (text: string) => set({ [name]: text }),
    problem: problems[`personal_data.${name}`],
  })
  return (
    <>
      <p className="hint">We need your name, email and phone. Everything else is optional.</p>
      <div className={css.columns}>
        <ChoiceField
          id="personal_data.salutation"
          label="Salutation"
          isOptional
          value={cv.personal_data.salutation}
          options={salutations}
          none="None"
          onChange={(salutation) => set({ salutation })}
        />
        <LineField {...line('given_name')} label="Given name" autoComplete="given-name" isRequired />
        <LineField {...line('surname')} label="Surname" autoComplete="family-name" isRequired />
        <LineField {...line('email')} label="Email" type="email" autoComplete="email" isRequired />
        <LineField {...line('phone')} label="Phone" type="tel" autoComplete="tel" isRequired />
      </div>

      <fieldset className={css.group}>
        <legend>About you</legend>
        <LineField
          id="headline"
          label="Headline"
          isOptional
          hint="One line below your name, such as ‘Primary school teacher’"
          value={cv.headline}
          onChange={(headline) => change((before) => ({ ...before, headline }))}
        />
        <RichTextField
          max={cvLimits.richText}
          id="summary"
          isLate
          label="Personal statement"
          isOptional
          hint="Three or four sentences on what you do, what you are good at and what you are looking for"
          value={cv.summary}
          onChange={(summary) => change((before) => ({ ...before, summary }))}
        />
      </fieldset>

      <fieldset className={css.group}>
        <legend>Address (optional)</legend>
        <p className="hint">Many people give only the town.</p>
        <div className={css.columns}>
          <LineField {...line('address_number')} label="House or flat number" />
          <LineField {...line('street')} label="Street" autoComplete="address-line1" />
          <LineField {...line('city')} label="City" autoComplete="address-level2" />
          <LineField {...line('postcode')} label="Postcode" autoComplete="postal-code" />
          <LineField {...line('country')} label="Country" autoComplete="country-name" />
        </div>
      </fieldset>

      <fieldset className={css.group}>
        <legend>Links (optional)</legend>
        <EntryList
          wizard={wizard}
          path="links"
          entries={cv.links}
          onChange={(links) => change((before) => ({ ...before, links }))}
          blank={{ label: '', url: '' }}
          most={cvLimits.links}
          noun="link"
          add="Add a link"
          titleOf={({ label, url }) => label || url}
          lineOf={({ label, url }) => (label === '' ? '' : url)}
          renderForm={({ path, entry, change, problems }) => (
            <div className={css.columns}>
              <LineField
                id={`${path}.url`}
                label="Address"
                type="url"
                hint="Such as www.example.org/ann"
                value={entry.url}
                problem={problems[`${path}.url`]}
                onChange={(url) => change({ ...entry, url })}
              />
              <LineField
                id={`${path}.label`}
                label="Name"
                isOptional
                hint="Such as ‘Portfolio’"
                value={entry.label}
                onChange={(label) => change({ ...entry, label })}
              />
            </div>
          )}
        />
      </fieldset>

      <fieldset className={css.group}>
        <legend>Date of birth and picture (optional)</legend>
        <BirthField
          value={cv.dob}
          problem={problems['dob']}
          today={today()}
          onChange={(dob) => change((before) => ({ ...before, dob }))}
        />
        <PictureField image={cv.personal_data.image} onChange={(image) => set({ image })} />
      </fieldset>
    </>
  )
}
