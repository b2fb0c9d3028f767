import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { cookies, storage, type Kept } from '../../content/kept-in-browser.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'
import { Table } from '../../ui/parts/table.tsx'

const counted = [
  { name: 'Cookies that we can set', value: cookies.length, shown: `${cookies.length}` },
  { name: 'Other things that pages store', value: storage.length, shown: `${storage.length}` },
  { name: 'Set by other companies', value: 0, shown: 'none' },
  { name: 'For advertising', value: 0, shown: 'none' },
]

/** Every cookie, and everything else that the browser stores for us. */
export default function Cookies() {
  return (
    <TextPage
      title="Cookies"
      canonical="/cookies"
      description={`Every cookie that ${product} sets, what it is for and how long it lasts. All of them are our own, and none follows you to other sites.`}
      picture={<DataPicture title="What is stored in your browser, and by whom" rows={counted} />}
    >
      <p>
        A cookie is a line of text that your browser stores for a site and sends back to it. We only set our own
        cookies. None is for advertising, and none counts what you look at. There are no cookies or scripts from other
        companies on these pages.
      </p>
      <p>
        Each cookie is needed for something that you did or asked for, so the law does not require your consent. See{' '}
        <a href="https://ico.org.uk/for-the-public/online/cookies/">what the ICO says about cookies</a>. ‘Accept’ in the
        notice at the foot of a page only closes the notice.
      </p>

      <h2>Cookies</h2>
      <p>Most visitors have one or two of these. We only set a cookie when it is needed.</p>
      <KeptTable caption="Cookies that we set" kept={cookies} />
      <p>On a secure address, the names of the login cookies start with ‘__Host-’.</p>

      <h2>Other things your browser stores</h2>
      <p>
        Pages also keep some things in your browser’s storage. They stay there and are not sent to us with each page.
      </p>
      <KeptTable caption="What pages keep in your browser" kept={storage} />
      <p>
        A name that ends in a colon is followed by the number of the account or CV it belongs to. ‘offline-’ is followed
        by a version number.
      </p>

      <h2>How to delete cookies</h2>
      <p>
        Your browser’s privacy settings show what each site stores, and you can delete it there. Without our cookies you
        can still search and read everything. You cannot stay logged in, and we forget your colours and hidden jobs. For
        what we store ourselves, see <Link to="/privacy">Privacy</Link>.
      </p>
    </TextPage>
  )
}

function KeptTable({ caption, kept }: { caption: string; kept: readonly Kept[] }) {
  return (
    <Table
      caption={caption}
      isCaptionUnseen
      columns={['Name', 'What for', 'How long'].map((name) => ({ name }))}
      rows={kept.map(({ name, purpose, life }) => ({ key: name, cells: [name, purpose, life] }))}
    />
  )
}
