import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import css from '../../ui/legal-text.module.css'
import { PageHead } from '../../ui/page-head.tsx'

/** The public careers services, which look at anybody's CV for nothing. Addresses and numbers as their own sites give them. */
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

/** How to have a CV looked at: by oneself, by what is here, and by people who do it for nothing (S9.17). */
export default function CvReview() {
  return (
    <div className={`page ${css.text}`}>
      <PageHead
        title="CV review"
        canonical="/CV-review"
        description="Have your CV looked at: six questions to ask of it yourself, how it compares with an ad, and who in the United Kingdom and Ireland reviews it for nothing."
      />
      <h1>CV review</h1>
      <p>
        Nobody at {product} reads your CV, and no program here decides about you. This is how to have yours looked at,
        without paying for it.
      </p>

      <h2>Ask these six questions first</h2>
      <ol>
        <li>
          Does the first third say what you are, and what you want to do? Most readers decide there whether they go on.
        </li>
        <li>
          Does each job say what came of your work – a number, a result, somebody helped – and not only the duties?
        </li>
        <li>
          Are the words of the ad in it, where they are true of you? ‘Bookkeeping’ is not found by somebody who looks
          for ‘accounts payable’.
        </li>
        <li>Is it two pages or fewer? For a first job one is plenty; academic and medical CVs may be longer.</li>
        <li>
          Are dates given by month and year, and is a gap explained in a line? An unexplained gap is asked about; a line
          such as ‘caring for a parent’ settles it.
        </li>
        <li>
          Is out of it what no employer here needs: date of birth, photograph, marital status, National Insurance
          number?
        </li>
      </ol>

      <h2>Compare it with an ad</h2>
      <p>
        <Link to="/manage-my-cv">Keep your CV here</Link>, open an ad and press ‘Match my CV’. You see what the ad asks
        for, where your CV says it, and what is thin or missing. The number is for you alone: no employer sees it. A CV
        that you <Link to="/build-your-cv">build here</Link> shows its page count as you write, points out gaps, and can
        be read by the programs that employers sort CVs with.
      </p>

      <h2>Have it read by a person, for nothing</h2>
      <ul>
        {services.map(({ where, name, site, phone }) => (
          <li key={where}>
            {where}: <a href={`https://${site}`}>{name}</a>, telephone{' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        ))}
      </ul>
      <p>
        Jobcentres, most colleges and universities (for years after you leave), trade unions and many public libraries
        do it too. Somebody who does the job that you want sees more than any of them: ask one.
      </p>

      <h2>Who asks for money</h2>
      <p>
        You never have to pay to have a CV sent, and an agency may not charge you for finding you work. Somebody who
        says that your CV ‘failed the system’ and offers to write it anew for a fee is selling something.
      </p>
    </div>
  )
}
