import { searchLimits as limits } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { SliderField } from '../parts/slider-field.tsx'

/** How far from the place. */
export function DistanceField({ defaultMiles }: { defaultMiles: number }) {
  return (
    <SliderField
      name="jobDistance"
      label="Within"
      sliderName="Distance in miles"
      min={limits.distanceMin}
      max={limits.distanceMax}
      defaultValue={Math.min(defaultMiles, limits.distanceMax)}
      meaning={(miles) => (miles > limits.anyDistanceAbove ? `any distance (${messages.anyDistance})` : 'miles')}
    />
  )
}
