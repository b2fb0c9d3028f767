import { Suspense, useRef, useState } from 'react'
import { later } from './later.ts'
import { printDay, readDay } from './read-birth.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { FieldHead } from '../../parts/field.tsx'

const Calendar = later.part(({ Calendar }) => Calendar)

type Props = { value: string; onChange: (date: string) => void; problem: string | undefined; today: string }

/** The date of birth: typed in any of the usual ways, or chosen from a calendar (S9.4). Shown as '04 March, 1990'. */
export function BirthField({ value, onChange, problem, today }: Props) {
  // While somebody types, what they type stands there; the date is read when they leave.
  const [typed, setTyped] = useState<string | null>(null)
  const [other, setOther] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function read(text: string) {
    const day = readDay(text)
    setOther(day?.other ?? null)
    onChange(day?.date ?? text.trim())
    setTyped(null)
  }

  return (
    <div className="field">
      <FieldHead id="dob" label="Date of birth" hint={hint} problem={problem} isOptional />
      <div className={css.inline}>
        <input
          className="input"
          id="dob"
          autoComplete="bday"
          value={typed ?? printDay(value)}
          maxLength={40}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? 'dob-hint' : 'dob-hint dob-problem'}
          onChange={(event) => {
            setTyped(event.target.value)
            // A whole date counts at once: the page may be closed without leaving the field.
            const day = readDay(event.target.value)
            if (day !== null || event.target.value === '') onChange(day?.date ?? '')
          }}
          onBlur={() => typed !== null && read(typed)}
        />
        <Button
          type="button"
          ref={button}
          aria-expanded={isOpen}
          aria-controls="dob-calendar"
          onClick={() => setOpen(!isOpen)}
        >
          Calendar
        </Button>
      </div>
      {other !== null && (
        <div className={css.note}>
          <output>
            We read this as <b>{printDay(value)}</b>.
          </output>
          <Button
            type="button"
            onClick={() => {
              onChange(other)
              setOther(null)
            }}
          >
            It is {printDay(other)}
          </Button>
        </div>
      )}
      <div id="dob-calendar">
        {isOpen && (
          <Suspense>
            <Calendar
              chosen={value}
              today={today}
              onChoose={(date) => {
                setTyped(null)
                setOther(null)
                onChange(date)
                setOpen(false)
                button.current?.focus()
              }}
              onClose={() => {
                setOpen(false)
                button.current?.focus()
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

const hint = 'UK employers do not need this; leave it empty unless one asks. For example: 4 March, 1990'
