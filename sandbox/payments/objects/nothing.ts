/** Fields that every answer of the real API has and that nothing here fills: each named, each null. */
export function nothing(names: string): object {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/u)
      .map((name) => [name, null]),
  )
}
