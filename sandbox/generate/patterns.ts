import type { Random } from './random.ts'

/** Every title that a pattern stands for: '{Senior |}Chef{| – Pastry}' is four. */
export function titlesOf(pattern: string): string[] {
  const [head = '', ...rest] = pattern.split('{')
  let titles = [head]
  for (const part of rest) {
    const end = part.indexOf('}')
    const choices = part.slice(0, end).split('|')
    const tail = part.slice(end + 1)
    titles = titles.flatMap((title) => choices.map((choice) => title + choice + tail))
  }
  return titles.map((title) => title.trim())
}

/** One reading of a sentence with choices: '[Run|Lead] the meeting'. */
export function read(sentence: string, random: Random): string {
  if (!sentence.includes('[')) return sentence
  return sentence.replaceAll(/\[([^\]]*)\]/gu, (_, choices: string) => random.pick(choices.split('|')))
}
