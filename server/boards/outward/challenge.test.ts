import { expect, test } from 'vitest'
import { challengeIn } from './challenge.ts'

const html = new Headers({ 'content-type': 'text/html; charset=utf-8' })
const json = new Headers({ 'content-type': 'application/json' })

test.each<[string, Headers, string, string]>([
  ["Cloudflare's header", new Headers({ 'cf-mitigated': 'challenge' }), '', 'Cloudflare'],
  ["Cloudflare's page", html, '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>', 'Cloudflare'],
  ["Cloudflare's script", html, '<html><script>window._cf_chl_opt={cvId:"3"}</script></html>', 'Cloudflare'],
  ["Cloudflare's block", html, '<title>Attention Required! | Cloudflare</title><h1>Sorry</h1>', 'Cloudflare'],
  ["AWS WAF's header", new Headers({ 'x-amzn-waf-action': 'captcha' }), '', 'AWS WAF'],
  ["DataDome's page", html, "<script>var dd={'host':'geo.captcha-delivery.com/'}</script>", 'DataDome'],
  ["DataDome's JSON", json, '{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=A"}', 'DataDome'],
  ['PerimeterX', html, '<html><div id="px-captcha"></div></html>', 'HUMAN'],
  ['PerimeterX JSON', json, '{"appId":"PXabc","jsClientSrc":"/x/init.js","blockScript":"/x/captcha.js"}', 'HUMAN'],
  ['Imperva', html, '<html><body>Request unsuccessful. Incapsula incident ID: 1-2</body></html>', 'Imperva'],
  ['Imperva in a frame', html, '<iframe src="/_Incapsula_Resource?CWUDNSAI=23&amp;incident_id=1"></iframe>', 'Imperva'],
  [
    'a page of CV-Library',
    html,
    '<html><h1>Humans only</h1><p>You may have been mistakenly blocked. Ref 81a</p></html>',
    'the site',
  ],
  [
    'a proof-of-work page',
    html,
    '<title>Making sure you&#39;re not a bot!</title><script id="anubis_challenge">{}</script>',
    'a proof-of-work page',
  ],
  [
    'a page with nothing but a box',
    html,
    '<html><form><altcha-widget challengeurl="/c"></altcha-widget></form></html>',
    'the site',
  ],
  ['a page without a content type', new Headers(), '<html><title>Robot Check</title></html>', 'the site'],
  ['a page with typographic marks', html, '<title>Verify you’re a human</title>', 'the site'],
])('%s', (_, headers, text, wall) => {
  expect(challengeIn({ headers, text })).toBe(wall)
})

const manyAds = '<article><h2>Security check officer</h2><p>Work at the airport, in shifts.</p></article>'.repeat(40)

test.each<[string, Headers, string]>([
  [
    'an ordinary page behind Cloudflare',
    html,
    `<title>Jobs</title>${manyAds}<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
  ],
  ['a page of ads whose search form has a box', html, `<title>Jobs</title><div class="g-recaptcha"></div>${manyAds}`],
  ['a page of ads with a telling heading', html, `<h1>Security check jobs</h1>${manyAds}`],
  ['JSON whose ads speak of robots', json, '{"jobs":[{"title":"I am not a robot: captcha engineer"}]}'],
  ['XML', new Headers({ 'content-type': 'text/xml' }), '<nhsJobs><title>Are you human?</title></nhsJobs>'],
  ['a large JSON that names a wall', json, `{"jobs":["${'x'.repeat(6000)}","appId":"PX1","blockScript"]}`],
  ['nothing', new Headers(), ''],
])('is no challenge: %s', (_, headers, text) => {
  expect(challengeIn({ headers, text })).toBeNull()
})
