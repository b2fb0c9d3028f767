import type { ViewSource } from '../../../contract/job-ads/view-sources.ts'

/** Tells that somebody looks at an ad that was posted here. Offline it is not counted, and nothing is lost. @param id of the ad */
export function noteView(id: string, from: ViewSource): void {
  const headers = { 'content-type': 'application/json' }
  void fetch(`/api/job-ads/${id}/views`, { method: 'POST', headers, body: JSON.stringify({ from }) }).catch(() => {})
}
