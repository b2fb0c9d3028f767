export type Strength = { word: string; advice: string }

type StrengthOf = (password: string) => Strength

/**
 * How strong a password is, by a script that is loaded when it is first needed; null if it cannot be loaded: then there is no advice, and the
 * server decides. What the script itself throws is a fault, and is passed on to be reported as one.
 * @param load again, if it failed before
 */
export function strengthMeter(load: () => Promise<StrengthOf>): {
  prepare: () => void
  measure: (password: string) => Promise<Strength | null>
} {
  let loading: Promise<StrengthOf | null> | null = null
  const loaded = async (): Promise<StrengthOf | null> => {
    loading ??= load().catch(() => {
      loading = null
      return null
    })
    return await loading
  }
  return {
    prepare: () => void loaded(),
    async measure(password) {
      const strengthOf = await loaded()
      return strengthOf === null ? null : strengthOf(password)
    },
  }
}
