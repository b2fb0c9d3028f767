import type { Page } from '@playwright/test'

/** Lets nothing of these addresses through until it is released. */
export async function holdBack(page: Page, pattern: string): Promise<{ release: () => void }> {
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: () => released.resolve() }
}
