import { expect, test } from 'vitest'
import { strengthMeter } from './strength.ts'

const strong = { word: 'Strong', advice: '' }

test('what the script of the strength field throws is passed on, and nobody is told a strength', async () => {
  const { measure } = strengthMeter(async () => {
    await Promise.resolve()
    return () => {
      throw new TypeError('graphs is undefined')
    }
  })
  await expect(measure('quiet river 27')).rejects.toThrow('graphs is undefined')
})

test('without its script there is no advice, and it is asked for again', async () => {
  let tries = 0
  const { measure, prepare } = strengthMeter(async () => {
    await Promise.resolve()
    if (++tries === 1) throw new Error('The network is away')
    return () => strong
  })
  expect(await measure('quiet')).toBe(null)
  expect(await measure('quiet river')).toEqual(strong)
  prepare()
  expect(await measure('quiet river 27')).toEqual(strong)
  expect(tries).toBe(2)
})
