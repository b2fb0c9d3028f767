import css from './icon.module.css'

const outlines = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  lock: 'M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  star: 'M10 3l2.1 4.6 4.9.6-3.6 3.4.9 5-4.3-2.5L5.7 16.6l.9-5L3 8.2l4.9-.6z',
  send: 'M3 10l14-6-5 13-3-5zM9 12l8-8',
  document: 'M5 3h7l3 3v11H5zM8 10h4M8 13h4',
  hide: 'M3 10s2.5-4.5 7-4.5S17 10 17 10s-2.5 4.5-7 4.5S3 10 3 10zM4 16L16 4',
  outside: 'M9 4H4v12h12v-5M11 4h5v5M16 4l-7 7',
  close: 'M5 5l10 10M15 5L5 15',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  place: 'M10 17s5-4.6 5-8.5a5 5 0 0 0-10 0C5 12.4 10 17 10 17zM10 10a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  microphone: 'M10 3a2 2 0 0 1 2 2v4.5a2 2 0 0 1-4 0V5a2 2 0 0 1 2-2zM5.5 9.5a4.5 4.5 0 0 0 9 0M10 14v3',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6',
  back: 'M16 10H4M9 5l-5 5 5 5',
  tick: 'M4 10.5l4 4L16 6',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.5',
  information: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9v5M10 6v.5',
  down: 'M5 8l5 5 5-5',
} as const

export type IconName = keyof typeof outlines

/** A line drawing of our own. It is silent unless it is given a label, because a word nearly always stands beside it. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg
      className={css.icon}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={outlines[name]} />
    </svg>
  )
}

/** The same as text, for what is written without React: its outline and label are ours, so that nothing in them is escaped. */
export function iconAsText(name: IconName, label: string): string {
  return `<svg class="${css.icon}" viewBox="0 0 20 20" role="img" aria-label="${label}"><path d="${outlines[name]}"></path></svg>`
}
