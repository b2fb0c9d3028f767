/** What makes two addresses one account: letters without case, in one form of Unicode. Dots and plus signs are the provider's affair. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** What somebody is called who has given an address and no name: what stands before the @. */
export function nameFrom(email: string): string {
  return email.split('@')[0] || email
}
