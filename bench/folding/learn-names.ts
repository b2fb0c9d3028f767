import { keysOfAd } from '../../server/jobs/keys-of-ad.ts'
import { chooseAliases, type Alias, type KnownName, AliasEvidence } from '../../engines/folding/index.ts'
import type { ReadAd } from '../../server/jobs/read-ad.ts'

/** As in learn-aliases.ts. */
const mostOfKey = 40
const recruitersShare = 0.1

/** What `learn-employers` would learn from these ads, without a register. */
export function learnNames(ads: readonly ReadAd[]): Alias[] {
  const evidence = new AliasEvidence()
  for (const name of ['title', 'text2'] as const) {
    const groups = Map.groupBy(
      ads.filter(({ keys }) => keys[name] !== null),
      ({ keys }) => keys[name],
    )
    for (const group of groups.values())
      if (group.length > 1) evidence.add(group.slice(-mostOfKey).map(({ facts }) => facts))
  }
  const byName = Map.groupBy(ads, ({ facts }) => facts.employerKey ?? '')
  const known = new Map(
    [...byName].map(([name, all]): [string, KnownName] => {
      const recruiting = all.filter(({ facts }) => facts.poster === 'agency' || facts.poster === 'course').length
      return [name, { ads: all.length, isRecruiter: recruiting > all.length * recruitersShare }]
    }),
  )
  return chooseAliases({ pairs: evidence.pairs(), registered: [], known, dropped: [] })
}

/** Gives ads their main names, and the keys of these. */
export function useNames(ads: readonly ReadAd[], aliases: readonly Alias[]): void {
  const mains = new Map(aliases.map(({ alias, main }) => [alias, main]))
  for (const ad of ads) {
    const mainKey = mains.get(ad.facts.employerKey ?? '')
    if (mainKey === undefined) continue
    ad.facts = { ...ad.facts, mainKey }
    ad.keys = keysOfAd(ad.facts)
  }
}
