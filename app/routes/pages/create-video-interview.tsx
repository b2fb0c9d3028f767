import { Link } from 'react-router'
import { recordingKinds } from '../../../contract/recordings/kinds.ts'
import { product } from '../../../contract/texts/messages.ts'
import { DataPicture } from '../../ui/pages/data-picture.tsx'
import { TextPage } from '../../ui/pages/text-page.tsx'

const { 'video-question': question, 'video-answer': answer, 'screening-answer': screening } = recordingKinds

const lengths = [
  ['A company’s question, at most', question.most],
  ['Your answer to it, at most', answer.most],
  ['An answer in an application', screening.most],
  ['Either, where nothing else is chosen', answer.seconds],
].map(([name, seconds]) => ({ name: String(name), value: Number(seconds), shown: `${seconds} seconds` }))

/** Video interviews: what video questions here are, where they are, and advice for them and for interviews held elsewhere (S15.1). */
export default function CreateVideoInterview() {
  return (
    <TextPage
      title="Video interviews"
      canonical="/create-video-interview"
      description="How video questions work here, and how to do well in a video interview: what to try the day before, where to look, how to answer recorded questions, and what you can ask for."
      picture={<DataPicture title="How long recordings here are" rows={lengths} />}
    >
      <p>
        On {product}, companies record short questions, and you answer them by video or in writing, when it suits you.
        Live interviews by video call happen elsewhere: use the link in the employer’s invitation.
      </p>

      <h2>Video questions here</h2>
      <ul>
        <li>
          <b>You have applied</b>: if the company asks you questions, we email you a link. You also find them on the
          page of <Link to="/applied-jobs">your application</Link>, with the last day, the time for each answer, and how
          often you can try.
        </li>
        <li>
          <b>You are looking</b>: some companies ask everybody. Their questions are in the list of{' '}
          <Link to="/question-list">video questions</Link>.
        </li>
        <li>
          <b>You hire</b>: <Link to="/create-question">record a question</Link>, then ask candidates from the list of
          people who applied to your ad. <Link to="/my-question-list">Your questions</Link> and the{' '}
          <Link to="/video-interview-dashboard">dashboard</Link> show who has answered.
        </li>
      </ul>
      <p>
        You can always answer in writing instead, and it counts the same. Before each recording you can check your
        camera and microphone and practise. Only the company that asked and you see your answer. It is deleted with your
        application.
      </p>
      <p>
        <b>No program judges you.</b> We do not analyse faces, voices or feelings, and nothing here is scored by a
        program. People watch and read your answers.
      </p>

      <h2>Interviews elsewhere</h2>
      <ul>
        <li>
          <b>Live</b>: you talk to people on a call.
        </li>
        <li>
          <b>Recorded</b>: questions appear on the screen, you have a few seconds to think, and your answer is recorded
          against the clock. Someone watches it later. Find out beforehand whether you get a second try.
        </li>
      </ul>

      <h2>The day before</h2>
      <ol>
        <li>
          Open the link on the device that you will use. Allow it to use the camera and microphone. Try the practice
          question if there is one.
        </li>
        <li>Put the camera at eye level, with a window or a lamp in front of you and not behind you.</li>
        <li>Use headphones. Plug in your charger. Sit near the router, or have your phone ready as a backup.</li>
        <li>Read the ad again. Note three things that it asks for, each with an example from your own work.</li>
        <li>Write down the employer’s phone number in case the call drops.</li>
      </ol>

      <h2>During the interview</h2>
      <ul>
        <li>Look at the camera when you speak, and at the screen when you listen.</li>
        <li>
          For questions such as ‘tell us about a time when’, say what the situation was, what you had to do, what you
          did, and what the result was. One or two minutes is enough.
        </li>
        <li>You can use notes unless you are told not to. Key words are better than sentences.</li>
        <li>
          If something goes wrong, say so straight away and offer to phone. Nobody minds, and silence looks worse.
        </li>
      </ul>
      <p>
        The{' '}
        <a href="https://nationalcareers.service.gov.uk/careers-advice/interview-advice">National Careers Service</a>{' '}
        has more advice on interviews and on this way of answering questions.
      </p>

      <h2>What you can ask for</h2>
      <ul>
        <li>
          If you are disabled, an employer must make{' '}
          <a href="https://www.gov.uk/reasonable-adjustments-for-disabled-workers">reasonable adjustments</a> in
          recruitment too. These can be more time, the questions in writing, an interpreter, or a meeting instead of a
          recording.
        </li>
        <li>
          There are things that{' '}
          <a href="https://www.gov.uk/employer-preventing-discrimination/recruitment">an employer may not ask</a>. These
          are your health before an offer, with few exceptions, and whether you are married, have children or plan to.
        </li>
        <li>
          You can ask who sees the recording, how long it is kept, and whether a program judges it. The{' '}
          <a href="https://ico.org.uk/for-the-public/">Information Commissioner’s Office</a> explains your rights.
        </li>
      </ul>

      <h2>What you can do here</h2>
      <p>
        <Link to="/search">Search jobs</Link>. Keep jobs with an interview on your{' '}
        <Link to="/shortlisted-jobs">shortlist</Link>, with notes on what you want to say. Find out{' '}
        <Link to="/CV-review">how to get your CV reviewed</Link>.
      </p>
    </TextPage>
  )
}
