import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Goes on with the Tab key until what says this has the focus: a button or link by its words, a field by its label. */
export async function tabTo(page: Page, words: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What is pressed while a page is on its way goes nowhere.
  await expect.poll(async () => (await namesOn(page)).includes(words), { message: `${words} is there` }).toBe(true)
  for (let presses = 0; presses < 120 && (await focused(page)) !== words; presses++) await page.keyboard.press(key)
  await expect.poll(async () => await focused(page)).toBe(words)
}

/** The same, and then Enter. */
export async function pressByKeys(page: Page, words: string): Promise<void> {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
}

/** Goes to a field and types. In a list, the first letters of an option choose it. */
export async function typeByKeys(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

/** What has the focus is called this. */
export async function expectFocus(page: Page, words: string): Promise<void> {
  await expect.poll(async () => await focused(page), { message: `the focus is on ${words}` }).toBe(words)
}

/** Something on the page has the focus: whoever has only a keyboard goes on from there, not from the top. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(async () => await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

/** The name of the element with the focus; empty if there is none, and during a navigation. */
async function focused(page: Page): Promise<string> {
  return (await namesOf(page, ':focus'))[0] ?? ''
}

/** What can be called by its name on the page. */
async function namesOn(page: Page): Promise<string[]> {
  return await namesOf(page, 'a, button, input, select, textarea, summary, [tabindex], [contenteditable], video, audio')
}

async function namesOf(page: Page, selector: string): Promise<string[]> {
  const read = page.evaluate((which) => {
    return [...document.querySelectorAll(which)].map((element) => {
      const labels = (element as Partial<HTMLInputElement>).labels ?? []
      const labelled = element.getAttribute('aria-labelledby')
      const named = labelled === null ? null : document.getElementById(labelled)
      const words = element.getAttribute('aria-label') ?? [...labels][0]?.textContent ?? named?.textContent
      return (words ?? element.textContent).trim()
    })
  }, selector)
  return await read.catch((error: unknown) => {
    if (String(error).includes('Execution context was destroyed')) return []
    throw error
  })
}
