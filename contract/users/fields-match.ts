type MatchOptions = {
  /** 'Word' matches 'word'. */
  ignoreCase?: boolean
  /** The two must differ. */
  negated?: boolean
  /** Where one of them is empty there is nothing to say yet. */
  ignoreEmpty?: boolean
}

/** Whether two fields match as they should: a password and the same again (S3.20). */
export function fieldsMatch(one: string, other: string, options: MatchOptions = {}): boolean {
  const { ignoreCase = false, negated = false, ignoreEmpty = false } = options
  if (ignoreEmpty && (one === '' || other === '')) return true
  const isSame = ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other
  return isSame !== negated
}
