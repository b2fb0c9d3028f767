import { expect, test } from 'vitest'
import { ownTaxonomy } from './own.ts'

const { skills, occupations } = ownTaxonomy

test('no two skills, and no two occupations, have the same name', () => {
  for (const all of [skills, occupations]) {
    const owners = new Map<string, string>()
    const twice: string[] = []
    for (const { id, names } of all) {
      for (const { text } of names) {
        const owner = owners.get(text.toLowerCase())
        if (owner !== undefined && owner !== id) twice.push(`${text}: ${owner}, ${id}`)
        owners.set(text.toLowerCase(), id)
      }
    }
    expect(twice).toEqual([])
  }
})

test('what is implied or near is there', () => {
  const knownSkills = new Set(skills.flatMap(({ names }) => names.map(({ text }) => text.toLowerCase())))
  const knownOccupations = new Set(occupations.flatMap(({ names }) => names.map(({ text }) => text.toLowerCase())))
  expect(
    skills.flatMap(({ id, implies, near }) =>
      [...implies, ...near].filter((other) => !knownSkills.has(other.toLowerCase())).map((other) => `${id}: ${other}`),
    ),
  ).toEqual([])
  expect(
    occupations.flatMap(({ id, implies, near }) => [
      ...implies.filter((other) => !knownSkills.has(other.toLowerCase())).map((other) => `${id} > ${other}`),
      ...near.filter((other) => !knownOccupations.has(other.toLowerCase())).map((other) => `${id} ~ ${other}`),
    ]),
  ).toEqual([])
})

test('every field of work is there', () => {
  expect(skills.length).toBeGreaterThan(700)
  expect(occupations.length).toBeGreaterThan(220)
})
