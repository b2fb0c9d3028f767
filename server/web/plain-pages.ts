import { messages, product } from '../../contract/texts/messages.ts'
import { bodyLimits } from './body-limits.ts'

/**
 * What a person sees who asked for pages too often: plain HTML, because rendering is what is being spared.
 * @param isWrite a form was sent, and refused before anything of it was read.
 */
export function tooManyPage(seconds: number, isWrite: boolean): string {
  return plainPage(messages.tooMany, tooManyText(seconds, isWrite))
}

/** Says when to try again, and for what was sent to be kept that it was not. */
export function tooManyText(seconds: number, isWrite: boolean): string {
  return `${isWrite ? `${messages.notSaved} ` : ''}${messages.tooManyDetails(seconds)}`
}

/** What a person sees whose form brought more than its page takes, in bytes: it was cut off, so nothing else is known of it. */
export function tooLargePage(mostBytes: number): string {
  const takesFile = mostBytes === bodyLimits.file
  return plainPage(messages.tooLarge, takesFile ? messages.tooLargeDetails : messages.formTooLargeDetails(mostBytes))
}

/** What a person sees who asked for a page while more is asked for than can be done. @param given.wasSent a form came with it. */
export function busyPage({ wasSent }: { wasSent: boolean }): string {
  return plainPage(messages.busy, wasSent ? messages.busySent : messages.busyPage)
}

/** What a person sees where something failed, and so did the page that says so. */
export function failedPage(): string {
  return plainPage(messages.serverError, messages.serverErrorDetails)
}

/** What a person sees whose address, or form, cannot be read. */
export function unreadablePage(text: string): string {
  return plainPage(messages.badInput, text)
}

function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${product}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>`
}
