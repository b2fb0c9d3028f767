import { useState } from 'react'
import { href } from 'react-router'
import { letterFormats, type LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import type { PrintTemplate } from '../../../contract/cvs/print-options.ts'
import { printTemplates } from '../../../contract/cvs/print-choices.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import type { Autosave } from '../parts/autosave.ts'
import css from './cover-letters.module.css'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { SelectField } from '../parts/select-field.tsx'

/** The letter as a file, in the style of the CV: what is typed is saved first. */
export function LetterFiles({
  letterId,
  autosave,
  problem,
}: {
  letterId: string
  autosave: Autosave<LetterText>
  problem: string | null
}) {
  const [template, setTemplate] = useState<PrintTemplate | ''>('')
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title">Download</h2>
      {problem !== null && <AlertBox alert={alert('error', problem)} />}
      <SelectField
        label="How it looks"
        id="template"
        value={template}
        onChange={(value) => setTemplate(printTemplates.find(({ template }) => template === value)?.template ?? '')}
      >
        <option value="">As your CV</option>
        {printTemplates.map(({ template: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <ul className={css.files}>
        {letterFormats.map(({ format, name }) => {
          const address = `${href('/cover-letters/:letterId/download/:format', { letterId, format })}${template === '' ? '' : `?template=${template}`}`
          return (
            <li key={format}>
              <ButtonAnchor
                look={format === 'pdf' ? 'primary' : undefined}
                href={address}
                onClick={(event) => {
                  if (!autosave.hasUnsaved()) return
                  event.preventDefault()
                  void autosave.flush().then((isKept) => {
                    if (isKept) location.assign(address)
                  })
                }}
              >
                {name}
              </ButtonAnchor>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
