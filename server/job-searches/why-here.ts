import { analyseAd } from './analyser/analyse-ad.ts'
import { readQuery } from './analyser/read-query.ts'
import { tiers, titleTier } from './title-tier.ts'

/**
 * A plain reason for a job's rank: how its title fits what was searched for. Says what the index's tiers say.
 * @param words what was searched for, corrected where a slip was.
 */
export function whyHere(title: string, words: string, { employer = null }: { employer?: string | null } = {}): string {
  const asked = readQuery(words)
  if (asked.groups.length === 0 && asked.phrases.length === 0) return 'new'
  const tier = titleTier(analyseAd({ title, employer, text: '' }), { ...asked, near: null })
  if (tier >= tiers.near) return 'in the title'
  if (tier === tiers.related) return 'a similar name in the title'
  if (tier === tiers.employer) return 'from this employer'
  return tier === tiers.some ? 'partly in the title' : 'in the text'
}
