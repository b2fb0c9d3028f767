import type { PrintTemplate } from '../../../../contract/cvs/print-options.ts'
import css from './export.module.css'

/** A page in small: bars for words, as the template places them. Its name stands beside it. */
export function TemplateSketch({ template }: { template: PrintTemplate }) {
  return (
    <svg className={css.sketch} viewBox="0 0 42 59" width={42} height={59} aria-hidden focusable="false">
      <rect x="0.5" y="0.5" width="41" height="58" rx="1.5" className={css.sketchPaper} />
      {sketches[template]}
    </svg>
  )
}

const words = (bars: readonly (readonly [x: number, y: number, width: number])[]) =>
  bars.map(([x, y, width]) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height={1.4} />)
const heads = (bars: readonly (readonly [x: number, y: number, width: number, height?: number])[]) => (
  <g className={css.sketchHeads}>
    {bars.map(([x, y, width, height = 2]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
    ))}
  </g>
)

const sketches: Record<PrintTemplate, React.ReactNode> = {
  plain: (
    <>
      {heads([
        [5, 6, 18, 3],
        [5, 14, 32, 0.8],
        [5, 19, 11],
        [5, 38, 11],
      ])}
      {words([
        [5, 11, 24],
        [5, 23, 32],
        [5, 26, 30],
        [5, 29, 32],
        [5, 32, 22],
        [5, 42, 32],
        [5, 45, 28],
        [5, 48, 31],
      ])}
    </>
  ),
  columns: (
    <>
      {heads([
        [15, 6, 18, 3],
        [5, 18, 7],
        [5, 38, 7],
      ])}
      {words([
        [15, 11, 20],
        [5, 16, 32],
        [5, 22, 7],
        [15, 22, 22],
        [15, 25, 20],
        [15, 28, 22],
        [15, 31, 14],
        [5, 36, 32],
        [5, 42, 7],
        [15, 42, 22],
        [15, 45, 19],
        [15, 48, 21],
      ])}
    </>
  ),
  classic: (
    <>
      {heads([
        [12, 6, 18, 2.6],
        [5, 18, 10],
        [5, 21, 32, 0.7],
        [5, 36, 10],
        [5, 39, 32, 0.7],
      ])}
      {words([
        [9, 11, 24],
        [5, 24, 20],
        [5, 27, 8],
        [5, 30, 32],
        [5, 33, 28],
        [5, 42, 20],
        [5, 45, 8],
        [5, 48, 30],
        [5, 51, 26],
      ])}
    </>
  ),
  line: (
    <>
      {heads([
        [5, 6, 20, 3],
        [5, 17, 11],
        [7, 22, 0.8, 32],
        [6, 22, 2.8, 2.8],
        [6, 38, 2.8, 2.8],
      ])}
      {words([
        [5, 11, 24],
        [11, 22, 9],
        [11, 25, 22],
        [11, 28, 26],
        [11, 31, 24],
        [11, 38, 9],
        [11, 41, 22],
        [11, 44, 26],
        [11, 47, 20],
      ])}
    </>
  ),
  compact: (
    <>
      {heads([
        [4, 5, 14, 2.4],
        [4, 11, 34, 1.2],
        [4, 15, 8, 1.6],
        [4, 29, 8, 1.6],
        [4, 43, 8, 1.6],
      ])}
      {words([
        [27, 5, 11],
        [29, 8, 9],
        [4, 18.5, 34],
        [4, 21, 32],
        [4, 23.5, 34],
        [4, 26, 26],
        [4, 32.5, 34],
        [4, 35, 33],
        [4, 37.5, 34],
        [4, 40, 20],
        [4, 46.5, 34],
        [4, 49, 31],
        [4, 51.5, 33],
      ])}
    </>
  ),
  bold: (
    <>
      {heads([
        [4, 5, 28, 4.4],
        [4, 17, 34, 1.2],
        [4, 20, 7, 1.8],
        [4, 36, 34, 1.2],
        [4, 39, 7, 1.8],
      ])}
      {words([
        [4, 12, 20],
        [8, 24, 30],
        [8, 27, 26],
        [8, 30, 30],
        [8, 33, 16],
        [8, 43, 30],
        [8, 46, 20],
        [8, 49, 23],
      ])}
    </>
  ),
}
