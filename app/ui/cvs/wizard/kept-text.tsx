import { useRef, useState } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { htmlOfText } from '../../parts/rich-text/plain-text.ts'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { TextArea } from '../../parts/text-field.tsx'

type Target = { key: string; name: string; move: (cv: Cv, html: string) => Cv; html: (cv: Cv) => string }

/** The text of an imported file that fitted nowhere: it is moved where it belongs, a mark at a time, or deleted. Never printed. */
export function KeptText({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  const [before, setBefore] = useState<string | null>(null)
  const [to, setTo] = useState('summary')
  const [said, setSaid] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  if (cv.kept === '' && before === null) return null
  const targets = targetsIn(cv)

  function move() {
    const target = targets.find(({ key }) => key === to)
    if (area.current === null || target === undefined) return
    const { selectionStart: start, selectionEnd: end } = area.current
    const marked = cv.kept.slice(start, end)
    if (marked.trim() === '') {
      area.current.focus()
      return setSaid('Select the text to move first.')
    }
    const html = htmlOfText(marked)
    if (target.html(cv).length + html.length > cvLimits.richText)
      return setSaid(`There is not enough space in ‘${target.name}’.`)
    change((now) => ({
      ...target.move(now, html),
      kept: `${now.kept.slice(0, start).trimEnd()}\n${now.kept.slice(end).trimStart()}`.trim(),
    }))
    // The fields then show the moved text.
    wizard.show(wizard.current())
    setSaid(`Moved to ‘${target.name}’.`)
  }

  return (
    <details className={css.kept} open>
      <summary>Other text from your file</summary>
      {cv.kept !== '' && (
        <>
          <TextArea
            id="kept"
            label={<span className="unseen">Other text from your file</span>}
            hint="We could not tell where this text belongs. Only you see it, and it is never printed. Select some of it and move it to the right place. Delete what you do not need."
            ref={area}
            rows={8}
            value={cv.kept}
            maxLength={cvLimits.kept}
            onChange={(kept) => change((now) => ({ ...now, kept }))}
          />
          <div className={css.inline}>
            <SelectField id="kept-to" label="Move selected text to" value={to} onChange={setTo}>
              {targets.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button type="button" onClick={move}>
              Move
            </Button>
            <Button
              type="button"
              onClick={() => {
                setBefore(cv.kept)
                change((now) => ({ ...now, kept: '' }))
                setSaid('')
              }}
            >
              Delete all
            </Button>
          </div>
        </>
      )}
      {cv.kept === '' && before !== null && (
        <p className={css.removed}>
          <span>The text has been deleted.</span>
          <Button
            type="button"
            onClick={() => {
              change((now) => ({ ...now, kept: before }))
              setBefore(null)
            }}
          >
            Undo<span className="unseen"> deleting the text</span>
          </Button>
        </p>
      )}
      <output>{said}</output>
    </details>
  )
}

/** Where a piece of text can go: the statement, what one did in a job, a section, or a new one. */
function targetsIn(cv: Cv): Target[] {
  return [
    {
      key: 'summary',
      name: 'Personal statement',
      html: ({ summary }) => summary,
      move: (now, html) => ({ ...now, summary: now.summary + html }),
    },
    ...cv.jobs.map((job, index) => ({
      key: `jobs.${index}`,
      name: `Work: ${[job.jobTitle, job.employer].filter((text) => text !== '').join(', ') || `job ${index + 1}`}`,
      html: (now: Cv) => now.jobs[index]?.jobDescription ?? '',
      move: (now: Cv, html: string) => ({
        ...now,
        jobs: now.jobs.map((one, at) => (at === index ? { ...one, jobDescription: one.jobDescription + html } : one)),
      }),
    })),
    ...cv.more.map((section, index) => ({
      key: `more.${index}`,
      name: `More about you: ${section.title || `section ${index + 1}`}`,
      html: (now: Cv) => now.more[index]?.description ?? '',
      move: (now: Cv, html: string) => ({
        ...now,
        more: now.more.map((one, at) => (at === index ? { ...one, description: one.description + html } : one)),
      }),
    })),
    ...(cv.more.length < cvLimits.more
      ? [
          {
            key: 'new',
            name: 'A new section of ‘More about you’',
            html: () => '',
            move: (now: Cv, html: string) => ({
              ...now,
              more: [...now.more, { title: 'Further information', description: html }],
            }),
          },
        ]
      : []),
  ]
}
