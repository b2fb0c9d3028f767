import './offline.css'
import { element } from './element.ts'
import { keptHere } from './kept-here.ts'
import { shortlistView } from './shortlist-view.ts'

/*
 * The page that stands in for any other without a connection (see service-worker.ts). At the shortlist's address it shows the list that this
 * browser has kept; anywhere else it says what is the matter, and where the list is.
 */

const now = new Date()
const kept = keptHere(now)
const main = document.querySelector('main')
const isShortlist = ['/shortlisted-jobs', '/shortlisted'].includes(location.pathname)

if (kept !== null && isShortlist) {
  document.title = 'Shortlisted jobs – Rolecall'
  main?.replaceChildren(...shortlistView(kept, now))
} else if (kept !== null) {
  main?.append(
    element(
      'p',
      {},
      element('a', { href: '/shortlisted-jobs' }, 'Read your shortlist'),
      '. It is saved in this browser.',
    ),
  )
} else if (isShortlist) {
  main?.append(
    element(
      'p',
      {},
      'There is no shortlist saved in this browser. We save it when you open your shortlist, and keep it until you log out.',
    ),
  )
}

// Back online: load the real page.
addEventListener('online', () => location.reload())
