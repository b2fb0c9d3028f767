import { type ChromiumLaunch, findChromium } from './chromium.ts'

/** Looks for a Chromium once, for all who need one; what was not found is looked for again, as one may be installed by then. */
export function chromiumFinder(given: { setting: string | null; folder: string }): () => Promise<ChromiumLaunch> {
  let found: Promise<ChromiumLaunch> | null = null
  return async () => {
    found ??= findChromium(given)
    try {
      return await found
    } catch (error) {
      found = null
      throw error
    }
  }
}
