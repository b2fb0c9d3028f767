import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import css from './banner.module.css'

type BannerTone = 'information' | 'success' | 'warning' | 'error'

type Props = {
  tone?: BannerTone
  /** What can be done about it. */
  action?: ReactNode
  children: ReactNode
}

/** Something to know about the page as a whole. Warnings and errors are read out when they appear. */
export function Banner({ tone = 'information', action, children }: Props) {
  const [word, icon, look] = tones[tone]
  return (
    <div className={`${css.banner} ${look}`} role={icon === 'warning' ? 'alert' : undefined}>
      <Icon name={icon} />
      <div className={css.text}>
        <span className="unseen">{word}: </span>
        {children}
      </div>
      {action}
    </div>
  )
}

const tones = {
  information: ['Note', 'information', css.information],
  success: ['Done', 'tick', css.success],
  warning: ['Warning', 'warning', css.warning],
  error: ['Error', 'warning', css.error],
} as const
