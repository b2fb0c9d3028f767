import css from './player.module.css'

/** How loud a recording is over its length, as bars; the part that has been played stands out. Only a picture: the player says the rest. */
export function LevelCurve({ levels, share }: { levels: readonly number[]; share: number }) {
  if (levels.length === 0) return null
  return (
    <svg className={css.curve} viewBox={`0 0 ${levels.length * 3} 100`} preserveAspectRatio="none" aria-hidden>
      {levels.map((level, i) => {
        const height = Math.max(3, level)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a curve is its order
            key={i}
            x={i * 3}
            y={(100 - height) / 2}
            width={2}
            height={height}
            data-is-played={i / levels.length < share || undefined}
          />
        )
      })}
    </svg>
  )
}
