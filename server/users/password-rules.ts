import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordLimits } from '../../contract/users/passwords.ts'
import { messages, product } from '../../contract/texts/messages.ts'

/**
 * What is wrong with a new password, in the words that a person reads; null: nothing (C2, R-AUT-1, R-AUT-2). Length, a list of
 * common passwords and the person's own words; no rules about kinds of characters.
 */
export function passwordProblem(password: string, person: { name: string; email: string | null }): string | null {
  // Characters as people count them, not the halves that some are made of.
  const length = [...password].length
  if (length < passwordLimits.least) return messages.passwordTooShort
  if (length > passwordLimits.most) return messages.passwordTooLong
  const plain = password.normalize('NFKC').toLowerCase()
  if (isCommon(plain)) return messages.passwordCommon
  if (ownWords(person).some((word) => isLittleMoreThan(plain, word))) return messages.passwordOwnWords
  return null
}

/** Also with a digit or two or a sign behind it, which is what people add when they are told to. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']?.map(String))
  return [password, password.replace(/[\d!?.*#]{1,4}$/u, '')].some((form) => form.length > 3 && common?.has(form))
}

/** 49,000 of them, the most used first; made when first needed. */
let common: Set<string> | null = null

function ownWords({ name, email }: { name: string; email: string | null }): string[] {
  return [...name.split(/\s+/u), name.replace(/\s+/gu, ''), email ?? '', email?.split('@')[0] ?? '', product]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= 4)
}

/** The word with up to four characters around it; a long sentence may name anybody. */
function isLittleMoreThan(password: string, word: string): boolean {
  return password.includes(word) && password.length - word.length <= 4
}
