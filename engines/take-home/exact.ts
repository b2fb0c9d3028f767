/**
 * Amounts that are carried exactly and rounded once, where they are shown: a fraction of a penny (or cent). Rates have up to four
 * decimals and some amounts are divided by twelve or by 1.155, so neither pennies nor decimals would do.
 */
export type Exact = { readonly n: bigint; readonly d: bigint }

/** A whole number of pennies or cents: what is shown. */
export type Pennies = number

export const nothing: Exact = { n: 0n, d: 1n }

export function ofPennies(pennies: Pennies): Exact {
  return { n: BigInt(pennies), d: 1n }
}

/** An amount of whole pounds or euro, as the law states its limits. */
export function ofPounds(pounds: number): Exact {
  return { n: BigInt(pounds) * 100n, d: 1n }
}

/** A rate in hundredths of a percent: 1325 is 13.25%. */
export function ofRate(hundredthsOfPercent: number): Exact {
  return { n: BigInt(hundredthsOfPercent), d: 10_000n }
}

/** A percentage as people give it, with up to six decimals: 4.5 is 4.5%. */
export function ofPercent(percent: number): Exact {
  return { n: BigInt(Math.round(percent * 1_000_000)), d: 100_000_000n }
}

export function plus(a: Exact, b: Exact): Exact {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { n: -b.n, d: b.d })
}

export function times(a: Exact, b: Exact): Exact {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** The divisor is above nothing. */
export function over(a: Exact, b: Exact): Exact {
  return { n: a.n * b.d, d: a.d * b.n }
}

/** A part: 5 of 12 months. */
export function part(a: Exact, count: number, of: number): Exact {
  return { n: a.n * BigInt(count), d: a.d * BigInt(of) }
}

export function isOver(a: Exact, b: Exact): boolean {
  return a.n * b.d > b.n * a.d
}

export function least(a: Exact, b: Exact): Exact {
  return isOver(a, b) ? b : a
}

/** The amount, or nothing where it is below. */
export function notBelowNothing(a: Exact): Exact {
  return a.n < 0n ? nothing : a
}

/** To a penny, half a penny up: how every amount is shown. */
export function toPennies(a: Exact): Pennies {
  return Number(floor(a.n * 2n + a.d, a.d * 2n))
}

/** To a penny, half a penny down: how a payroll works out the National Insurance of a pay period. */
export function toPenniesHalfDown(a: Exact): Pennies {
  return Number(-floor(-a.n * 2n + a.d, a.d * 2n))
}

/** The whole pounds in it, in pennies. */
export function downToPounds(a: Exact): Pennies {
  return Number(floor(a.n, a.d * 100n)) * 100
}

/** The next whole pound, in pennies. */
export function upToPounds(a: Exact): Pennies {
  // Turned before it becomes a number: nothing must not become minus nothing.
  return Number(-floor(-a.n, a.d * 100n)) * 100
}

function floor(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}
