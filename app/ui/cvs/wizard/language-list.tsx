import { useState } from 'react'
import { languageLevels } from '../../../../contract/cvs/lists.ts'
import type { OtherLanguage } from '../../../../contract/cvs/cvs.ts'
import { emptyLanguage } from '../../../../contract/cvs/empty-cv.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { EntryList, type EntryForm } from './entry-list.tsx'
import { ChoiceField, LineField } from './fields.tsx'
import { levelOf, printLevels, withLevel } from './language-levels.ts'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Checkbox } from '../../parts/checkbox.tsx'

/** Languages besides the main one: 'French B2' by default, five levels on demand. */
export function LanguageList({ wizard, onChange }: { wizard: Wizard; onChange: (list: OtherLanguage[]) => void }) {
  return (
    <EntryList
      wizard={wizard}
      path="skills.other_languages"
      entries={wizard.cv.skills.other_languages}
      onChange={onChange}
      blank={emptyLanguage}
      most={cvLimits.languages}
      noun="language"
      add="Add a language"
      titleOf={(entry) => [entry.name.trim(), levelOf(entry) ?? ''].filter((text) => text !== '').join(' ')}
      lineOf={(entry) => (levelOf(entry) === null ? printLevels(entry) : '')}
      renderForm={(form) => <LanguageForm {...form} />}
    />
  )
}

const options = languageLevels.map(({ level, meaning }) => ({ value: level, label: `${level}: ${meaning}` }))

function LanguageForm({ path, entry, change }: EntryForm<OtherLanguage>) {
  const [isInParts, setInParts] = useState(levelOf(entry) === null)
  const part = (
    name: string,
    label: string,
    value: OtherLanguage['writing'],
    set: (level: typeof value) => OtherLanguage,
  ) => (
    <ChoiceField
      id={`${path}.${name}`}
      label={label}
      value={value}
      options={options}
      none="Not said"
      onChange={(level) => change(set(level))}
    />
  )
  const { understanding, speaking } = entry
  return (
    <>
      <LineField
        id={`${path}.name`}
        label="Language"
        list="languages"
        value={entry.name}
        onChange={(name) => change({ ...entry, name })}
      />
      {isInParts ? (
        <div className={css.columns}>
          {part('understanding.listening', 'Listening', understanding.listening, (listening) => ({
            ...entry,
            understanding: { ...understanding, listening },
          }))}
          {part('understanding.reading', 'Reading', understanding.reading, (reading) => ({
            ...entry,
            understanding: { ...understanding, reading },
          }))}
          {part('speaking.interaction', 'Conversation', speaking.interaction, (interaction) => ({
            ...entry,
            speaking: { ...speaking, interaction },
          }))}
          {part('speaking.production', 'Presenting', speaking.production, (production) => ({
            ...entry,
            speaking: { ...speaking, production },
          }))}
          {part('writing', 'Writing', entry.writing, (writing) => ({ ...entry, writing }))}
        </div>
      ) : (
        part('level', 'Level', levelOf(entry) ?? '', (level) => withLevel(entry, level))
      )}
      <Checkbox
        checked={isInParts}
        onChange={(isOn) => {
          setInParts(isOn)
          // One level for all: the lowest of those that were said, so that nothing is claimed that was not.
          if (!isOn && levelOf(entry) === null) change(withLevel(entry, lowest(entry)))
        }}
      >
        Give separate levels for listening, reading, speaking and writing
      </Checkbox>
    </>
  )
}

function lowest({ understanding, speaking, writing }: OtherLanguage): OtherLanguage['writing'] {
  const said = [...Object.values(understanding), ...Object.values(speaking), writing].filter((level) => level !== '')
  return said.sort()[0] ?? ''
}
