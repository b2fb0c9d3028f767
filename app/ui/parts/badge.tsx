import type { ReactNode } from 'react'
import css from './badge.module.css'

/** 'good': done or chosen; 'attention': somebody has something to do; 'wrong': it failed; 'plain': a fact beside another. */
export type BadgeTone = 'good' | 'attention' | 'wrong' | 'plain'

/** A state or a kind, in a word or two. The colour only underlines the word. */
export function Badge({ tone = 'good', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>
}

const tones = {
  good: `${css.badge} ${css.good}`,
  attention: `${css.badge} ${css.attention}`,
  wrong: `${css.badge} ${css.wrong}`,
  plain: `${css.badge} ${css.plain}`,
} as const
