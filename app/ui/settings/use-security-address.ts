import { useSearchParams } from 'react-router'

/** Where the forms of the security page go: back to it, still with the page that somebody was sent here from. */
export function useSecurityAddress(): string {
  const back = useSearchParams()[0].get('back')
  return back === null ? '/settings/security' : `/settings/security?back=${encodeURIComponent(back)}`
}
