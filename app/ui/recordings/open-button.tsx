import { Button } from '../parts/button.tsx'
import type { Media } from './devices.ts'

/** The first step. Nothing is switched on before it. */
export function OpenButton({ media, onOpen }: { media: Media; onOpen: () => void }) {
  return (
    <>
      <p className="quiet">
        First you check your {media === 'video' ? 'picture and sound' : 'sound'}. We record nothing until you choose
        Start.
      </p>
      <div>
        <Button type="button" look="primary" onClick={onOpen}>
          {media === 'video' ? 'Set up camera and microphone' : 'Set up microphone'}
        </Button>
      </div>
    </>
  )
}
