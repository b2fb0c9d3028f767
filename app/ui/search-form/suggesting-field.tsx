import { searchLimits } from '../../../contract/job-searches/limits.ts'
import { Combobox, type ComboboxProps } from '../parts/combobox.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = Omit<ComboboxProps, 'suggestions' | 'onType' | 'onClear' | 'maxLength'> & {
  source: '/suggest/titles' | '/suggest/places'
}

/** Words of a search, with what others continue them by. */
export function SuggestingField({ source, ...field }: Props) {
  const { suggestions, suggest, clear } = useSuggestions(source)
  return (
    <Combobox
      {...field}
      suggestions={suggestions}
      onType={(text) => void suggest(text)}
      onClear={clear}
      maxLength={searchLimits.maxTextLength}
    />
  )
}
