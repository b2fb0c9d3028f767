import { useState } from 'react'
import { BareCheckbox, Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Radio } from '../parts/radio.tsx'
import { Table } from '../parts/table.tsx'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** What is ticked, and what is chosen from a few in view. */
export function ChoiceParts() {
  return (
    <>
      <PartSet name="Checkbox">
        <div className={css.fields}>
          <Checkbox name="cast">I have cast a bell</Checkbox>
          <Checkbox name="tuned" defaultChecked>
            I have tuned a bell, and can show by its partials how near it came to what was asked for
          </Checkbox>
          <Checkbox name="hung" hint="In a tower, with its frame.">
            I have hung a bell
          </Checkbox>
          <Checkbox name="foundryTerms" problem="You need to accept the rules of the foundry" hint="They are one page.">
            I accept the rules of the foundry
          </Checkbox>
          <Checkbox name="cracked" disabled>
            I have mended a crack
          </Checkbox>
          <Checkbox name="apprentice" disabled defaultChecked>
            I was an apprentice
          </Checkbox>
          <Checkbox look="switch" name="ready" defaultChecked>
            Open to offers
          </Checkbox>
          <Checkbox look="switch" name="away">
            Away
          </Checkbox>
          <Checkbox look="card" name="travels" hint="Up to three nights a week.">
            Travels to towers
          </Checkbox>
        </div>
      </PartSet>
      <PartSet name="Choice group">
        <div className={css.fields}>
          <ChoiceGroup legend="Metal">
            <Radio name="metal" value="bronze" defaultChecked>
              Bronze
            </Radio>
            <Radio name="metal" value="steel">
              Steel
            </Radio>
            <Radio name="metal" value="gold" disabled>
              Gold
            </Radio>
          </ChoiceGroup>
          <ChoiceGroup legend="Kind of bell" hint="The ad names it." id="bell" problem="Choose the kind of bell">
            <Radio name="bell" value="tower" hint="A tonne or more.">
              Tower bell
            </Radio>
            <Radio name="bell" value="hand" hint="Up to four kilograms.">
              Handbell
            </Radio>
          </ChoiceGroup>
          <ChoiceGroup legend="Can you begin at four?" isInline>
            {['Yes', 'No', 'Not given'].map((text) => (
              <Radio key={text} name="four" value={text}>
                {text}
              </Radio>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Days" hint="None chosen means any." isInline>
            {['Monday', 'Tuesday', 'Wednesday'].map((text) => (
              <Checkbox key={text} name="day-of-week" value={text}>
                {text}
              </Checkbox>
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend="Where the mould goes">
            <Radio look="card" name="mould" value="keep" defaultChecked hint="For the next bell of the ring.">
              Keep it
            </Radio>
            <Radio look="card" name="mould" value="break" hint="Its loam is used again.">
              Break it
            </Radio>
          </ChoiceGroup>
        </div>
      </PartSet>
      <PartSet name="Checkboxes of rows">
        <Rows />
      </PartSet>
    </>
  )
}

/** One box ticks all; while only some are ticked it is neither on nor off. */
function Rows() {
  const [picked, setPicked] = useState<readonly string[]>(['Treble'])
  return (
    <>
      <Checkbox
        checked={picked.length === bells.length}
        isMixed={picked.length > 0 && picked.length < bells.length}
        onChange={(isOn) => setPicked(isOn ? bells : [])}
      >
        Select all bells
      </Checkbox>
      <Table
        caption="Bells"
        columns={[{ name: 'Bell' }, { name: 'Selected' }]}
        rows={bells.map((bell) => ({
          key: bell,
          cells: [
            bell,
            <BareCheckbox
              key="select"
              aria-label={`Select ${bell}`}
              checked={picked.includes(bell)}
              onChange={(isOn) => setPicked(bells.filter((one) => (one === bell ? isOn : picked.includes(one))))}
            />,
          ],
        }))}
      />
    </>
  )
}

const bells = ['Treble', 'Second', 'Tenor']
