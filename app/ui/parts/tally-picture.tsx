import css from './tally-picture.module.css'

/**
 * What a picture of tally marks shows. 'waiting': places that nothing has been counted in yet; 'done': all counted, nothing left to do;
 * 'missed': a count with a gap, where nothing was found; 'text': lines still to be written; 'chart': too few marks for a figure.
 */
export type TallySubject = 'waiting' | 'done' | 'missed' | 'text' | 'chart'

/** Strokes as a hand makes them: no two lean alike. */
const gates = 'M9 11 8 53M23 10v44M37 12l-2 42M51 10l1 44'
const second = 'M85 12l-2 41M99 10v44M113 11l1 42M127 10l-1 44'

/** `still` is pale and has not been counted, `counted` is; the tick is the accent of the brand. */
const marks: Record<TallySubject, { still?: string; counted?: string; tick: string }> = {
  waiting: { still: gates + second, tick: 'M2 39 16 52 60 9' },
  done: { counted: gates + second, tick: 'M2 39 16 52 60 9M76 39l14 13L134 9' },
  missed: {
    still: 'M113 11l1 42M127 10l-1 44',
    counted: gates,
    tick: 'M2 39 16 52 60 9M99 45v.1M99 36c0-7 9-8 9-15a9 9 0 0 0-18 0',
  },
  text: { still: 'M38 11h92M38 26l78-1M38 40h88M38 54l46-1', tick: 'M2 10 12 20 28 3' },
  chart: {
    still: 'M8 53v-9M23 54V41M38 53V33M53 54V21M83 53V17M98 54V27M113 53V37M128 54v-9',
    tick: 'M56 26l10 9L90 4',
  },
}

/** A drawing of our own that says at a glance that there is nothing here, and which kind of nothing. Read by nobody: words stand beside it. */
export function TallyPicture({ of }: { of: TallySubject }) {
  const { still, counted, tick } = marks[of]
  return (
    <svg className={css.picture} viewBox="0 0 136 64" aria-hidden="true">
      {still !== undefined && <path className={css.still} d={still} />}
      {counted !== undefined && <path d={counted} />}
      <path className={css.tick} d={tick} />
    </svg>
  )
}
