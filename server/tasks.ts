import { askBoardsForAlerts, sendAlerts, tidyAllAlerts } from './alerts/tasks.ts'
import { remindOfSilence, tellOfApplications } from './applications/tasks.ts'
import { tellDecisions } from './candidates/index.ts'
import { clearCandidates, tellOfCandidates } from './candidates/tasks.ts'
import { clearConversations } from './conversations/tasks.ts'
import { tidyBoards } from './boards/tasks.ts'
import { readFeed } from './jobs/reading/read-feed.ts'
import { forgetDeletedLetters } from './cover-letters/tasks.ts'
import { forgetHeldLogins } from './credentials/tasks.ts'
import { readUploadedCv, tidyCvFiles } from './cvs/files/tasks.ts'
import { forgetDeletedCvs } from './cvs/tasks.ts'
import { endAbandonedImports, forgetDaysSearches, refreshSuggestions, tidySearchIndex } from './job-searches/tasks.ts'
import { forgetOldMarks } from './job-searches/irrelevant.ts'
import {
  closeExpiredAds,
  forgetOldAdDrafts,
  lookAfterPromises,
  readCompanyFeeds,
  takeCompaniesNewNames,
} from './job-ads/tasks.ts'
import { closeExpiredJobs } from './jobs/tasks.ts'
import { sendBulkMail, sendMessage, sendText } from './outbox/index.ts'
import { askAboutPayments, lookAfterPlans } from './payments/tasks.ts'
import { forgetRemovedFromShortlists } from './shortlists/tasks.ts'
import { forgetOldStatistics, keepStatistics } from './statistics/tasks.ts'
import { illustrateRecording, processRecording } from './recordings/index.ts'
import { tidyRecordings } from './recordings/tasks.ts'
import { removeFiles } from './platform/files/dropped-files.ts'
import type { Task } from './platform/tasks.ts'
import { clearInterviews, lookAfterInterviews, remindOfInterviews, sendInterviewLinks } from './interviews/tasks.ts'
import { clearQuestions, lookAfterQuestions, remindOfQuestions } from './questions/tasks.ts'
import type { Services } from './services.ts'
import { sendAccountLink } from './users/account-links.ts'
import { tellOfFailedLogIns } from './users/guessing.ts'
import { keepNoLonger } from './users/retention-tasks.ts'
import { forgetWhatRanOut } from './users/tasks.ts'

/** Every task that the worker runs. */
export const tasks: readonly Task<unknown, Services>[] = [
  readFeed,
  tidyBoards,
  closeExpiredJobs(forgetOldMarks),
  closeExpiredAds,
  takeCompaniesNewNames,
  forgetOldAdDrafts,
  readCompanyFeeds,
  lookAfterPromises,
  refreshSuggestions,
  tidySearchIndex,
  endAbandonedImports,
  forgetDaysSearches,
  sendMessage,
  sendText,
  sendBulkMail,
  forgetWhatRanOut,
  askBoardsForAlerts,
  sendAlerts,
  tidyAllAlerts,
  sendAccountLink,
  tellOfFailedLogIns,
  keepNoLonger,
  forgetDeletedCvs,
  forgetDeletedLetters,
  readUploadedCv,
  tidyCvFiles,
  removeFiles,
  processRecording,
  illustrateRecording,
  tidyRecordings,
  tellOfApplications,
  remindOfSilence,
  tellOfCandidates,
  clearCandidates,
  clearConversations,
  tellDecisions,
  remindOfInterviews,
  lookAfterInterviews,
  sendInterviewLinks,
  clearInterviews,
  remindOfQuestions,
  lookAfterQuestions,
  clearQuestions,
  forgetHeldLogins,
  forgetRemovedFromShortlists,
  keepStatistics,
  forgetOldStatistics,
  askAboutPayments,
  lookAfterPlans,
]
