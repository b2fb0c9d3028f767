import { product } from '../../contract/texts/messages.ts'

type Operation = {
  summary?: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
}
type Document = { paths?: Record<string, Record<string, Operation>> }

/** The API as a page to read: plain HTML from the OpenAPI document, with nothing loaded from elsewhere. */
export function apiDocsPage(document: object, nonce: string): string {
  const { paths = {} } = document as Document
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product} API</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.1rem; margin: 2rem 0 .25rem } code { font-family: ui-monospace, monospace }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top }
</style>
</head>
<body>
<main>
<h1>${product} API</h1>
<p>Every call that the product's own pages use. The same as a document for tools: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Errors have one shape: <code>{ status, code, message, details, id, errors? }</code>. A client that calls too often is answered
with 429 and <code>Retry-After</code>.</p>
${sections.join('\n')}
</main>
</body>
</html>`
}

function section(path: string, method: string, operation: Operation): string {
  const rows = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escape(parameter.name)}</code></td><td>${escape(parameter.in)}${parameter.required ? ', required' : ''}</td><td>${escape(parameter.description ?? '')}</td></tr>`,
  )
  return `<section>
<h2><code>${method.toUpperCase()} /api${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}. ${escape(operation.description ?? '')}</p>
${rows.length > 0 ? `<table><thead><tr><th>Name</th><th>In</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
</section>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
