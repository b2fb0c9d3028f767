/** A wall that asks for a human, in our own words, with the marks by which such walls are known. */
export const challengePage = `<!doctype html>
<html lang="en">
<head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body>
<h1>Checking that you are human</h1>
<p>Please tick the box to go on. This page needs JavaScript and cookies.</p>
<form id="challenge-form" action="/cdn-cgi/challenge-platform/h/b/flow" method="post">
<div class="cf-turnstile" data-sitekey="sandbox"></div>
<noscript>Enable JavaScript and cookies to continue</noscript>
</form>
<script src="/cdn-cgi/challenge-platform/scripts/sandbox.js"></script>
</body>
</html>`

export const refusalPage = `<!doctype html>
<html lang="en">
<head><title>Access denied</title></head>
<body><h1>Access denied</h1><p>You do not have permission to see this page. Reference: sandbox-403.</p></body>
</html>`
