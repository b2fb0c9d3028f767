import type { AskedFor } from '../meaning.ts'
import type { Known } from '../question.ts'
import { plainText } from './text.ts'
import { single } from './options.ts'

type Site = AskedFor<'link'>['site']

const hosts: Partial<Record<Site, readonly string[]>> = {
  linkedin: ['linkedin.com'],
  github: ['github.com'],
  gitlab: ['gitlab.com'],
  stackoverflow: ['stackoverflow.com'],
  twitter: ['twitter.com', 'x.com'],
}
const labels: Partial<Record<Site, readonly string[]>> = {
  website: ['website', 'personal website', 'web site', 'my website', 'homepage', 'home page', 'personal site', 'site'],
  portfolio: ['portfolio', 'online portfolio', 'my portfolio', 'portfolio website'],
  blog: ['blog', 'my blog', 'personal blog'],
}

/** An address of the CV's links by its host, or by the name that the person gave it. */
export function linkText({ site, bare }: AskedFor<'link'>, { cv }: Known): string | null {
  const links = (cv?.links ?? []).filter(({ url }) => url !== '')
  const wanted = hosts[site]
  const names =
    site === 'website-or-portfolio'
      ? [...(labels.website ?? []), ...(labels.portfolio ?? [])]
      : site === 'website-or-blog'
        ? [...(labels.website ?? []), ...(labels.blog ?? [])]
        : (labels[site] ?? [])
  const fitting = links.filter(({ url, label }) =>
    wanted ? wanted.includes(hostOf(url)) : names.includes(plainText(label)),
  )
  const url = single(fitting)?.url ?? null
  return bare === undefined ? url : (/^(?:https?:\/\/)?[^/?#]+\/([\w-]+)\/?$/iu.exec(url ?? '')?.[1] ?? null)
}

function hostOf(url: string): string {
  const host = /^(?:https?:\/\/)?([^/?#]+)/iu.exec(url)?.[1] ?? ''
  return host.toLowerCase().replace(/^(?:www|uk|ie)\./u, '')
}
