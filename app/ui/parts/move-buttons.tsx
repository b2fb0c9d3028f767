import { Icon } from '../icon.tsx'
import { Button } from './button.tsx'
import css from './move-buttons.module.css'

type Props = { name: string; index: number; count: number; onMove: (by: 1 | -1) => void }

/** Up and down for one entry of a list; `data-up` and `data-down` hold its place, for the focus to find it there. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  return (
    <>
      <Button
        className={`${css.square} ${css.upwards}`}
        type="button"
        data-up={index}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <Icon name="down" label={`Move ${name} up`} />
      </Button>
      <Button
        className={css.square}
        type="button"
        data-down={index}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <Icon name="down" label={`Move ${name} down`} />
      </Button>
    </>
  )
}
