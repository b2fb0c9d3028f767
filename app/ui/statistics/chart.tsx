import css from './statistics.module.css'

const width = 400
const height = 150
const floor = 120
const top = 22

type Props = {
  title: string
  /** One for each value: 'in March 2026' for the summary, 'Mar 26' for the axis. */
  slots: readonly { when: string; tick: string }[]
  /** Null where there are too few to tell. */
  values: readonly (number | null)[]
  show: (value: number) => string
  look: 'bars' | 'line'
}

/** Values over time with an axis that starts at zero, and in words where they begin and end. */
export function Chart({ title, slots, values, show, look }: Props) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const slot = width / slots.length
  const gap = Math.min(6, slot / 3)
  const x = (i: number): number => rounded((i + 0.5) * slot)
  const y = (value: number): number => Math.round(floor - (value / most) * (floor - top))
  const points = values.flatMap((value, i) => (value === null ? [] : [{ x: x(i), y: y(value), value }]))
  const last = points.at(-1)
  return (
    <figure className={css.figure}>
      <figcaption>
        <b className={css.chartTitle}>{title}</b> <span className="quiet">{summary(slots, values, show)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className={css.axis} x1={0} x2={width} y1={floor} y2={floor} />
        {look === 'bars' &&
          points.map((point) => (
            <rect
              key={point.x}
              className={css.bar}
              x={rounded(point.x - slot / 2 + gap / 2)}
              y={point.y}
              width={rounded(slot - gap)}
              height={floor - point.y}
            />
          ))}
        {look === 'line' && (
          <polyline className={css.line} points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
        )}
        {look === 'line' &&
          points.map((point) => <circle key={point.x} className={css.dot} cx={point.x} cy={point.y} r={4} />)}
        {last && (
          <text className={css.value} x={Math.min(last.x + slot / 2, width)} y={last.y - 9} textAnchor="end">
            {show(last.value)}
          </text>
        )}
        {ticksOf(slots.length).map((i) => (
          <text
            key={i}
            className={css.tick}
            x={i === 0 ? 0 : i === slots.length - 1 ? width : x(i)}
            y={floor + 20}
            textAnchor={i === 0 ? 'start' : i === slots.length - 1 ? 'end' : 'middle'}
          >
            {slots[i]?.tick}
          </text>
        ))}
      </svg>
    </figure>
  )
}

/** The first, the middle and the last, where there are as many. */
function ticksOf(count: number): number[] {
  return [...new Set([0, Math.floor(count / 2), count - 1])]
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function summary(slots: Props['slots'], values: readonly (number | null)[], show: (value: number) => string): string {
  const told = values.flatMap((value, i) => (value === null ? [] : [{ when: slots[i]?.when ?? '', value }]))
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return 'no data yet'
  if (first === last) return `${show(last.value)} ${last.when}`
  return `from ${show(first.value)} ${first.when} to ${show(last.value)} ${last.when}`
}
