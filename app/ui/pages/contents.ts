import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

export type ContentsEntry = { id: string; name: string }

type Heading = ReactElement<{ id?: string; children?: ReactNode }>

/**
 * Gives every second-level heading among the children an id, made from its words unless it has one, and lists the headings. Only direct
 * children count.
 */
export function withContents(children: ReactNode): { body: ReactNode[]; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const body = Children.toArray(children).map((child) => {
    if (!isHeading(child)) return child
    const name = Children.toArray(child.props.children).map(String).join('')
    const id = child.props.id ?? slugOf(name)
    contents.push({ id, name })
    return cloneElement(child, { id })
  })
  return { body, contents }
}

function isHeading(child: ReactNode): child is Heading {
  return isValidElement(child) && child.type === 'h2'
}

/** 'who-is-responsible-for-your-data' */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '')
}
