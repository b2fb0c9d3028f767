import { Link } from 'react-router'
import { product } from '../../../contract/texts/messages.ts'
import { TextPage } from '../../ui/pages/text-page.tsx'

/** Interviews by video: not here yet, and how to do well in one wherever it is held (S15.1). */
export default function CreateVideoInterview() {
  return (
    <TextPage
      title="Video interviews"
      canonical="/create-video-interview"
      description="How to do well in an interview by video: what to try the day before, where to look, how to answer recorded questions, and what you may ask for."
    >
      <p>
        {product} does not record or hold interviews yet. Many employers do, and this is how to do well in theirs. An
        invitation that comes to you from an employer holds as it is: use the link in it.
      </p>

      <h2>Two kinds</h2>
      <ul>
        <li>
          <b>Live</b>: you talk with people over a call.
        </li>
        <li>
          <b>Recorded</b>: questions appear on the screen, you have some seconds to think, and your answer is recorded
          while a clock runs. Somebody watches it later. Find out beforehand whether you may try again.
        </li>
      </ul>

      <h2>The day before</h2>
      <ol>
        <li>
          Open the link on the device that you will use; let it have camera and microphone; look at the trial question
          if there is one.
        </li>
        <li>Put the camera at the height of your eyes, with a window or a lamp in front of you and not behind.</li>
        <li>Use headphones. Plug in the power. Sit near the router, or have your phone ready as a second way in.</li>
        <li>Read the ad again and note three things that it asks for, each with an example from your own work.</li>
        <li>Write down a telephone number of the employer, in case the call breaks off.</li>
      </ol>

      <h2>While it runs</h2>
      <ul>
        <li>Look at the camera when you speak, and at the screen when you listen.</li>
        <li>
          For questions such as ‘tell us about a time when’, say what the situation was, what you had to do, what you
          did, and what came of it. One to two minutes are enough.
        </li>
        <li>Notes are allowed unless somebody says that they are not. Key words are better than sentences.</li>
        <li>If something fails, say so at once and offer to telephone. Nobody minds; silence looks worse.</li>
      </ul>
      <p>
        The{' '}
        <a href="https://nationalcareers.service.gov.uk/careers-advice/interview-advice">National Careers Service</a>{' '}
        has advice on interviews and on the way of answering that is described here.
      </p>

      <h2>What you may ask for</h2>
      <ul>
        <li>
          If you are disabled, an employer must make{' '}
          <a href="https://www.gov.uk/reasonable-adjustments-for-disabled-workers">reasonable adjustments</a> in
          recruitment too: more time, the questions in writing, an interpreter, or a meeting in place of a recording.
        </li>
        <li>
          <a href="https://www.gov.uk/employer-preventing-discrimination/recruitment">What an employer may not ask</a>:
          health before an offer, with few exceptions, marriage, children or plans for them.
        </li>
        <li>
          You may ask who sees the recording, how long it is kept, and whether a program judges it. The{' '}
          <a href="https://ico.org.uk/for-the-public/">Information Commissioner’s Office</a> explains your rights.
        </li>
      </ul>

      <h2>Meanwhile, here</h2>
      <p>
        <Link to="/search">Search jobs</Link>, keep those with an interview on your{' '}
        <Link to="/shortlisted-jobs">shortlist</Link> with notes of what you want to say, or look at{' '}
        <Link to="/CV-review">how to have your CV reviewed</Link>.
      </p>
    </TextPage>
  )
}
