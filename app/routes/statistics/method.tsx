import { Link } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import css from '../../ui/statistics/statistics.module.css'

export default function StatisticsMethod() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="How we make our statistics"
        description="Which job ads we count, how we read pay, and what median, quartile and deviation mean on our statistics pages."
        canonical="/how-statistics-are-made"
      />
      <h1>How we make our statistics</h1>
      <div className="prose">
        <h2>Which ads we count</h2>
        <p>
          We count every vacancy in our database that was open at some time in the last 90 days. A vacancy on several
          boards counts once, however often it was posted. The ads come from{' '}
          <Link to="/sources">the boards we search</Link>, so jobs never advertised there are not included. We give no
          figures for fewer than five ads, because so few say little about the rest.
        </p>
        <h2>How we group job titles</h2>
        <p>
          We ignore anything in the title that is not the job itself: place, pay, grade, hours or reference. A ‘Senior
          Staff Nurse, Leeds’ counts as a senior staff nurse, a staff nurse and a nurse. A ‘Nurse Manager’ counts as a
          manager, not as a nurse. Different names for the same job count as one: an ‘RGN’ is a registered general
          nurse.
        </p>
        <h2>How we count places</h2>
        <p>
          An ad counts for the town it names, and for the county, region and country around that town. A district counts
          for its town. London means all of London. A postcode counts for its county.
        </p>
        <h2>How we read pay</h2>
        <ul>
          <li>For a range, we use the middle. For ‘up to’ and ‘from’, we use the amount given.</li>
          <li>
            Hourly, weekly and monthly pay is converted to a yearly figure. Daily pay and hourly contracts are shown
            separately as day rates, at eight hours a day.
          </li>
          <li>We never mix pounds and euro, or convert one to the other.</li>
          <li>
            We leave out pay that a board has estimated, and amounts that cannot be right: under 5,000 or over 500,000 a
            year, and under 50 or over 3,000 a day.
          </li>
          <li>Most ads do not say what they pay. Beside each figure we say how many ads it is based on.</li>
          <li>The figures show what ads offer, which may differ from what people end up earning.</li>
        </ul>
        <h2>What the figures mean</h2>
        <ul>
          <li>Median: half of the ads offer more and half offer less. One very high offer does not change it.</li>
          <li>Middle half: the range between the quartiles. A quarter of ads offer less and a quarter offer more.</li>
          <li>
            Middle 80%: the range from the 10th to the 90th percentile. One ad in ten offers less and one in ten offers
            more.
          </li>
          <li>
            Mean and standard deviation: the average, and how far offers spread around it (the sample standard
            deviation). The salary band is one deviation either side of the mean.
          </li>
          <li>
            Normal curve: what a normal distribution with the same mean and deviation would look like, drawn from 17
            points a quarter of a deviation apart. Real pay rarely follows it, because very high offers stretch it
            upwards.
          </li>
        </ul>
        <h2>How up to date they are</h2>
        <p>
          We add new ads and remove closed ones every minute. For a title with many ads, the figures update when one ad
          in fifty has changed, or within the hour. ‘Month by month’ counts ads by the day they were posted, over the
          last twelve months, and a month’s median needs five ads with pay. Counts are too low for months before we
          started to search a board.
        </p>
        <h2>Your own pay</h2>
        <p>
          We compare the pay you enter under ‘Compare your pay’ and then discard it. We do not store it or put it in an
          address.
        </p>
        <p>
          <Link to="/statistics">Job statistics</Link>
        </p>
      </div>
    </div>
  )
}
