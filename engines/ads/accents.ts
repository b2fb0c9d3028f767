/** 'Café' → 'Cafe': for keys, never for what is shown. */
export function withoutAccents(text: string): string {
  return /[\u0080-\uffff]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text
}
