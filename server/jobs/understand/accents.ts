/** 'Café' → 'Cafe': for keys, never for what is shown. */
export function withoutAccents(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u007F]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
}
