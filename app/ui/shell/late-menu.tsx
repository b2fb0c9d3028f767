import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { Dropdown } from '../parts/dropdown.tsx'
import css from '../site-header.module.css'
import { MenuLinks, type MenuLink } from './menu-links.tsx'

type Props = {
  label: ReactNode
  /** Always there. */
  links: readonly MenuLink[]
  /** At the right edge of the page, where it opens to the left. */
  isAtEnd?: boolean
  /** What else there is. */
  children: ReactNode
}

/** A menu of which most comes when it is opened, because most pages are left without that; with scripts off it is whole at once. */
export function LateMenu({ label, links, isAtEnd = false, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  const onOpen = useCallback(() => setOpened(true), [])
  return (
    <Dropdown label={label} className={isAtEnd ? `${css.search} ${css.atEnd}` : css.search} onOpen={onOpen}>
      <MenuLinks links={links} />
      {isOpened ? <Suspense>{children}</Suspense> : <noscript>{children}</noscript>}
    </Dropdown>
  )
}
