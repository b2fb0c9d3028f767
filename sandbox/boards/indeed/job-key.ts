import type { SandboxAd } from '../../board.ts'

/** Sixteen hexadecimal digits, from which the number can be read again. */
export function jobKey(ad: SandboxAd): string {
  return (0x9e37_0000_0000_0000n + BigInt(ad.number)).toString(16)
}

export function numberOfKey(key: string | undefined): number {
  return /^9e37[0-9a-f]{12}$/.test(key ?? '') ? Number.parseInt(key?.slice(4) ?? '', 16) : Number.NaN
}
