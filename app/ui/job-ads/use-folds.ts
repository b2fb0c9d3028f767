import { useState, useSyncExternalStore } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import type { Problems } from '../parts/problems.ts'
import { useSameOfAnswer } from '../parts/use-same-of-answer.ts'
import { nothingKept, readFolds, subscribeToFolds, writeFold } from './folds-in-browser.ts'
import { sectionsWith, type AdSection } from './sections.ts'

/**
 * Which sections of the form of an ad are open: those in which something must be filled in or was, until the person folds them. A folded
 * section that holds a refused field opens.
 * @param given.content as the form was opened with it
 * @param given.problems what was refused, by field
 */
export function useFolds(given: { content: AdContent; problems: Problems }) {
  const problems = useSameOfAnswer(given.problems) ?? given.problems
  const [start] = useState(given.content)
  const kept = useSyncExternalStore(subscribeToFolds, readFolds, () => nothingKept)
  // Without scripts they are open from the beginning, and the browser takes the focus to the summary.
  const [refused, setRefused] = useState(() => ({
    problems,
    opened: sectionsWith(problems),
    first: undefined as First,
  }))

  const isOpen = (section: AdSection) =>
    refused.opened.includes(section) || (kept[section.title] ?? section.isEmpty?.(start) !== true)
  if (refused.problems !== problems) {
    const folded = sectionsWith(problems).filter((section) => !isOpen(section))
    setRefused({ problems, opened: [...refused.opened, ...folded], first: folded[0] && { section: folded[0] } })
  }
  return {
    isOpen,
    /** The first section that the last refusal has opened: another object for each refusal. */
    first: refused.first,
    set: (section: AdSection, isNowOpen: boolean) => {
      writeFold(section.title, isNowOpen)
      setRefused({ ...refused, opened: refused.opened.filter((one) => one !== section) })
    },
  }
}

type First = { section: AdSection } | undefined
