import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Waits until a recorder says that this much time is left, or less: on a busy machine a second can pass without being seen. @param time as it is shown: '0:57' */
export async function timeLeft(page: Page, time: string): Promise<void> {
  await expect
    .poll(async () => secondsOf(await page.getByRole('timer').innerText()), {
      message: `${time} left`,
    })
    .toBeLessThanOrEqual(secondsOf(time))
}

function secondsOf(time: string): number {
  const [, minutes, seconds] = /(\d+):(\d\d)/u.exec(time) ?? []
  return minutes === undefined ? Infinity : Number(minutes) * 60 + Number(seconds)
}
