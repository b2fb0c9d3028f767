import { printScore, scoreTone, scoreWord } from '../../../../contract/candidates/scores.ts'
import css from './scores.module.css'

/** A score from 1 to 9 as a bar, a number and a word (C42). */
export function ScoreBar({ name, score }: { name: string; score: number }) {
  return (
    <div className={css.score}>
      <span>{name}</span>
      <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css[scoreTone(score)]} width={Math.max(3, ((score - 1) / 8) * 100)} height="8" />
      </svg>
      <b>
        {printScore(score)} {scoreWord(score)}
      </b>
    </div>
  )
}
