import type { SandboxAd } from '../board.ts'
import { blocksOf, type Version } from './ad-blocks.ts'
import { hostileHtml, html, plain } from './ad-markup.ts'
import { questionsOf } from './questions.ts'
import { randomOf } from './random.ts'
import type { Vacancy } from './vacancies.ts'

/** What the texts of an ad are written from. */
export type Telling = {
  seed: number
  vacancy: Vacancy
  version: Version
  /** Chance of the markup alone. */
  markup: string
  isHostile: boolean
}

/** Gives an ad its texts. */
export function withTexts<Ad extends object>(ad: Ad, telling: Telling): Ad & Pick<SandboxAd, keyof typeof texts> {
  tellings.set(ad, telling)
  return Object.defineProperties(ad, texts) as Ad & Pick<SandboxAd, keyof typeof texts>
}

const tellings = new WeakMap<object, Telling>()

/**
 * Texts are written when they are read: all at once they would be some 100 MB. The getters are the same for all ads, as
 * 25,000 ads with three closures each would be another 50; and they are the ad's own, so that a copy has its texts too.
 */
const texts = {
  html: {
    enumerable: true,
    get(this: object) {
      const { seed, vacancy, version, markup, isHostile } = tellings.get(this)!
      const random = randomOf(seed, 'markup', vacancy.id, markup)
      const written = html(blocksOf(seed, vacancy, version), random)
      return isHostile ? hostileHtml(written, random) : written
    },
  },
  text: {
    enumerable: true,
    get(this: object) {
      const { seed, vacancy, version } = tellings.get(this)!
      return plain(blocksOf(seed, vacancy, version))
    },
  },
  questions: {
    enumerable: true,
    get(this: object) {
      const { seed, vacancy } = tellings.get(this)!
      return questionsOf(seed, vacancy)
    },
  },
}
