import { messages, product } from '../../contract/messages.ts'

/** What a person sees who asked for pages too often: plain HTML, because rendering is what is being spared. */
export function tooManyPage(seconds: number): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.tooMany} – ${product}</title>
</head>
<body>
<main>
<h1>${messages.tooMany}</h1>
<p>${messages.tooManyDetails(seconds)} Nothing of yours is lost: reload this page then.</p>
</main>
</body>
</html>`
}
