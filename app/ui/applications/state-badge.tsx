import type { ApplicationEntry } from '../../../contract/applications/history.ts'
import { Badge, type BadgeTone } from '../parts/badge.tsx'
import { stateName } from './state-words.ts'

/** Where an application stands, as a word. */
export function StateBadge({ application }: { application: ApplicationEntry }) {
  return <Badge tone={tones[application.state] ?? 'plain'}>{stateName(application)}</Badge>
}

const tones: Partial<Record<ApplicationEntry['state'], BadgeTone>> = {
  applied: 'good',
  failed: 'wrong',
  'needs-you': 'attention',
  unsure: 'attention',
  ready: 'attention',
}
