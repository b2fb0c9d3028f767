import { lazy, Suspense, useRef, useState } from 'react'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

const PictureEditor = lazy(async () => await import('./picture-editor.tsx'))

type Props = {
  /** 'data:image/jpeg;base64,…', or empty. */
  image: string
  onChange: (image: string) => void
}

/** A picture of the person, from a file or the camera, cut to a circle (S9.2, S9.5). */
export function PictureField({ image, onChange }: Props) {
  const [source, setSource] = useState<'file' | 'camera' | null>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)

  function close() {
    setSource(null)
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
  }

  return (
    <fieldset className="field" ref={box}>
      <legend className="label">Picture (optional)</legend>
      <p className="hint">UK employers do not need a picture. Add one only if an employer asks. JPEG, PNG or WebP.</p>
      {source === null ? (
        <div className={css.picture}>
          {image !== '' && <img src={image} alt="You, as you appear on your CV" width="100" height="100" />}
          <Button type="button" onClick={() => setSource('file')}>
            {image === '' ? 'Choose a picture' : 'Choose another'}
          </Button>
          <Button type="button" onClick={() => setSource('camera')}>
            Use the camera
          </Button>
          {image !== '' && (
            <Button
              type="button"
              onClick={() => {
                setRemoved(image)
                onChange('')
              }}
            >
              Remove
            </Button>
          )}
        </div>
      ) : (
        <Suspense fallback={<p className="hint">Loading …</p>}>
          <PictureEditor
            source={source}
            onDone={(made) => {
              setRemoved(null)
              onChange(made)
              close()
            }}
            onCancel={close}
          />
        </Suspense>
      )}
      {removed !== null && image === '' && source === null && (
        <div className={css.removed}>
          <output>The picture has been removed.</output>
          <Button
            type="button"
            onClick={() => {
              onChange(removed)
              setRemoved(null)
            }}
          >
            Undo<span className="unseen"> removing the picture</span>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
