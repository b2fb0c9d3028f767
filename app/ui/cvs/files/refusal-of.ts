/**
 * Why a file was not taken, in words for people. A proxy in front of the site may refuse it before we see it, and then answers with a page
 * of its own. @returns null if the answer says nothing that we can read.
 */
export function refusalOf(status: number, text: string): string | null {
  if (status === 413) return 'This file is larger than the site takes.'
  try {
    const { message, details } = JSON.parse(text) as { message?: string; details?: string }
    return [message, details].filter((part) => part !== undefined && part !== '').join(' ') || null
  } catch {
    return null
  }
}
