/* oxlint-disable react/no-array-index-key -- a node of a text has no name but its place */
import { createElement, useMemo, type ReactNode } from 'react'
import { bareHtml } from './bare-html.ts'

const kept = new Set(['P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'H2', 'H3', 'H4'])

/**
 * Rich text as elements of the page: only what is named here becomes one, whatever the text holds (R-XSS-1). In a browser only. The
 * text is read by a parser that runs and fetches nothing.
 */
export function RichTextView({ html }: { html: string }) {
  const nodes = useMemo(() => childrenOf(new DOMParser().parseFromString(bareHtml(html), 'text/html').body), [html])
  return <>{nodes}</>
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement) || dropped.has(node.tagName)) return null
    if (node.tagName === 'BR') return <br key={index} />
    const children = childrenOf(node)
    if (node.tagName === 'A') {
      const href = node.getAttribute('href') ?? ''
      const isSafe = /^(?:https?:\/\/|mailto:)/iu.test(href)
      return isSafe ? (
        <a key={index} href={href} rel="nofollow noopener ugc">
          {children}
        </a>
      ) : (
        children
      )
    }
    // Headings of a CV stand below those of the page.
    const tag = /^H\d$/u.test(node.tagName) ? 'h4' : node.tagName.toLowerCase()
    return kept.has(node.tagName) ? createElement(tag, { key: index }, ...children) : children
  })
}

/** Their content is no text of anybody's. */
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'TEXTAREA', 'SELECT', 'TITLE'])
