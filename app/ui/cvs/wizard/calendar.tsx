import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isCvDate, latestPickedBirth, minimumAge } from '../../../../contract/cvs/dates.ts'
import { monthNames } from '../../../../contract/cvs/dates.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/select-field.tsx'

type Props = {
  /** 'YYYY-MM-DD', or empty. */
  chosen: string
  today: string
  onChoose: (date: string) => void
  onClose: () => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * Days of birth to choose from, weeks from Monday (S9.4). Opens at 1 January of the year 16 years ago; the last day is that on which one
 * is 16 today (C69). Arrows go from day to day.
 */
export function Calendar({ chosen, today, onChoose, onClose }: Props) {
  const first = chosen.length === 10 && isCvDate(chosen) ? chosen : latestPickedBirth(today)
  const [at, setAt] = useState(first)
  const latest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  const grid = useRef<HTMLTableElement>(null)
  const [year = '', month = ''] = at.split('-')
  const years = Array.from({ length: 100 }, (_, index) => Number(latest.slice(0, 4)) - index)

  // Keys move the focus with the day; a choice of month or year leaves it where it is.
  const [moved, setMoved] = useState<string | undefined>(first)
  useEffect(() => {
    if (moved !== undefined) grid.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus()
  }, [moved])

  function show(date: string, isMoved: boolean) {
    const earliest = `${years.at(-1)}-01-01`
    const day = date > latest ? latest : date < earliest ? earliest : date
    setAt(day)
    setMoved(isMoved ? day : undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose()
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    if (days === undefined && months === undefined) return
    event.preventDefault()
    show(days === undefined ? monthsFrom(at, months ?? 0) : daysFrom(at, days), true)
  }

  return (
    <fieldset className={css.calendar} aria-label="Calendar">
      <div className={css.inline}>
        <SelectField
          id="dob-calendar-month"
          label="Month"
          value={month}
          onChange={(chosen) => show(inMonth(year, chosen, at), false)}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={two(index + 1)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="dob-calendar-year"
          label="Year"
          value={year}
          onChange={(chosen) => show(inMonth(chosen, month, at), false)}
        >
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrows move within the grid, by the pattern of that name */}
      <table ref={grid} onKeyDown={onKeyDown}>
        <caption className="unseen">
          {monthNames[Number(month) - 1]} {year}
        </caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- blank cells have nothing but their place
                <td key={index}>
                  {date !== null && (
                    <button
                      type="button"
                      data-day={date}
                      tabIndex={date === at ? 0 : -1}
                      disabled={date > latest}
                      aria-pressed={date === chosen}
                      aria-label={`${Number(date.slice(8))} ${monthNames[Number(month) - 1]} ${year}`}
                      onClick={() => onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

/** The weeks of a month from Monday; null where a day is of another month. */
function weeksOf(year: string, month: string): (string | null)[][] {
  const first = new Date(`${year}-${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() + 6) % 7
  const length = daysIn(year, month)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day < 1 || day > length ? null : `${year}-${month}-${two(day)}`
    }),
  )
}

function daysIn(year: string, month: string): number {
  return new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
}

/** The same day in another month, or its last. */
function inMonth(year: string, month: string, date: string): string {
  return `${year}-${month}-${two(Math.min(Number(date.slice(8)), daysIn(year, month)))}`
}

function monthsFrom(date: string, months: number): string {
  const [year = '', month = ''] = date.split('-')
  const to = new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString()
  return inMonth(to.slice(0, 4), to.slice(5, 7), date)
}

function daysFrom(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
