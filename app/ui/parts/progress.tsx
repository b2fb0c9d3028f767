import css from './progress.module.css'

type Props = {
  /** The id of what says what is going on. */
  labelledBy: string
  /** 0 to 1; without it only that something goes on. */
  share?: number | undefined
}

/** How far something is that takes a while; its words are beside it. */
export function Progress({ labelledBy, share }: Props) {
  return (
    <progress
      className={css.progress}
      aria-labelledby={labelledBy}
      max={1}
      {...(share !== undefined && { value: share })}
    />
  )
}
