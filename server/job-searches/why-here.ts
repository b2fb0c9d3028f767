import { analyseAd, readQuery, tiers, titleTier } from '../../engines/words/index.ts'

/**
 * Plain reasons for the jobs' ranks: how each title fits what was searched for. Says what the index's tiers say.
 * @param words what was searched for, corrected where a slip was; read once for all rows of a page.
 */
export function whyHere(words: string): (title: string, ad?: { employer?: string | null }) => string {
  const asked = readQuery(words)
  if (asked.groups.length === 0 && asked.phrases.length === 0) return () => 'new'
  return (title, { employer = null } = {}) => {
    const tier = titleTier(analyseAd({ title, employer, text: '' }), { ...asked, near: null })
    if (tier >= tiers.near) return 'in the title'
    if (tier === tiers.related) return 'a similar name in the title'
    if (tier === tiers.employer) return 'from this employer'
    return tier === tiers.some ? 'partly in the title' : 'in the text'
  }
}
