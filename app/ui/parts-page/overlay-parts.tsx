import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Menu, MenuButton, MenuLink } from '../parts/menu.tsx'
import { TextField } from '../parts/text-field.tsx'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** What comes over the page. */
export function OverlayParts() {
  const [shown, setShown] = useState<'dialog' | 'wide' | 'drawer' | null>(null)
  const [said, setSaid] = useState('')
  const close = () => setShown(null)
  return (
    <>
      <PartSet name="Dialog and drawer">
        <p className={css.row}>
          {(['dialog', 'wide', 'drawer'] as const).map((one) => (
            <Button key={one} type="button" onClick={() => setShown(one)}>
              Open {names[one]}
            </Button>
          ))}
        </p>
        <Dialog title="Reject kindly" isOpen={shown === 'dialog'} onClose={close}>
          <TextField name="reason" label="What they will read" isOptional />
          <Button look="primary" type="button" onClick={close}>
            Send
          </Button>
        </Dialog>
        <Dialog title="The ad as it will look" look="wide" isOpen={shown === 'wide'} onClose={close}>
          <p>Bell founder, Loughborough. You cast bells and tune them.</p>
        </Dialog>
        <Dialog title="Candidate 14" look="drawer" isOpen={shown === 'drawer'} onClose={close}>
          <p>Six years at a foundry; can start in four weeks.</p>
        </Dialog>
      </PartSet>
      <PartSet name="Menu">
        <div className={css.row}>
          <Menu label="More" name="More for candidate 14">
            <MenuLink to="/parts">See the CV</MenuLink>
            <MenuButton onClick={() => setSaid('A note was added.')}>Add a note</MenuButton>
            <MenuButton onClick={() => setSaid('Candidate 14 was marked.')}>Mark</MenuButton>
          </Menu>
          <output>{said}</output>
        </div>
      </PartSet>
    </>
  )
}

const names = { dialog: 'a dialog', wide: 'a wide dialog', drawer: 'a drawer' }
