import { z } from 'zod'
import { raw, text } from '../fields.ts'
import { positionOrNull } from '../reading.ts'
import type { Listing } from '../../../engines/ads/index.ts'

const Address = z.object({
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  addressLine4: text,
  postcode: text,
  latitude: raw,
  longitude: raw,
})

/** The addresses of a vacancy; one for the whole nation has none, and the service is England's. */
export function placesOf(addresses: readonly unknown[], isNational: boolean): Pick<Listing, 'places' | 'position'> {
  const read = addresses.flatMap((address) => Address.safeParse(address).data ?? [])
  const places = new Set(read.map(placeText).filter((place) => place !== ''))
  const [only] = read
  return {
    places: places.size === 0 && isNational ? ['England'] : [...places],
    position: only && read.length === 1 ? positionOrNull(only.latitude, only.longitude) : null,
  }
}

/** The first line is a house and a street, whose words are towns elsewhere; the town comes in one of the others. */
function placeText({
  addressLine1,
  addressLine2,
  addressLine3,
  addressLine4,
  postcode,
}: z.infer<typeof Address>): string {
  const lines = [addressLine2, addressLine3, addressLine4].filter((line) => line !== null)
  return [...(lines.length > 0 ? lines : [addressLine1]), postcode].filter((part) => part !== null).join(', ')
}
