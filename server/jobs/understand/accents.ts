/** 'Café' → 'Cafe': for keys, never for what is shown. */
export function withoutAccents(text: string): string {
  return /^\p{ASCII}*$/u.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
}
