import { data } from 'react-router'
import { RecordingKind } from '../../contract/recordings/kind-schemas.ts'
import { visitor } from '../api.ts'
import { PageHead } from '../ui/page-head.tsx'
import { ChoiceParts } from '../ui/parts-page/choice-parts.tsx'
import { FieldParts } from '../ui/parts-page/field-parts.tsx'
import { ListParts } from '../ui/parts-page/list-parts.tsx'
import { LiveRecorder } from '../ui/parts-page/live-recorder.tsx'
import { OverlayParts } from '../ui/parts-page/overlay-parts.tsx'
import { PlayerParts } from '../ui/parts-page/player-parts.tsx'
import { RecorderParts } from '../ui/parts-page/recorder-parts.tsx'
import css from '../ui/parts-page/parts-page.module.css'
import { SmallParts } from '../ui/parts-page/small-parts.tsx'
import { WorkedParts } from '../ui/parts-page/worked-parts.tsx'
import type { Route } from './+types/parts'

/** For whoever works on the product, at their own machine: on a public site there is no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(visitor).isOwnMachine) throw data(null, { status: 404 })
  const recorder = RecordingKind.safeParse(url.searchParams.get('recorder'))
  const numberOf = (name: string) => Number(url.searchParams.get(name)) || undefined
  return recorder.success ? { kind: recorder.data, seconds: numberOf('seconds'), tries: numberOf('tries') } : null
}

/**
 * Every part of the pages in each of its states: see app/ui/parts/. With `?recorder=video-ad` (and `seconds`, `tries`) a recorder that
 * works, alone.
 */
export default function Parts({ loaderData: recorder }: Route.ComponentProps) {
  if (recorder !== null) {
    return (
      <div className={`page ${css.page}`}>
        <PageHead title="Recorder" isForSearchEngines={false} />
        <h1>Recorder</h1>
        <LiveRecorder {...recorder} />
      </div>
    )
  }
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Parts" isForSearchEngines={false} />
      <h1>Parts</h1>
      <p className="prose">
        What pages are made of, in each state and in the colours chosen at the foot of the page. Their code is in
        app/ui/parts.
      </p>
      <SmallParts />
      <FieldParts />
      <ChoiceParts />
      <WorkedParts />
      <OverlayParts />
      <ListParts />
      <PlayerParts />
      <RecorderParts />
    </div>
  )
}
