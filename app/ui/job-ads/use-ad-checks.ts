import { useEffect, useRef, useState, type FocusEvent } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Hint } from '../../../contract/job-ads/hints.ts'
import { londonDay } from '../../../contract/platform/london.ts'
import { noteRefusal } from '../parts/mended.ts'
import type { Problems } from '../parts/problems.ts'
import { fieldsAround, problemsNow, sectionState } from './ad-checks.ts'
import { useAfterPress } from './after-press.ts'
import { checkAd } from './draft-calls.ts'
import type { AdSection } from './sections.ts'

type Given = {
  /** As the fields hold it now. */
  content: AdContent
  isAgency: boolean
  /** What the server said when the form was opened. */
  look: { problems: Problems; hints: readonly Hint[]; minutes: number }
  /** What was refused, and the ad as it was sent. */
  refused: { problems: Problems; content: AdContent }
}

/** Milliseconds after the last key until the server looks an ad over. */
const pause = 800

/**
 * What there is to say of an ad while it is written: of a field, once somebody has left it, and then until it is mended. Not while
 * they type in it for the first time. Nothing is said under a press, as the button would move away.
 */
export function useAdChecks({ content, isAgency, look, refused }: Given) {
  const [today] = useState(() => londonDay(new Date()))
  const [checked, setChecked] = useState({ ...look, content })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [now, setNow] = useState<readonly string[]>([])
  const [leftLast, setLeftLast] = useState<readonly string[]>([])
  const afterPress = useAfterPress()

  const wanted = useRef(content)
  useEffect(() => {
    if (wanted.current === content) return
    wanted.current = content
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void checkAd(content, stop.signal).then((answer) => {
        if (answer !== null) afterPress(() => setChecked({ ...answer, content }))
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [content, afterPress])

  const problems = problemsNow(content, { isAgency, today, checked: [refused, checked] })
  const hints = checked.hints.filter(({ id, level }) => level === 'block' || !content.putAside.includes(id))
  const isSaid = (field: string) => left.has(field) || field in refused.problems
  const isWritten = (field: string) => isSaid(field) || !now.includes(field)

  const shown: Record<string, string> = {}
  for (const [field, message] of Object.entries(problems)) if (isSaid(field)) shown[field] = message
  for (const { level, field, title, details } of hints)
    if (level === 'block' && isWritten(field)) shown[field] ??= `${title}. ${details}`

  return {
    shown,
    /** For those who do not see what appears behind them. */
    said: leftLast.map((field) => shown[field]).find((message) => message !== undefined) ?? '',
    hints,
    minutes: checked.minutes,
    stateOf: (section: AdSection) => sectionState(section, content, { problems, hints }),
    tipsOf: (field: string) =>
      hints.filter((hint) => hint.level === 'hint' && hint.field === field && isWritten(field)),
    onFocus: ({ target }: FocusEvent) => afterPress(() => setNow(fieldsAround(target))),
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const fields = fieldsAround(target, relatedTarget instanceof Element ? relatedTarget : null)
      afterPress(() => {
        setNow((current) => current.filter((field) => !fields.includes(field)))
        setLeft((before) => new Set([...before, ...fields]))
        setLeftLast(fields)
        // What a change has hidden is said again if it is still so.
        noteRefusal()
      })
    },
  }
}
