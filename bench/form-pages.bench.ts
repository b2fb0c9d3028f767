import { runFormPages } from './form-pages/run.ts'

/**
 * Forms in the shapes of the systems that employers use: which questions are read, with their type and whether they must be answered,
 * whether a trap is read, filled in or pressed, and whether the form is sent. ROLECALL_BENCH_FORMS: the folder;
 * ROLECALL_BENCH_FAULTS=1 says what is wrong where; ROLECALL_BENCH_ONLY: 'odd', 'even', or a part of a page's name.
 */
await runFormPages(process.env['ROLECALL_BENCH_FORMS'] ?? '../shared/applying/forms')
