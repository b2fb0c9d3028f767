import { useRef } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { educationLevels } from '../../../contract/job-ads/education.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { industries } from '../../../contract/jobs/industries.ts'
import { DateField } from '../parts/date-field.tsx'
import { Field, described } from '../parts/field.tsx'
import type { Problems } from '../parts/problems.ts'
import { ContractOptions } from './contract-options.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { SuggestingField } from '../search-form/suggesting-field.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Choices } from './form-parts.tsx'
import { FormSection, Tips } from './form-section.tsx'
import css from './job-ads.module.css'
import { adSections } from './sections.ts'

type SectionProps = { content: AdContent; problems: Problems }

/** What the job is called and what kind it is. */
export function JobSection({ content, problems }: SectionProps) {
  return (
    <FormSection of={adSections.job}>
      <TextField
        name="jobTitle"
        label="Job title"
        hint="What people search for: ‘Pastry chef’, without codes or capitals"
        defaultValue={content.jobTitle}
        maxLength={adLimits.title}
        problem={problems['jobTitle']}
      />
      <Tips of="jobTitle" />
      <SelectField
        name="contractType"
        label="Contract"
        defaultValue={content.contractType}
        problem={problems['contractType']}
      >
        <option value="">Choose</option>
        <ContractOptions />
      </SelectField>
      <TextField
        name="industry"
        label="Industry"
        list="industries"
        isOptional
        autoComplete="off"
        defaultValue={content.industry}
        maxLength={100}
        problem={problems['industry']}
      />
      <datalist id="industries">
        {industries.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Tips of="industry" />
      <TextField
        name="reference"
        label="Reference number"
        hint="Your own reference. Candidates see it."
        isOptional
        defaultValue={content.reference}
        maxLength={60}
      />
    </FormSection>
  )
}

/** Where the work is done, and how many hours it takes. */
export function PlaceSection({ content, problems }: SectionProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <FormSection of={adSections.place}>
      <Choices
        name="workplace"
        legend="Where people work"
        value={content.workplace === '' ? 'on-site' : content.workplace}
        options={[
          ['on-site', 'On site'],
          ['hybrid', 'Hybrid'],
          ['remote', 'Remote'],
        ]}
      />
      <div className={css.hybridOnly}>
        <TextField
          name="daysOnSite"
          label="Days on site each week"
          inputMode="decimal"
          isOptional
          className="short"
          defaultValue={content.daysOnSite}
          maxLength={10}
          problem={problems['daysOnSite']}
        />
      </div>
      <Field
        id="jobLocation"
        label="Place"
        hint="A town, a county or a postcode in the UK or Ireland. You can leave it empty for a remote job."
        problem={problems['jobLocation']}
      >
        <SuggestingField
          source="/suggest/places"
          id="jobLocation"
          name="jobLocation"
          defaultValue={content.jobLocation}
          input={input}
          describedBy={described({ id: 'jobLocation', hint: '', problem: problems['jobLocation'] })['aria-describedby']}
          isInvalid={problems['jobLocation'] !== undefined}
          autoComplete="off"
        />
      </Field>
      <Choices
        name="duration"
        legend="Hours"
        problem={problems['duration']}
        value={content.duration}
        options={[
          ['F', 'Full time'],
          ['P', 'Part time'],
          ['FP', 'Either'],
        ]}
      />
      <TextField
        name="hoursPerWeek"
        label="Hours a week"
        inputMode="decimal"
        isOptional
        className="short"
        defaultValue={content.hoursPerWeek}
        maxLength={10}
        problem={problems['hoursPerWeek']}
      />
      <Tips of="hoursPerWeek" />
      <Checkbox id="travel" name="travel" defaultChecked={content.travel}>
        The job involves travel
      </Checkbox>
    </FormSection>
  )
}

/** What a candidate must bring, and whether a visa can be sponsored. */
export function RequirementsSection({ content, problems }: SectionProps) {
  return (
    <FormSection of={adSections.requirements}>
      <div className={css.education}>
        <Checkbox id="needsEducation" name="needsEducation" defaultChecked={content.needsEducation}>
          A level of education is required
        </Checkbox>
        <div className={css.educationShown}>
          <SelectField name="education" label="Level" defaultValue={content.education} problem={problems['education']}>
            <option value="">Choose</option>
            {educationLevels.map(({ level, description: meaning }) => (
              <option key={level} value={level}>
                {level}: {meaning}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <div className={css.experience}>
        <Checkbox id="needsExperience" name="needsExperience" defaultChecked={content.needsExperience}>
          Experience is required
        </Checkbox>
        <Tips of="needsExperience" />
        <div className={css.experienceShown}>
          <TextField
            name="experience"
            label="Years"
            hint="If you can, name the skill in the text instead: years can shut people out because of their age."
            inputMode="numeric"
            className="short"
            defaultValue={content.experience}
            maxLength={10}
            problem={problems['experience']}
          />
        </div>
      </div>
      <Choices
        name="sponsorship"
        legend="Visa sponsorship"
        value={content.sponsorship}
        options={[
          ['', 'Not stated'],
          ['yes', 'We can sponsor a visa'],
          ['no', 'We cannot sponsor a visa for this job'],
        ]}
      />
    </FormSection>
  )
}

/** When the job starts, the ad closes and candidates get an answer. */
export function DatesSection({ content, problems }: SectionProps) {
  return (
    <FormSection of={adSections.dates}>
      <DateField
        name="startsOn"
        label="Start"
        hint="Leave it empty for ‘as soon as possible’."
        isOptional
        defaultValue={content.startsOn}
        problem={problems['startsOn']}
      />
      <DateField
        name="closesOn"
        label="Closing date"
        hint="The ad is online for at most 15 days."
        isOptional
        defaultValue={content.closesOn}
        problem={problems['closesOn']}
      />
      <DateField
        name="answersBy"
        label="We answer by"
        hint="Shown on the ad. People apply more readily when they know."
        isOptional
        defaultValue={content.answersBy}
        problem={problems['answersBy']}
      />
    </FormSection>
  )
}
