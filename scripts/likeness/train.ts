import { dimensions, keysOf, wordsOf } from '../../engines/title-likeness/index.ts'
import { randomOf, type Random } from '../../sandbox/generate/random.ts'
import type { Group } from './sources.ts'
import { startRows, type Rows } from './start-rows.ts'

/** Runs with draws of their own, whose tables are averaged: what one of them learnt by chance weighs less. */
const runs = 2
const steps = 1_200
/** Groups in a step. */
const batch = 384
const temperature = 0.07
const learningRate = 0.02
/** An error below it moves nothing that a byte could hold: the largest is about 0.02. */
const negligible = 1e-7
/** A large group is not drawn oftener than one of so many names. */
const namesThatCount = 30

type Name = { rows: Int32Array; groups: ReadonlySet<number> }

/**
 * Tunes word vectors so that two names of one occupation lie nearer to each other than to names of others: softmax over a batch, both ways
 * (InfoNCE), with row-wise Adagrad. The same groups and seed give the same table. Some minutes of one core.
 */
export function train(folder: string, groups: readonly Group[], seed: number): Rows {
  const start = startRows(folder, groups, seed)
  const namesOf = readNames(groups, start)
  const mean = new Float32Array(start.numbers.length)
  for (let run = 0; run < runs; run++) {
    const numbers = start.numbers.slice()
    tune({ keys: start.keys, numbers }, { groups, namesOf, random: randomOf(seed, 'steps', run) })
    for (const [at, number] of numbers.entries()) mean[at]! += number / runs
  }
  return { keys: start.keys, numbers: mean }
}

function tune(
  rows: Rows,
  { groups, namesOf, random }: { groups: readonly Group[]; namesOf: readonly Name[][]; random: Random },
): void {
  const drawn = groups.map((_, group) => group).filter((group) => namesOf[group]!.length > 1)
  const draw = drawBy(
    drawn,
    (group) => groups[group]!.weight * Math.sqrt(Math.min(namesOf[group]!.length, namesThatCount)),
  )
  const step = new Step(rows)
  for (let at = 0; at < steps; at++) {
    const pairs = draw(random, Math.min(batch, drawn.length)).map((group) => random.some(namesOf[group]!, 2))
    step.take(pairs as [Name, Name][], learningRate * (1 - at / steps))
  }
}

function readNames(groups: readonly Group[], { keys }: Rows): Name[][] {
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const inGroups = new Map<string, Set<number>>()
  for (const [group, { names }] of groups.entries()) {
    for (const name of names) inGroups.set(name, (inGroups.get(name) ?? new Set()).add(group))
  }
  const read = new Map<string, Name>()
  for (const [name, ofName] of inGroups) {
    const rows = keysOf(wordsOf(name)).flatMap((key) => rowOf.get(key) ?? [])
    if (rows.length > 0) read.set(name, { rows: Int32Array.from(rows), groups: ofName })
  }
  return groups.map(({ names }) => names.flatMap((name) => read.get(name) ?? []))
}

/** Draws different ones, each as likely as its weight says. */
function drawBy<T>(list: readonly T[], weightOf: (one: T) => number): (random: Random, count: number) => T[] {
  const sums: number[] = []
  let sum = 0
  for (const one of list) sums.push((sum += weightOf(one)))
  return (random, count) => {
    const found = new Set<T>()
    while (found.size < count) {
      const wanted = random.next() * sum
      let [low, high] = [0, sums.length - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if (sums[middle]! > wanted) high = middle
        else low = middle + 1
      }
      found.add(list[low]!)
    }
    return [...found]
  }
}

class Step {
  private readonly numbers: Float32Array
  private readonly squares: Float32Array

  constructor({ keys, numbers }: Rows) {
    this.numbers = numbers
    this.squares = new Float32Array(keys.length)
  }

  take(pairs: readonly (readonly [Name, Name])[], rate: number): void {
    const count = pairs.length
    const firsts = pairs.map(([first]) => first)
    const seconds = pairs.map(([, second]) => second)
    const a = this.vectorsOf(firsts)
    const b = this.vectorsOf(seconds)
    const errors = softmaxErrors(products(a.units, b.units, count), sharing(firsts, seconds), count)
    const gradients = new Map<number, Float32Array>()
    spread(firsts, a, weighed(errors, b.units, count), gradients)
    spread(seconds, b, weighed(transposed(errors, count), a.units, count), gradients)
    for (const [row, gradient] of gradients) this.update(row, gradient, rate)
  }

  private vectorsOf(names: readonly Name[]): { units: Float32Array; lengths: Float64Array } {
    const units = new Float32Array(names.length * dimensions)
    const lengths = new Float64Array(names.length)
    for (const [i, { rows }] of names.entries()) {
      const from = i * dimensions
      for (const row of rows)
        for (let at = 0; at < dimensions; at++) units[from + at]! += this.numbers[row * dimensions + at]! / rows.length
      let squares = 1e-12
      for (let at = from; at < from + dimensions; at++) squares += units[at]! ** 2
      lengths[i] = Math.sqrt(squares)
      for (let at = from; at < from + dimensions; at++) units[at]! /= lengths[i]!
    }
    return { units, lengths }
  }

  /** Row-wise Adagrad: one sum of squares for all numbers of a row. */
  private update(row: number, gradient: Float32Array, rate: number): void {
    let mean = 0
    for (const number of gradient) mean += (number * number) / dimensions
    this.squares[row]! += mean
    const by = rate / (Math.sqrt(this.squares[row]!) + 1e-10)
    for (let at = 0; at < dimensions; at++) this.numbers[row * dimensions + at]! -= by * gradient[at]!
  }
}

function products(a: Float32Array, b: Float32Array, count: number): Float32Array {
  const result = new Float32Array(count * count)
  for (let i = 0; i < count; i++) {
    const one = a.subarray(i * dimensions, (i + 1) * dimensions)
    for (let j = 0; j < count; j++) {
      const from = j * dimensions
      // Four sums at once: one would wait for itself.
      let s0 = 0
      let s1 = 0
      let s2 = 0
      let s3 = 0
      for (let at = 0; at < dimensions; at += 4) {
        s0 += one[at]! * b[from + at]!
        s1 += one[at + 1]! * b[from + at + 1]!
        s2 += one[at + 2]! * b[from + at + 2]!
        s3 += one[at + 3]! * b[from + at + 3]!
      }
      result[i * count + j] = s0 + s1 + s2 + s3
    }
  }
  return result
}

/** The places of pairs that are not each other's, but share a group: they are neither right nor wrong. */
function sharing(firsts: readonly Name[], seconds: readonly Name[]): number[] {
  const byGroup = new Map<number, number[]>()
  for (const [j, { groups }] of seconds.entries())
    for (const group of groups) byGroup.set(group, [...(byGroup.get(group) ?? []), j])
  return firsts.flatMap(({ groups }, i) =>
    [...groups].flatMap((group) => (byGroup.get(group) ?? []).flatMap((j) => (i === j ? [] : [i * firsts.length + j]))),
  )
}

/** How far the softmax by rows and the one by columns are from choosing each one's own pair. */
function softmaxErrors(cosines: Float32Array, leftOut: readonly number[], count: number): Float32Array {
  const powers = new Float32Array(count * count)
  for (let at = 0; at < powers.length; at++) powers[at] = Math.exp(cosines[at]! / temperature)
  for (const at of leftOut) powers[at] = 0
  const ofRows = new Float64Array(count)
  const ofColumns = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      ofRows[i]! += powers[i * count + j]!
      ofColumns[j]! += powers[i * count + j]!
    }
  }
  const by = 1 / (2 * count * temperature)
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const at = i * count + j
      powers[at] = by * (powers[at]! / ofRows[i]! + powers[at]! / ofColumns[j]! - (i === j ? 2 : 0))
    }
  }
  return powers
}

function weighed(errors: Float32Array, units: Float32Array, count: number): Float32Array {
  const result = new Float32Array(count * dimensions)
  for (let i = 0; i < count; i++) {
    const sum = new Float64Array(dimensions)
    for (let j = 0; j < count; j++) {
      const error = errors[i * count + j]!
      const from = j * dimensions
      // Most of the softmax is as good as nothing.
      if (error > negligible || error < -negligible)
        for (let at = 0; at < dimensions; at++) sum[at]! += error * units[from + at]!
    }
    result.set(sum, i * dimensions)
  }
  return result
}

function transposed(matrix: Float32Array, count: number): Float32Array {
  const result = new Float32Array(matrix.length)
  for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) result[j * count + i] = matrix[i * count + j]!
  return result
}

/** What the vectors of names should change by, handed on to the rows they are the mean of. */
function spread(
  names: readonly Name[],
  { units, lengths }: { units: Float32Array; lengths: Float64Array },
  changes: Float32Array,
  gradients: Map<number, Float32Array>,
): void {
  for (const [i, { rows }] of names.entries()) {
    const from = i * dimensions
    let along = 0
    for (let at = from; at < from + dimensions; at++) along += changes[at]! * units[at]!
    const by = 1 / (lengths[i]! * rows.length)
    for (const row of rows) {
      const gradient = gradients.get(row) ?? new Float32Array(dimensions)
      for (let at = 0; at < dimensions; at++) gradient[at]! += (changes[from + at]! - along * units[from + at]!) * by
      gradients.set(row, gradient)
    }
  }
}
