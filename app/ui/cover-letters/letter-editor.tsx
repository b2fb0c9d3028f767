import { cvLimits } from '../../../contract/cvs/limits.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { letterLimits, type CoverLetter, type LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { LineField } from '../cvs/wizard/fields.tsx'
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx'
import css from './cover-letters.module.css'
import { findLetter, saveLetter } from './letter-calls.ts'
import { LetterFiles } from './letter-files.tsx'
import { SavedLine } from './saved-line.tsx'
import { createAutosave } from '../parts/autosave.ts'
import { useAutosave } from '../parts/use-autosave.ts'
import { Button } from '../parts/button.tsx'
import { TextArea } from '../parts/text-field.tsx'
import { SelectField } from '../parts/select-field.tsx'

type Props = {
  letter: CoverLetter
  cvs: readonly { id: string; name: string }[]
  /** Why no file came. */
  problem: string | null
  /** What another window wrote is to be shown in place of this. */
  onShowOther: (there: CoverLetter) => void
}

/** A letter to write; it is saved as it is typed. */
export function LetterEditor({ letter, cvs, problem, onShowOther }: Props) {
  const [text, setText] = useState<LetterText>(() => textOf(letter))
  const { autosave, state } = useAutosave(() =>
    createAutosave<LetterText>({
      revision: letter.revision,
      send: async (text, given) => await saveLetter(letter._id, text, given),
    }),
  )
  const problems = state.kind === 'problems' ? state.problems : {}

  function change(part: Partial<LetterText>) {
    const next = { ...text, ...part }
    setText(next)
    autosave.change(next)
  }

  // An answer that was lost on its way looks like another window's save: if it is ours, there is nothing to choose.
  const isChangedElsewhere = state.kind === 'changed-elsewhere'
  useEffect(() => {
    if (!isChangedElsewhere) return
    void findLetter(letter._id).then((there) => {
      if (there !== null && isSame(textOf(there), text)) autosave.keepMine(there.revision)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it is said
  }, [isChangedElsewhere])

  async function choose(act: (there: CoverLetter) => void) {
    const there = await findLetter(letter._id)
    if (there !== null) act(there)
  }

  return (
    <>
      <SavedLine state={state} />
      {isChangedElsewhere && (
        <div className={css.choice}>
          <AlertBox alert={alert('warning', messages.letterChangedElsewhere)} />
          <p className={css.ways}>
            <Button type="button" onClick={() => void choose((there) => autosave.keepMine(there.revision))}>
              Keep this version
            </Button>
            <Button type="button" onClick={() => void choose(onShowOther)}>
              Show the other version
            </Button>
          </p>
        </div>
      )}
      <div className={css.columns}>
        <div className={css.form}>
          <LineField
            id="name"
            label="Letter name"
            hint="Only you see this. It is not in the letter."
            value={text.name}
            onChange={(name) => change({ name })}
            problem={problems['name']}
            isRequired
          />
          <TextArea
            id="recipient"
            label="To"
            hint="The name and address, on separate lines."
            problem={problems['recipient']}
            isOptional
            maxLength={letterLimits.recipient}
            value={text.recipient}
            onChange={(recipient) => change({ recipient })}
          />
          <LineField
            id="subject"
            label="Subject"
            value={text.subject}
            onChange={(subject) => change({ subject })}
            problem={problems['subject']}
            isOptional
          />
          <RichTextField
            max={cvLimits.richText}
            id="body"
            label="Letter"
            hint="Start with ‘Dear …’, and end with ‘Yours sincerely’ and your name. We add the date when you download it."
            value={text.body}
            onChange={(body) => change({ body })}
          />
        </div>
        <div className={css.side}>
          {letter.job !== null && (
            <p>
              For the job <Link to={`/job/${letter.job._id}`}>{letter.job.title}</Link>
              {letter.job.employer !== null && `, ${letter.job.employer}`}
            </p>
          )}
          <div>
            <SelectField
              id="cv"
              label="Letterhead"
              hint="Your name and contact details, from one of your CVs."
              problem={problems['cvId']}
              value={text.cvId ?? ''}
              onChange={(chosen) => change({ cvId: chosen === '' ? null : chosen })}
            >
              <option value="">None</option>
              {cvs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            {cvs.length === 0 && (
              <p className="hint">
                You have no CV yet.{' '}
                <Link to="/build-your-cv" reloadDocument>
                  Build your CV
                </Link>
              </p>
            )}
          </div>
          <LetterFiles letterId={letter._id} autosave={autosave} problem={problem} />
        </div>
      </div>
    </>
  )
}

function textOf({ name, recipient, subject, body, cvId }: CoverLetter): LetterText {
  return { name, recipient, subject, body, cvId }
}

function isSame(one: LetterText, other: LetterText): boolean {
  return (Object.keys(one) as (keyof LetterText)[]).every((key) => one[key] === other[key])
}
