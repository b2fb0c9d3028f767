import type { Results } from '../../../contract/job-searches/results.ts'

/** A sentence with links in it. */
export type Sentence = readonly (string | { label: string; address: string })[]

/** How a search was understood, where there is a doubt, with the other ways one link away; made on the server, as all links are. */
export function questionsOf(
  { place, understoodAs, mentioned, search }: Pick<Results, 'place' | 'understoodAs' | 'mentioned' | 'search'>,
  {
    withoutPay,
    mentions,
  }: { withoutPay: { count: number; isChosen: boolean; address: string } | null; mentions: string },
): Sentence[] {
  const { corrected, turned, without, added } = understoodAs
  const sentences: Sentence[] = [understoodAs.place, corrected]
    .filter((slip) => slip !== null)
    .map(({ from, to, asTypedAddress }) => [
      `Showing ${to}. `,
      { label: `Search for ${from} instead`, address: asTypedAddress },
    ])
  if (turned !== null) {
    const said = turned.words.map(({ words, into }) =>
      into === null ? `We left out ‘${words}’. ` : `‘${words}’ is now the filter ${into}. `,
    )
    sentences.push([said.join(''), { label: 'Search for all of your words', address: turned.asTypedAddress }])
  }
  if (without !== null) sentences.push([`No ad has all of your words. These are without ‘${without}’.`])
  if (place.kind !== 'unknown' && place.others.length > 0) {
    const others = place.others.flatMap((other, i) => (i === 0 ? [other] : [' or ', other]))
    sentences.push([`This is ${place.label}. Did you mean `, ...others, '?'])
  }
  if (added.length > 0) sentences.push([`Also searched for: ${added.join(', ')}.`])
  if (search.mentions) {
    sentences.push([{ label: `Leave out ads that only mention ‘${search.jobTitle}’`, address: mentions }])
  } else if (mentioned > 0) {
    const ads = mentioned === 1 ? 'ad that only mentions' : 'ads that only mention'
    const label = `Also show ${mentioned.toLocaleString('en-GB')} ${ads} ‘${search.jobTitle}’`
    sentences.push([{ label, address: mentions }])
  }
  if (withoutPay !== null && !withoutPay.isChosen && withoutPay.count > 0) {
    const jobs = withoutPay.count === 1 ? 'job' : 'jobs'
    const label = `Also show ${withoutPay.count.toLocaleString('en-GB')} ${jobs} that do not say the pay?`
    sentences.push([{ label, address: withoutPay.address }])
  }
  return sentences
}
