import type { PayStatistics } from '../../../contract/statistics/statistics.ts'
import { onAxis, per } from './amounts.ts'
import { barName, mostCommon } from './bars.ts'
import { DataTable } from './data-table.tsx'
import css from './statistics.module.css'

const width = 400
const height = 200
const floor = 168
const top = 12

type Figures = NonNullable<PayStatistics['figures']>

/** The number of ads by pay, with the curve of a normal distribution with the same mean and deviation. */
export function Histogram({ pay, figures }: { pay: PayStatistics; figures: Figures }) {
  const { currency, kind } = pay
  const bars = figures.histogram
  const step = barWidth(figures)
  const first = bars.find(({ from }) => from !== null)?.from ?? 0
  const start = bars[0]?.from === null ? first - step : first
  const end = start + bars.length * step
  const most = Math.max(1, ...bars.map(({ ads }) => ads), ...figures.curve.map(({ ads }) => ads))
  const x = (value: number): number => rounded(((value - start) / (end - start)) * width)
  const y = (ads: number): number => rounded(floor - (ads / most) * (floor - top))
  const curve = figures.curve.filter(({ at }) => at >= start && at <= end)
  const caption = `Number of ads by pay ${per[kind]}`
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect
          className={css.band}
          x={inside(x(figures.band.from))}
          y={top}
          width={inside(x(figures.band.to)) - inside(x(figures.band.from))}
          height={floor - top}
        />
        {bars.map(({ from, to, ads }, i) => (
          <rect
            key={`${from} ${to}`}
            className={from === null || to === null ? css.outside : css.bar}
            x={rounded((i * width) / bars.length + 1)}
            y={y(ads)}
            width={rounded(width / bars.length - 2)}
            height={rounded(floor - y(ads))}
          />
        ))}
        <line className={css.axis} x1={0} x2={width} y1={floor} y2={floor} />
        <polyline className={css.curve} points={curve.map(({ at, ads }) => `${x(at)},${y(ads)}`).join(' ')} />
        <line className={css.median} x1={x(figures.median)} x2={x(figures.median)} y1={top} y2={floor} />
        {ticks(first, step, end).map((value) => (
          <text key={value} className={css.tick} x={x(value)} y={floor + 20} textAnchor={anchor(x(value))}>
            {onAxis(value, currency)}
          </text>
        ))}
      </svg>
      <figcaption className={css.legend}>
        <span className={css.most}>{mostCommon(pay, bars)}</span>
        <span>
          <i className={css.barKey} /> ads
        </span>
        <span>
          <i className={css.medianKey} /> median
        </span>
        <span>
          <i className={css.curveKey} /> normal curve
        </span>
        <span>
          <i className={css.bandKey} /> mean ± one deviation
        </span>
      </figcaption>
      <DataTable
        caption={caption}
        columns={['Pay', 'Ads']}
        rows={bars.map((bar) => [barName(bar, currency), bar.ads.toLocaleString('en-GB')])}
      />
    </figure>
  )
}

function barWidth({ histogram }: Figures): number {
  const whole = histogram.find(({ from, to }) => from !== null && to !== null)
  return whole?.from != null && whole.to !== null ? whole.to - whole.from : 1
}

/** At most four, which is as many as fit side by side on a phone. */
function ticks(first: number, step: number, end: number): number[] {
  const bars = Math.round((end - first) / step)
  const every = Math.max(1, Math.ceil(bars / 4))
  return Array.from({ length: Math.floor(bars / every) + 1 }, (_, i) => first + i * every * step).filter(
    (value) => value <= end,
  )
}

function anchor(x: number): 'start' | 'middle' | 'end' {
  return x < 20 ? 'start' : x > width - 20 ? 'end' : 'middle'
}

function inside(x: number): number {
  return Math.min(width, Math.max(0, x))
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
