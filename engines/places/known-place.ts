import { fold } from './fold.ts'
import type { Place } from './place.ts'

/** A place with the names that lead to it. */
export type KnownPlace = {
  place: Place
  /**
   * How often people mean it among places of the same name: its residents, or a stand-in of the same order where they are
   * not known (a district of a big town, a region).
   */
  weight: number
  names: Name[]
  /** The code of its area (see data/areas.ts); '' for areas and words. */
  code: string
}

export type Name = {
  /** As folded by fold.ts. */
  key: string
  /** 1: its own name; below: a name that it shares in part, so that a bearer of the name proper comes first. */
  share: number
}

export function named(text: string, share = 1): Name {
  return { key: fold(text), share }
}

/** Welsh, Irish and other names that GeoNames lists: some are those of another place or of the past. */
export const otherNameShare = 0.15
/** 'Burnham' for Burnham-on-Sea. */
export const shortNameShare = 0.03
/** 'Cork' for County Cork: understood behind a town, thought of last when it stands alone. */
export const bareCountyShare = 0.0001
