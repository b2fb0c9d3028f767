import type { Cv, RightToWork } from '../../../../contract/cvs/cvs.ts'
import type { workPermits } from '../../../../contract/cvs/ireland.ts'
import { isUnlimited, rightBases } from '../../../../contract/cvs/right-to-work.ts'
import { TextField } from '../../parts/text-field.tsx'
import { ChoiceField, YesNoField } from './fields.tsx'
import css from './wizard.module.css'

type Props = {
  career: Cv['career']
  permits: ReturnType<typeof workPermits>
  onChange: (part: Partial<Cv['career']>) => void
}

/** What forms ask of a right to work beyond yes or no, asked once, of those who said yes. Nothing follows from what is left open. */
export function RightToWorkFields({ career, permits, onChange }: Props) {
  const all = career.right_to_work ?? []
  return permits
    .filter(({ key }) => career[key] === true)
    .map(({ key, code, country }) => {
      const blank: RightToWork = { country: code, basis: '', until: '', sponsor_now: null, sponsor_later: null }
      const right = all.find((one) => one.country === code) ?? blank
      const set = (part: Partial<RightToWork>) =>
        onChange({ right_to_work: [...all.filter((one) => one.country !== code), { ...right, ...part }] })
      const id = `career.right_to_work.${code}`
      return (
        <fieldset key={key} className={css.group}>
          <legend>Your right to work in {country}</legend>
          <p>Application forms ask for this. It is not printed on your CV, and employers do not see it here.</p>
          <div className={css.columns}>
            <ChoiceField
              id={`${id}.basis`}
              label="What it is based on"
              value={right.basis}
              options={rightBases.map(({ basis, name }) => ({ value: basis, label: name }))}
              none="Not given"
              onChange={(basis) => set({ basis, ...(isUnlimited(basis) && { until: '' }) })}
            />
            {right.basis !== '' && !isUnlimited(right.basis) && (
              <TextField
                id={`${id}.until`}
                label="The day it ends"
                isOptional
                type="date"
                value={right.until}
                onChange={(until) => set({ until })}
              />
            )}
            {!isUnlimited(right.basis) && (
              <>
                <YesNoField
                  id={`${id}.sponsor_now`}
                  label="Do you need an employer to sponsor you today?"
                  value={right.sponsor_now}
                  onChange={(sponsor_now) => set({ sponsor_now })}
                />
                <YesNoField
                  id={`${id}.sponsor_later`}
                  label="Will you need one later?"
                  value={right.sponsor_later}
                  onChange={(sponsor_later) => set({ sponsor_later })}
                />
              </>
            )}
          </div>
        </fieldset>
      )
    })
}
