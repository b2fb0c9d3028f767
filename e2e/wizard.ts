import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** The five steps of the wizard, by position. */
export const stepNames = ['Personal details', 'Work', 'Education', 'Skills', 'Your next job'] as const

/** Opens the wizard, and waits until its scripts have taken it over: until then nothing can be typed. */
export async function openWizard(page: Page, { step = 0, cv }: { step?: number; cv?: string } = {}): Promise<Locator> {
  await page.goto(`/build-your-cv?${cv === undefined ? '' : `cv=${cv}&`}step=${step}`)
  return await wizardIsReady(page, step)
}

/** @returns the page's main part. */
export async function wizardIsReady(page: Page, step = 0): Promise<Locator> {
  const form = page.getByRole('group', { name: stepNames[step]!, exact: true })
  // Not `isEnabled`: it looks at fields, and finds a group of them enabled in any case.
  await expect.poll(async () => await form.evaluate((group) => group.matches(':disabled'))).toBe(false)
  // Whoever comes moves something: with that the editor and the other steps come.
  await page.mouse.move(1, 1)
  return page.getByRole('main')
}

/** The four fields that the wizard needs. */
export async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Given name').fill('Aoife')
  await form.getByLabel('Surname').fill('Ní Bhriain')
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Phone').fill('+44 7700 900123')
}

/** Goes to a step by the list of them. */
export async function goToStep(page: Page, step: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: new RegExp(`^${stepNames[step]}`, 'u') })
    .click()
  await page.getByRole('heading', { level: 2, name: `Step ${step + 1} of 5 ${stepNames[step]}` }).waitFor()
}

/** The CV that an account has under an id, or its main one. */
export async function keptCv(page: Page, id?: string): Promise<KeptCv> {
  const list = (await (await page.request.get('/api/cvs')).json()) as { _id: string }[]
  const answer = await page.request.get(`/api/cvs/${id ?? list[0]?._id}`)
  return (await answer.json()) as KeptCv
}

type Content = { headline: string; summary: string; jobs: { jobTitle: string; jobDescription: string }[] }
type KeptCv = { _id: string; name: string; version: number; cv: Content; draft: { cv: Content } | null }

/** What a guest's browser keeps; null: nothing. */
export async function keptHere(page: Page): Promise<Content | null> {
  const text = await page.evaluate(() => localStorage.getItem('cv-draft'))
  return text === null ? null : (JSON.parse(text) as { cv: Content }).cv
}
