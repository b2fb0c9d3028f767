/**
 * Whether this page may use the camera at all. What a page may is said when it is loaded: whoever came by a link from a page without a
 * recorder still has that page's answer.
 * @returns 'stale' if loading the page anew would help.
 */
export function policyOf(media: 'video' | 'audio'): 'allowed' | 'stale' | 'denied' {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (feature: string) => boolean } }
  const isAllowed = featurePolicy?.allowsFeature(media === 'video' ? 'camera' : 'microphone') ?? true
  if (isAllowed) return 'allowed'
  const loaded = performance.getEntriesByType('navigation')[0]?.name
  return loaded !== undefined && new URL(loaded).pathname !== location.pathname ? 'stale' : 'denied'
}
