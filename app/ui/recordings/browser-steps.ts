export type Browser = 'chromium' | 'firefox' | 'safari' | 'iphone' | 'android' | 'other'

/** Which browser's menus a person has before them. @param agent the browser's own name for itself. */
export function browserOf(agent: string): Browser {
  // An iPad with a desktop page says Macintosh, which has no touch; its Safari has the same button, so that the steps fit.
  if (/iPhone|iPad|iPod/u.test(agent)) return 'iphone'
  if (/Android/u.test(agent)) return /Firefox/u.test(agent) ? 'other' : 'android'
  if (/Firefox\//u.test(agent)) return 'firefox'
  if (/Chrom(?:e|ium)\//u.test(agent)) return 'chromium'
  if (/Safari\//u.test(agent)) return 'safari'
  return 'other'
}

type Wanted = { hasCamera: boolean }

/** How to let this site use the devices again after the answer was no, step by step. */
export function stepsToAllow(browser: Browser, { hasCamera }: Wanted): readonly string[] {
  const devices = hasCamera ? 'Camera and Microphone' : 'Microphone'
  switch (browser) {
    case 'chromium':
      return [
        'Click the icon to the left of the address, at the top of this window.',
        `Turn on ${devices}. If you do not see ${hasCamera ? 'them' : 'it'}, open Site settings and choose Allow.`,
        'Come back to this page and choose Try again.',
      ]
    case 'firefox':
      return [
        `Click the crossed-out ${hasCamera ? 'camera or microphone' : 'microphone'} icon to the left of the address.`,
        'Click the × next to Blocked.',
        'Choose Try again here, then Allow when Firefox asks.',
      ]
    case 'safari':
      return [
        'Open the Safari menu at the top of the screen and choose Settings for This Website.',
        `Set ${devices} to Allow.`,
        'Come back to this page and choose Try again.',
      ]
    case 'iphone':
      return [
        'Tap the page icon next to the address and choose Website Settings.',
        `Set ${devices} to Allow. If you use another browser than Safari, open the Settings app, tap the name of your browser and turn on ${devices}.`,
        'Come back to this page and choose Try again.',
      ]
    case 'android':
      return [
        'Tap the icon to the left of the address and choose Permissions.',
        `Turn on ${devices}.`,
        'Come back to this page and choose Try again.',
      ]
    case 'other':
      return [
        'Open the settings of your browser and look for the permissions of this site.',
        `Allow ${devices}.`,
        'Come back to this page and choose Try again.',
      ]
  }
}

/** Where the system itself can keep browsers from its devices. Null where the browser's own setting is all there is. */
export function systemStep(agent: string, { hasCamera }: Wanted): string | null {
  const device = hasCamera ? 'Camera' : 'Microphone'
  if (/Macintosh/u.test(agent))
    return `If it still does not work, open System Settings, then Privacy & Security, then ${device}, and turn on your browser.`
  if (/Windows/u.test(agent))
    return `If it still does not work, open Windows Settings, then Privacy & security, then ${device}, and let desktop apps use it.`
  return null
}
