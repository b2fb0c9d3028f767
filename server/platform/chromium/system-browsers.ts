import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/** Browsers of the Chromium kind that seem to be installed; one of them may still be a mere signpost to a shop. */
export function systemBrowsers(path: string): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].filter((file) =>
    existsSync(file),
  )
}
