import { useEffect, useId, useState } from 'react'
import { AlertBox } from '../../parts/alert-box.tsx'
import { pictureLimits as most } from '../../../../contract/cvs/limits.ts'
import { alert } from '../../../../contract/texts/messages.ts'
import { makePicture } from './account-calls.ts'
import { Camera } from './camera.tsx'
import { CropCircle } from './crop-circle.tsx'
import { firstCrop, squareOf, type Crop } from './crop.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { FileField } from '../../parts/file-field.tsx'

type Props = { source: 'file' | 'camera'; onDone: (image: string) => void; onCancel: () => void }

type Taken = { file: Blob; picture: ImageBitmap }

/** Pixels of the longer side of a picture that is made smaller here, because the server would not take it as it is. */
const smaller = 2_000

/** From a file or a camera to the picture of a CV: chosen, cut, sent, and come back small. */
export default function PictureEditor({ source, onDone, onCancel }: Props) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function take(file: Blob) {
    setProblem(null)
    const found = await read(file).catch(() => null)
    if (found === null) return setProblem('We cannot read this picture. Please choose a JPEG, PNG or WebP file.')
    setTaken(found)
    setCrop(firstCrop(found.picture))
  }

  async function send() {
    if (taken === null || crop === null) return
    setSending(true)
    setProblem(null)
    const answer = await makePicture(taken.file, squareOf(taken.picture, crop))
    setSending(false)
    if (answer.kind === 'done') return onDone(answer.value.image)
    setProblem(`We could not save the picture: ${answer.why}. Please try again.`)
  }

  return (
    <div className={css.pictureEditor}>
      {problem !== null && <AlertBox alert={alert('error', problem)} />}
      {taken === null && source === 'file' && <PictureFile onChoose={(file) => void take(file)} />}
      {taken === null && source === 'camera' && <Camera onTake={(file) => void take(file)} />}
      {taken !== null && crop !== null && <CropCircle picture={taken.picture} crop={crop} onChange={setCrop} />}
      <div className={css.buttons}>
        {taken !== null && (
          <>
            <Button
              className={css.strong}
              type="button"
              disabled={isSending}
              aria-busy={isSending}
              onClick={() => void send()}
            >
              {isSending ? 'Saving …' : 'Use picture'}
            </Button>
            <Button type="button" disabled={isSending} onClick={() => setTaken(null)}>
              Start again
            </Button>
          </>
        )}
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** The picture as it is seen, however the camera was held; smaller where it is too large to send. */
async function read(file: Blob): Promise<Taken> {
  const picture = await createImageBitmap(file)
  const side = Math.max(picture.width, picture.height)
  if (file.size <= most.bytes && side <= most.side) return { file, picture }
  const scale = Math.min(1, smaller / side)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (made === null) throw new Error('This browser cannot shrink the picture')
  return { file: made, picture: await createImageBitmap(made) }
}

/** Takes the focus, because the person has just opened it. */
function PictureFile({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <FileField
      id={id}
      label="Picture file"
      accept="image/jpeg,image/png,image/webp"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file !== undefined) onChoose(file)
      }}
    />
  )
}
