import { useRef, useState } from 'react'
import { Combobox } from '../parts/combobox.tsx'
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx'
import { SliderField } from '../parts/slider-field.tsx'
import { SortableList } from '../parts/sortable-list.tsx'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** What takes more than a native element. */
export function WorkedParts() {
  const [text, setText] = useState('<p>You cast bells and <strong>tune</strong> them.</p>')
  const [order, setOrder] = useState(['Why bells?', 'Which alloys have you cast?', 'When can you start?'])
  return (
    <>
      <PartSet name="Slider with number field">
        <div className={css.fields}>
          <SliderField
            name="miles"
            label="Within"
            sliderName="Distance in miles"
            min={1}
            max={200}
            defaultValue={10}
            meaning={(miles) => (miles === 200 ? 'any distance' : miles === 1 ? 'mile' : 'miles')}
          />
        </div>
      </PartSet>
      <PartSet name="Combobox">
        <div className={css.fields}>
          <Trades />
        </div>
      </PartSet>
      <PartSet name="Rich text">
        <RichTextField
          id="advert"
          label="The ad"
          hint="What the person will do, with whom, and what the job pays."
          max={5_000}
          value={text}
          onChange={setText}
        />
      </PartSet>
      <PartSet name="Sortable list">
        <SortableList
          label="Questions"
          items={order.map((name) => ({ id: name, name }))}
          onMove={(from, to) =>
            setOrder((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)))
          }
        />
      </PartSet>
    </>
  )
}

function Trades() {
  const input = useRef<HTMLInputElement>(null)
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  return (
    <div className="field">
      <label className="label" htmlFor="trade">
        Trade
      </label>
      <p className="hint" id="trade-hint">
        Type ‘be’ for suggestions. You can also enter anything else.
      </p>
      <Combobox
        id="trade"
        name="trade"
        defaultValue=""
        suggestions={suggestions}
        onType={(typed) =>
          setSuggestions(typed.length < 2 ? [] : trades.filter((trade) => trade.startsWith(typed.toLowerCase())))
        }
        onClear={() => setSuggestions([])}
        maxLength={60}
        input={input}
        describedBy="trade-hint"
        isInvalid={false}
        autoComplete="off"
      />
    </div>
  )
}

const trades = ['bell founder', 'bell hanger', 'bell tuner', 'beekeeper']
