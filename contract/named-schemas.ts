import type { z } from 'zod'
import { AdminCompany, AdminUser } from './admin/api.ts'
import { OwnAlert } from './alerts/own-alerts-api.ts'
import {
  AnswerValue,
  ApplicationReason,
  ApplicationState,
  BoardWithCredentials,
  FormAnswer,
  FormQuestion,
} from './applications/applications.ts'
import { JobsOfCall, UserWithApplications } from './applications/call-parts.ts'
import { FileEvidence } from './applications/evidence.ts'
import {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationList,
  ApplicationToReview,
  GroupedApplications,
  KeptAd,
  OpenQuestion,
  Receipt as ApplicationReceipt,
  ReceiptContent as ApplicationReceiptContent,
  ReceiptFile as ApplicationReceiptFile,
} from './applications/history.ts'
import { Plan as ApplyingPlan, PlannedCv, PlannedJob, StartedApplication } from './applications/plan.ts'
import { FillProgress } from './applications/progress.ts'
import { SourceSettings } from './applications/ways.ts'
import { AvoidedEntry } from './avoided/avoided.ts'
import { BoardId, Source as BoardSource } from './boards/boards.ts'
import {
  Applicant,
  ApplyHere,
  Candidacy,
  CandidacyDetail,
  CandidacyReceiptContent,
  CandidacyState,
} from './candidates/candidacies.ts'
import { DecisionTemplate } from './candidates/decisions.ts'
import {
  Candidate,
  CandidateDetail,
  CandidateNote,
  CandidateScores,
  DeskAd,
  SpecApplication,
  WaitingDecision,
} from './candidates/desk.ts'
import { Keeping } from './candidates/keeping.ts'
import { Scores } from './candidates/scores.ts'
import { ScreeningAnswers, ScreeningQuestion, TypedScreening } from './candidates/screening.ts'
import { ApiKey } from './companies/api-keys.ts'
import { Company, CompanyAddress, Statement, StatementLine, Verification } from './companies/companies.ts'
import { Conversation, NewMessage } from './conversations/conversations.ts'
import { CoverLetter, LetterSummary } from './cover-letters/cover-letters.ts'
import { BoardCredential, HeldLogin } from './credentials/credentials.ts'
import { CvSummary, CvVersion, DeletedEntry, KeptCv } from './cvs/api.ts'
import { Cv, CvDate, EducationEntry, OtherLanguage, PersonalData, Skill } from './cvs/cvs.ts'
import { CvFileEntry } from './cvs/files.ts'
import { CvProposal } from './cvs/import.ts'
import { JobMatch } from './cvs/match-api.ts'
import { CvMatch, CvPlace, MatchKind } from './cvs/match.ts'
import { PrintOptions } from './cvs/print-options.ts'
import { Showcase } from './home/home.ts'
import { HumanCheckStart } from './human-check/api.ts'
import {
  Appointment,
  Changed as ChangedInterview,
  Invitation,
  InvitationPlan,
  Kit as InterviewKit,
  ScoreSheet,
  TypedTime,
} from './interviews/interviews.ts'
import { CompanyPage, Employer, KeptPromises } from './job-ads/company-page.ts'
import { CompanyPicture } from './job-ads/company-pictures.ts'
import { AdContent, QuestionText } from './job-ads/content.ts'
import { CompanyFeed, FeedSettings, FeedToTry, TriedJob } from './job-ads/feed.ts'
import { Hint } from './job-ads/hints.ts'
import { AdOptions, CompanyPost, MyAd, MyAdWhole } from './job-ads/my-ads.ts'
import { DryRun, PostedContent, PublicAd } from './job-ads/public-ads.ts'
import { AdStatistics } from './job-ads/statistics.ts'
import { WantedSearch } from './job-searches/api.ts'
import { FacetValue, Facets, JobSearch } from './job-searches/job-searches.ts'
import { Results } from './job-searches/results.ts'
import { Job, Pay } from './jobs/jobs.ts'
import { OwnAd } from './jobs/own-ad.ts'
import { Lead, MessageToUs } from './messages/api.ts'
import { Operator } from './operator/operator.ts'
import { AdminPayments } from './payments/admin-payments.ts'
import { NewPurchase, Purchase, Subscription } from './payments/payments.ts'
import { ToldDay, ToldMoment } from './platform/bounds.ts'
import { VideoQuestion } from './questions/questions.ts'
import { AnsweredRound, MyInvitation, MyRound, NewRound, Round } from './questions/rounds.ts'
import { RecordingKind } from './recordings/kind-schemas.ts'
import { PlayableRecording } from './recordings/recordings.ts'
import {
  BandOfPay,
  EmployeeAnswer,
  SalaryAnswer,
  Step as PayStep,
  StudentLoan as LoanRepayment,
} from './salary/answers.ts'
import { IrishCredits } from './salary/fields.ts'
import { Pension, SalaryQuestion } from './salary/questions.ts'
import { SavedSearch, SearchEntries, SearchEntry, SearchWords } from './saved-searches/saved-searches.ts'
import { PasskeyProof } from './second-factor/api.ts'
import { Shortlist, ShortlistEntry, ShortlistNote } from './shortlists/shortlists.ts'
import { PayLike } from './statistics/pay-like.ts'
import { PayFigures, Statistics } from './statistics/statistics.ts'
import { Alert, ApiError } from './texts/alert.ts'
import { Today } from './today/today.ts'
import { Notifications } from './users/notifications.ts'
import { SignInAnswer, User } from './users/users.ts'
import { WholeUser } from './users/whole-user.ts'

/** The schemas that /api/openapi.json names, under its `components`: those that stand in several places, and the long ones. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  AdContent,
  AdStatistics,
  AdminCompany,
  AdOptions,
  AdminPayments,
  AdminUser,
  Alert,
  AnswerValue,
  AnsweredRound,
  ApiError,
  ApiKey,
  Applicant,
  ApplicationDetail,
  ApplicationEntry,
  ApplicationList,
  ApplicationReason,
  ApplicationReceipt,
  ApplicationReceiptContent,
  ApplicationReceiptFile,
  ApplicationState,
  ApplicationToReview,
  ApplyHere,
  ApplyingPlan,
  Appointment,
  AvoidedEntry,
  BandOfPay,
  BoardCredential,
  BoardId,
  BoardSource,
  BoardWithCredentials,
  Candidacy,
  CandidacyDetail,
  CandidacyReceiptContent,
  CandidacyState,
  Candidate,
  CandidateDetail,
  CandidateNote,
  CandidateScores,
  ChangedInterview,
  Company,
  CompanyAddress,
  CompanyFeed,
  CompanyPage,
  CompanyPicture,
  CompanyPost,
  Conversation,
  CoverLetter,
  Cv,
  CvDate,
  CvFileEntry,
  CvMatch,
  CvPlace,
  CvProposal,
  CvSummary,
  CvVersion,
  DecisionTemplate,
  DeletedEntry,
  DeskAd,
  DryRun,
  EducationEntry,
  EmployeeAnswer,
  Employer,
  FacetValue,
  Facets,
  FeedSettings,
  FeedToTry,
  FileEvidence,
  FillProgress,
  FormAnswer,
  FormQuestion,
  GroupedApplications,
  HeldLogin,
  Hint,
  HumanCheckStart,
  IndustryOrAny: JobSearch.shape.jobArea,
  InterviewKit,
  Invitation,
  InvitationPlan,
  IrishCredits,
  Job,
  JobArea: JobSearch.shape.jobArea,
  JobMatch,
  JobSearch,
  JobsOfCall,
  Keeping,
  KeptAd,
  KeptCv,
  KeptPromises,
  Lead,
  LetterSummary,
  LoanRepayment,
  MatchKind,
  MessageToUs,
  MyAd,
  MyAdWhole,
  MyInvitation,
  MyRound,
  NewMessage,
  NewPurchase,
  NewRound,
  Notifications,
  OpenQuestion,
  Operator,
  OtherLanguage,
  OwnAd,
  OwnAlert,
  PasskeyProof,
  Pay,
  PayFigures,
  PayLike,
  PayStep,
  Pension,
  PersonalData,
  PlannedCv,
  PlannedJob,
  PlayableRecording,
  PostedContent,
  PrintOptions,
  PublicAd,
  Purchase,
  QuestionText,
  RecordingKind,
  Results,
  Round,
  SalaryAnswer,
  SalaryQuestion,
  SavedSearch,
  ScoreSheet,
  Scores,
  ScreeningAnswers,
  ScreeningQuestion,
  SearchEntries,
  SearchEntry,
  SearchWords,
  Shortlist,
  ShortlistEntry,
  ShortlistNote,
  Showcase,
  SignInAnswer,
  Skill,
  SourceSettings,
  SpecApplication,
  StartedApplication,
  Statement,
  StatementLine,
  Statistics,
  Subscription,
  Today,
  ToldDay,
  ToldMoment,
  TriedJob,
  TypedScreening,
  TypedTime,
  User,
  UserWithApplications,
  Verification,
  VideoQuestion,
  WaitingDecision,
  WantedSearch,
  WholeUser,
}
