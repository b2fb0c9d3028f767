import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import type { Route } from './+types/cv-review'
import { ask } from '../../ask.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

/** Public careers services, which review anyone's CV for free. Addresses and numbers come from their own sites. */
const services = [
  { where: 'England', name: 'National Careers Service', site: 'nationalcareers.service.gov.uk', phone: '0800 100 900' },
  { where: 'Scotland', name: 'My World of Work', site: 'www.myworldofwork.co.uk', phone: '0800 917 8000' },
  { where: 'Wales', name: 'Working Wales', site: 'workingwales.gov.wales', phone: '0800 028 4844' },
  {
    where: 'Northern Ireland',
    name: 'Careers Service',
    site: 'www.nidirect.gov.uk/campaigns/careers',
    phone: '0300 200 7820',
  },
  { where: 'Ireland', name: 'Intreo', site: 'www.gov.ie/intreo', phone: '0818 111 112' },
] as const

/** Words that go into the picture, the most frequent first. */
const mostWords = 8

/** What the ads ask for of the title whose pay the home page shows; null while there are too few. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pay } = await ask(context, (api) => api.home.showcase())
  const id = pay === null ? undefined : pay.address.split('/')[2]
  if (id === undefined) return null
  const params = { id: decodeURIComponent(id) }
  const { jobTitle, frequency } = await ask(context, (api) => api.statistics.find({ params }))
  const counted = Object.entries(frequency).toSorted((a, b) => b[1] - a[1])
  const rows = counted
    .slice(0, mostWords)
    .map(([name, ads]) => ({ name, value: ads, shown: `${ads.toLocaleString('en-GB')} ${ads === 1 ? 'ad' : 'ads'}` }))
  return { jobTitle, rows }
}

/** How to get a CV checked: by yourself, with the tools here, and by people who do it for free (S9.17). */
export default function CvReview({ loaderData: asked }: Route.ComponentProps) {
  return (
    <TextPage
      title="CV review"
      canonical="/CV-review"
      description="Get your CV checked: six questions to ask yourself, how it compares with an ad, and who in the United Kingdom and Ireland reviews it for free."
      picture={asked && <DataPicture title={`What ads for ‘${asked.jobTitle}’ ask for most`} rows={asked.rows} />}
    >
      <p>
        Nobody at {product} reads your CV, and no program here makes decisions about you. This page explains how to get
        your CV checked for free.
      </p>

      <h2>Ask these six questions first</h2>
      <ol>
        <li>
          Does the first third say what you do and what you want to do? Most readers decide there whether to read on.
        </li>
        <li>
          Does each job say what you achieved – a number, a result, someone you helped – and not only your duties?
        </li>
        <li>
          Does it use the words of the ad, where they are true for you? Someone who looks for ‘accounts payable’ will
          not find ‘bookkeeping’.
        </li>
        <li>Is it two pages or fewer? For a first job one page is plenty. Academic and medical CVs may be longer.</li>
        <li>
          Do dates have a month and a year, and does one line explain each gap? Employers ask about gaps. A line such as
          ‘caring for a parent’ answers them.
        </li>
        <li>
          Have you left out what UK employers do not need: date of birth, photograph, marital status and National
          Insurance number?
        </li>
      </ol>

      <h2>Compare it with an ad</h2>
      <p>
        <Link to="/manage-my-cv">Add your CV</Link>, open an ad and choose ‘Match my CV’. You see what the ad asks for,
        where your CV says it, and what is weak or missing. Only you see the score. If you{' '}
        <Link to="/build-your-cv">build your CV here</Link>, we show the page count as you write and point out gaps. The
        programs that employers use to sort CVs can read it.
      </p>

      <h2>Get it read for free</h2>
      <ul>
        {services.map(({ where, name, site, phone }) => (
          <li key={where}>
            {where}: <a href={`https://${site}`}>{name}</a>, phone{' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        ))}
      </ul>
      <p>
        Jobcentres, trade unions, many public libraries, and most colleges and universities (for years after you leave)
        do it too. Someone who does the job that you want will notice more than any of them, so ask one.
      </p>

      <h2>If someone asks for money</h2>
      <p>
        You never have to pay to send a CV, and an agency may not charge you for finding you work. If someone says that
        your CV ‘failed the system’ and offers to rewrite it for a fee, they are selling something.
      </p>
    </TextPage>
  )
}
