/**
 * Lets a mail program stop an alert by itself (RFC 8058): it posts to the address of our own page, which a person who opens it there
 * only sees. Nothing is stopped by opening it.
 */
export function oneClickHeaders({ siteUrl, key }: { siteUrl: string; key: string }): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/stop-alert/${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
