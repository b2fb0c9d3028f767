import { readFileSync } from 'node:fs'

/** The settings of the first block of a section of the README, as a shell reads them. */
export function settingsUnder(heading: string): Record<string, string> {
  const readme = readFileSync('README.md', 'utf8')
  const section = readme.slice(readme.indexOf(`\n## ${heading}`))
  const block = /```sh\n([\s\S]*?)```/u.exec(section)?.[1] ?? ''
  const lines = block.matchAll(/^([A-Z_]+)=("?)(.*)\2$/gmu)
  return Object.fromEntries([...lines].map(([, name, , value]) => [name ?? '', value ?? '']))
}

/** What the first column of a row of docs/settings.md names, by the first setting in it: settings, and words that stand for more of them. */
export function settingsOfRow(first: string): string[] {
  const rows = readFileSync('docs/settings.md', 'utf8').split('\n')
  const [, names = ''] = rows.find((line) => line.startsWith(`| \`${first}\``))?.split('|') ?? []
  return names.match(/[A-Z][A-Z0-9_]+/gu) ?? []
}
